import { setImmediate, setTimeout } from 'node:timers/promises';
import type { CreatePagesArgs } from 'gatsby';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { publishPageIslands } from '../bundling/page-islands';
import { contentLayer } from '../content-layer/layer';
import { findProblems } from '../content-layer/pages/check';
import type { CheckedPage, FinishedContent, SiteContent } from '../content-layer/pages/content';
import { createPages, finishContent } from '../content-layer/pages/create-pages';
import { gatherContent, indexDataOf, queryPages } from '../content-layer/pages/gather';
import { publishContent, publishSearch } from '../content-layer/pages/publish';
import { createStyleguide } from '../content-layer/pages/styleguide';
import { currentSite } from '../site/site';
import { createPagesAgain } from './create-again';
import { showProblems } from './problems';

/** Edits closer together than this, in milliseconds, are checked together. */
const QUIET_MS = 300;

let bundled: () => void;
const firstBundle = new Promise<void>((resolve) => (bundled = resolve));

/** For webpack: once there is a bundle, pages can be opened. */
export const whenBundled: WebpackPluginInstance = {
  apply: ({ hooks }: Compiler) => hooks.done.tap('develop', () => bundled()),
};

let latest = new AbortController();
let isChecked = false;

/**
 * Creates all pages at once. Only those that an author has opened are compiled for it, others when
 * they are opened. The whole content is compiled and checked afterwards: an edit does not wait for
 * that, and neither does the start.
 */
export async function createDevelopPages(args: CreatePagesArgs): Promise<void> {
  const nodes = await queryPages(args);
  if (!nodes) return;
  const content = await sketchContent(gatherContent(currentSite(), nodes), args);
  // The scripts have the address of the engine, which is published with the index.
  if (!isChecked) await publishSearch(content);
  await createPages(content, args);
  await createStyleguide(content, args);
  latest.abort();
  latest = new AbortController();
  void checkAfter(content, args, latest.signal);
}

async function sketchContent(
  content: SiteContent,
  args: CreatePagesArgs,
): Promise<FinishedContent> {
  const layer = contentLayer();
  const data = { ...indexDataOf(content), ...layer.collected };
  layer.refresh(content.nodes, data);
  const pages: CheckedPage[] = [];
  for (const node of content.nodes) pages.push({ node, finished: await layer.sketch(node, args) });
  const referenceIndex = layer.referenceIndex((type) => args.getNodesByType(type));
  return { ...content, pages, sections: data.sections, referenceIndex };
}

async function checkAfter(
  content: FinishedContent,
  args: CreatePagesArgs,
  signal: AbortSignal,
): Promise<void> {
  try {
    await firstBundle;
    await setTimeout(QUIET_MS, undefined, { signal });
    await check(content, args, signal);
  } catch (error) {
    if (!signal.aborted) args.reporter.error('The content cannot be checked.', error as Error);
  }
}

/** @param signal is aborted by the next edit. */
async function check(
  content: FinishedContent,
  args: CreatePagesArgs,
  signal: AbortSignal,
): Promise<void> {
  const finished = await finishContent(content, args, () => setImmediate(undefined, { signal }));
  await showProblems(findProblems(finished), content.site.settings.checks, args.reporter);
  await publishSearch(finished);
  await publishContent(finished);
  publishPageIslands();
  const layer = contentLayer();
  const isOther = ({ node, finished: page }: CheckedPage, index: number) =>
    layer.isOpened(node) && page !== content.pages[index]?.finished;
  // The styleguide has a class page.
  if (!isChecked || finished.pages.some(isOther)) createPagesAgain(args);
  isChecked = true;
}
