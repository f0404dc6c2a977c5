import { addressesWithBase } from '../base-path';
import type { Problem } from '../config/diagnostics/problems';
import { untranslated, untranslatedLists } from '../page-model/untranslated';
import type { Settings } from '../config/settings/schema';
import { isOldPage } from '../config/settings/versions-schema';
import type { Site } from '../config/project/site';
import { fillRelations } from '../reference/relations';
import type { Body } from '../markdown/html/body';
import { fillDocCards } from '../markdown/html/doc-cards';
import { type Heading, tableOfContents } from '../markdown/html/headings';
import { fillLinks } from '../markdown/html/links';
import { fillTypeLinks } from '../markdown/html/fill-type-links';
import { type PageLink, publishLinkedFiles, resolvePageLinks } from './links/page-links';
import { fillApiChanges } from '../features/api-changes/fill';
import { fillSymptoms, listsSymptoms } from '../features/log-codes/fill-symptoms';
import { isApiClass, type PageNode } from './nodes/nodes';
import { setupWords, withDownload } from '../features/samples/download-link';
import type { SearchSource } from '../../packages/search/engine/source-records';
import { searchSourceOf } from './search/source';
import type { SiteIndex } from './site-index';

export interface FinishedPage {
  readonly html: string;
  /** The heading above the body, if it is not the title. */
  readonly heading?: string;
  /** Whether the body has the heading of the page in it, as a hero has. */
  readonly hasTitle: boolean;
  /** Nested lists; empty if the page has no headings in range. */
  readonly toc: string;
  readonly headings: readonly Heading[];
  readonly text: string;
  /** The page as search indexes it; undefined if it must not be found. */
  readonly search?: SearchSource;
  readonly links: readonly PageLink[];
  /** The scripts of the page's own islands, by name. */
  readonly islands?: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
  /**
   * Whether a mistake hides part of the page: its text does not compile, or its members cannot be
   * read. Whatever is missing as a result is not reported as a separate mistake.
   */
  readonly incomplete: boolean;
}

export interface CheckedPage {
  readonly node: PageNode;
  readonly finished: FinishedPage;
}

/** The pages that are published: of two that share a path, only the first is. */
export function publishedPages(pages: readonly CheckedPage[]): CheckedPage[] {
  const taken = new Set<string>();
  return pages.filter(({ node }) => !taken.has(node.path) && taken.add(node.path));
}

/** A page that develop has not compiled yet. */
export const UNFINISHED: FinishedPage = {
  html: '',
  hasTitle: false,
  toc: '',
  headings: [],
  text: '',
  links: [],
  problems: [],
  incomplete: true,
};

/** What each page has last come to, by the id of its node. */
export type FinishedPages = Map<
  string,
  { readonly body: Body; readonly key: string; readonly page: FinishedPage }
>;

/**
 * Fills in the parts of a body that depend on other pages: links, types, relations of a class.
 *
 * @param known finished pages of the same site; a page that would be the same is taken from there.
 */
export async function finishPage(
  node: PageNode,
  body: Body,
  index: SiteIndex,
  site: Pick<Site, 'folder' | 'settings' | 'logCodes' | 'apiHistory'>,
  known?: FinishedPages,
): Promise<FinishedPage> {
  const { folder } = site;
  const resolved = resolvePageLinks(node, body.links, index.linkTargets, folder);
  const links = await publishLinkedFiles(resolved, folder.rootDir);
  if (!known) return fillPage(node, body, index, site, links);
  const { mentions, callSites, symptoms, samples } = index.data;
  // Links are part of the key because they depend on files, too.
  const key = JSON.stringify([
    node.internal.contentDigest,
    index.key,
    mentions[node.path],
    callSites[node.path],
    listsSymptoms(body.html) && symptoms,
    samples[node.path],
    links,
  ]);
  const last = known.get(node.id);
  if (last?.body === body && last.key === key) return last.page;
  const page = fillPage(node, body, index, site, links);
  known.set(node.id, { body, key, page });
  return page;
}

function fillPage(
  node: PageNode,
  body: Body,
  index: SiteIndex,
  { settings, logCodes, apiHistory }: Pick<Site, 'settings' | 'logCodes' | 'apiHistory'>,
  links: readonly PageLink[],
): FinishedPage {
  const { reference, data } = index;
  const linkProblems = links.flatMap(({ problem }) => (problem ? [problem] : []));
  const { html, headings } = isApiClass(node)
    ? fillRelations(body, reference, node, data.mentions[node.path], data.callSites[node.path])
    : fillSymptoms(body, data.symptoms, logCodes);
  const { min, max } = tocLevels(node, settings.tableOfContents);
  const sample = data.samples[node.path];
  const words = { kind: 'words' as const, text: setupWords(sample) };
  const search = isOldPage(node.path, settings.versions)
    ? undefined
    : searchSourceOf(node, { blocks: [...body.blocks, words] }, data);
  const filled = fillDocCards(
    withDownload(
      fillTypeLinks(
        fillLinks(fillApiChanges(html, apiHistory, reference), links),
        index.typeTargets,
        node.path,
      ),
      sample,
    ),
    data.lists[node.path],
  );
  const heading = ownHeading(node, body);
  const toc = max < min ? '' : tableOfContents(headings, min, max);
  return {
    html: untranslated(addressesWithBase(filled)),
    ...(heading !== undefined && { heading }),
    hasTitle: body.title === undefined && BEGINS_WITH_TITLE.test(body.html),
    toc: isApiClass(node) ? untranslatedLists(toc) : toc,
    headings,
    text: body.text,
    ...(search && { search }),
    links,
    ...(body.islands && { islands: body.islands }),
    problems: [...node.problems, ...body.problems, ...linkProblems],
    incomplete: body.compiled === false || (isApiClass(node) && node.problems.length > 0),
  };
}

/**
 * The first heading of a page that has another title, from its front matter, or from its file if the
 * heading is in a partial. As in Docusaurus, that title is then for sidebars, tabs and results of
 * search, and the page begins with its own heading. `hide_title` hides only the title that the front
 * matter gives, so the page has its own then, too. A picture alone is none.
 */
function ownHeading(node: PageNode, { title }: Body): string | undefined {
  if (isApiClass(node)) return undefined;
  return node.frontMatter.hide_title || node.title !== title ? title || undefined : undefined;
}

/** Pictures may stand above it, and text not: an `h1` below text heads a part of the page. */
const BEGINS_WITH_TITLE = /^(?:\s|<!--[^]*?-->|<(?!h1[\s>])[^>]*>)*<h1[\s>]/;

/** The heading levels in the table of contents; no level if `max` is less than `min`. */
export function tocLevels(
  node: PageNode,
  { minHeadingLevel, maxHeadingLevel }: Settings['tableOfContents'],
): { min: number; max: number } {
  if (isApiClass(node)) return { min: 2, max: 3 };
  const { frontMatter } = node;
  if (frontMatter.hide_table_of_contents || frontMatter.layout === 'landing')
    return { min: 1, max: 0 };
  return {
    min: frontMatter.toc_min_heading_level ?? minHeadingLevel,
    max: frontMatter.toc_max_heading_level ?? maxHeadingLevel,
  };
}
