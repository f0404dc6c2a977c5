import type { CreatePagesArgs, Reporter } from 'gatsby';
import { publishSocialCards } from '../../build/brand/publish-cards';
import { currentSite } from '../../config/project/site';
import { contentLayer, type Pause } from '../layer';
import { writeSiteIndexData } from '../site-index-data';
import { findProblems } from './check';
import type { CheckedPage } from '../finish';
import type { FinishedContent, SiteContent } from './content';
import { gatherContent, indexDataOf, inReadingOrder, queryPages } from './gather';
import { PAGE_KINDS } from './kinds';
import type { NewPage, TemplateName } from './kinds/page-kind';
import { publishContent, publishSearch } from './publish';
import { report } from './report';

/** What `gatsby-node.ts` says about pages. */
export interface PageSource {
  /** In GraphQL. */
  readonly query: string;
  readonly templates: Readonly<Record<TemplateName, string>>;
}

/** Checks all content, reports all mistakes together, and creates a page per document. */
export async function createContentPages(
  args: CreatePagesArgs,
  { query, templates }: PageSource,
): Promise<void> {
  const nodes = await queryPages(args, query);
  if (!nodes) return;
  const site = currentSite();
  const content = await finishContent(gatherContent(site, nodes), args);
  report(findProblems(content), site.settings.checks, args.reporter);
  await Promise.all([publishSearch(content), createPages(content, templates, args)]);
}

/** Creates a page per document, and what pages share. */
export async function createPages(
  content: FinishedContent,
  templates: PageSource['templates'],
  args: CreatePagesArgs,
): Promise<void> {
  await publishContent(content);
  const pages = PAGE_KINDS.flatMap((kind) => kind.pages(content));
  const cards = await cardsOf(pages, args.reporter);
  for (const [index, { path: route, template, context }] of pages.entries()) {
    const card = cards[index];
    args.actions.createPage({
      path: route,
      component: templates[template],
      context: { ...context, ...(card !== undefined && { card }) },
    });
  }
}

/** The addresses of the pages' pictures, in their order. In develop, nothing reads them. */
async function cardsOf(pages: readonly NewPage[], reporter: Reporter): Promise<readonly string[]> {
  if (process.env.NODE_ENV === 'development') return [];
  const texts = pages.map(({ card }) => card);
  const { addresses, drawn } = await publishSocialCards(texts, currentSite());
  reporter.info(`Social cards: ${drawn} of ${pages.length} drawn`);
  return addresses;
}

/**
 * Finishes all pages, and gives the processes that run queries what they need to do the same.
 *
 * @param pause is awaited before each page.
 */
export async function finishContent(
  content: SiteContent,
  args: CreatePagesArgs,
  pause?: Pause,
): Promise<FinishedContent> {
  const layer = contentLayer();
  const { nodes } = content;
  const data = { ...indexDataOf(content), ...layer.collected };
  layer.refresh(nodes, data);
  const complete = { ...data, ...(await layer.collect(inReadingOrder(content), args, pause)) };
  writeSiteIndexData(complete);
  layer.refresh(nodes, complete);
  const pages: CheckedPage[] = [];
  for (const node of nodes) {
    await pause?.();
    pages.push({ node, finished: await layer.create(node, args) });
  }
  const referenceIndex = layer.referenceIndex((type) => args.getNodesByType(type));
  return { ...content, pages, sections: data.sections, referenceIndex };
}
