import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { currentSite } from '../../site/site';
import { contentLayer } from '../layer';
import { writeSiteIndexData } from '../site-index-data';
import { findProblems } from './check';
import type { CheckedPage, FinishedContent, SiteContent } from './content';
import { gatherContent, indexDataOf, inReadingOrder, queryPages } from './gather';
import { PAGE_KINDS } from './kinds';
import { publishContent } from './publish';
import { report } from './report';

/** Checks all content, reports all mistakes together, and creates a page per document. */
export async function createContentPages(args: CreatePagesArgs): Promise<void> {
  const nodes = await queryPages(args);
  if (!nodes) return;
  const site = currentSite();
  const content = await finishContent(gatherContent(site, nodes), args);
  report(findProblems(content), site.settings.checks, args.reporter);
  await publishContent(content);
  const pages = PAGE_KINDS.flatMap((kind) => kind.pages(content));
  for (const { path: route, template, context } of pages) {
    const component = path.resolve(`src/templates/${template}.tsx`);
    args.actions.createPage({ path: route, component, context });
  }
}

/** Finishes all pages, and gives the processes that run queries what they need to do the same. */
async function finishContent(
  content: SiteContent,
  args: CreatePagesArgs,
): Promise<FinishedContent> {
  const layer = contentLayer();
  const { nodes } = content;
  const data = indexDataOf(content);
  layer.refresh(nodes, data);
  const mentions = await layer.collectMentions(inReadingOrder(content), args);
  const complete = { ...data, mentions };
  writeSiteIndexData(complete);
  layer.refresh(nodes, complete);
  const pages: CheckedPage[] = [];
  for (const node of nodes) pages.push({ node, finished: await layer.finish(node, args) });
  const referenceIndex = layer.referenceIndex((type) => args.getNodesByType(type));
  return { ...content, pages, sections: data.sections, referenceIndex };
}
