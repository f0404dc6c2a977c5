import { once } from 'node:events';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { CreatePagesArgs } from 'gatsby';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { publishPageIslands } from '../bundling/page-islands';
import { contentLayer, type Pause } from '../../site/layer';
import { type PageNode, pageNodes } from '../../site/nodes/nodes';
import { findProblems } from '../../site/pages/check';
import type { CheckedPage } from '../../site/finish';
import type { FinishedContent, SiteContent } from '../../site/pages/content';
import { createPages, finishContent, type PageSource } from '../../site/pages/create-pages';
import { gatherContent, indexDataOf, queryPages } from '../../site/pages/gather';
import { publishContent, publishSearch } from '../../site/pages/publish';
import { createStyleguide } from '../../site/pages/styleguide';
import type { Problem } from '../../config/diagnostics/problems';
import { currentSite } from '../../config/project/site';
import { createPagesAgain, SOURCES_ID } from './create-again';
import { gatsby } from './keep-edits';
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
let checking: Promise<void> | undefined;
let isChecked = false;

/**
 * Creates all pages at once. Only those that an author has opened are compiled for it, others when
 * they are opened. The whole content is compiled and checked afterwards: an edit does not wait for
 * that, and neither does the start.
 */
export async function createDevelopPages(
  args: CreatePagesArgs,
  { query, templates }: PageSource,
): Promise<void> {
  // The check of an older edit shares the index and the files with this one.
  latest.abort();
  await checking;
  const { signal } = (latest = new AbortController());
  const sources = sourcesOf(args);
  const nodes = await queryPages(args, query);
  if (!nodes) return;
  const content = await sketchContent(gatherContent(currentSite(), existing(nodes, args)), args);
  // The scripts have the address of the engine, which is published with the index.
  if (!isChecked) await publishSearch(content);
  await createPages(content, templates, args);
  await createStyleguide(content, args);
  checking = checkAfter({ content, sources }, args, signal);
}

/** What pages are made of, as text that changes with it. */
function sourcesOf({ getNode, getNodesByType }: CreatePagesArgs): string {
  const nodes = [getNode(SOURCES_ID), ...pageNodes(getNodesByType)];
  return JSON.stringify(nodes.map((node) => [node?.id, node?.internal.contentDigest]));
}

/** Deletes pages whose file is gone. @returns the others. */
function existing(
  nodes: readonly PageNode[],
  { actions, getNode }: CreatePagesArgs,
): readonly PageNode[] {
  const gone = nodes.filter(({ parent }) => !getNode(parent ?? ''));
  for (const node of gone) actions.deleteNode(node);
  return nodes.filter((node) => !gone.includes(node));
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

interface Created {
  readonly content: FinishedContent;
  readonly sources: string;
}

async function checkAfter(
  created: Created,
  args: CreatePagesArgs,
  signal: AbortSignal,
): Promise<void> {
  try {
    await once(gatsby, 'waits', { signal });
    await Promise.race([firstBundle, once(signal, 'abort')]);
    await setTimeout(QUIET_MS, undefined, { signal });
    await check(created, args, () => setImmediate(undefined, { signal }));
  } catch (error) {
    if (!signal.aborted) args.reporter.error('The content cannot be checked.', error as Error);
  }
}

/** @param pause throws once there is another edit. */
async function check(
  { content, sources }: Created,
  args: CreatePagesArgs,
  pause: Pause,
): Promise<void> {
  // Gatsby does not create pages again for what changes while it creates them.
  const isOutdated = () => sourcesOf(args) !== sources;
  if (isOutdated()) {
    createPagesAgain(args);
    return;
  }
  const show = (problems: readonly Problem[]) =>
    showProblems(problems, content.site.settings.checks, args.reporter);
  // The first time, all pages are compiled: what is wrong on those that are open is known by now.
  if (!isChecked) await show(content.pages.flatMap(({ finished }) => finished.problems));
  const finished = await finishContent(content, args, pause);
  await pause();
  await show(findProblems(finished));
  await pause();
  await publishSearch(finished);
  await pause();
  await publishContent(finished);
  publishPageIslands();
  const layer = contentLayer();
  const isOther = ({ node, finished: page }: CheckedPage, index: number) =>
    layer.isOpened(node) && page !== content.pages[index]?.finished;
  // The styleguide has a class page.
  if (!isChecked || isOutdated() || finished.pages.some(isOther)) createPagesAgain(args);
  isChecked = true;
}
