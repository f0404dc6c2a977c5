import type { SearchRank } from '../../../packages/search/engine/types';
import type { Body } from '../../markdown/html/body';
import { TYPE_LETTERS } from '../../reference/kinds';
import { entriesIn, isCategory, type ResolvedSidebar } from '../../page-model/nav-entry';
import { isApiClass, type PageNode } from '../nodes/nodes';
import { type SearchSource, withoutIgnored } from '../../../packages/search/engine/source-records';
import type { SearchContent } from './search-content';

/** The section of pages outside every category. */
export const NO_SECTION = 'Documentation';

/** The sidebar section of each page, by path and in the order of the sidebars. */
export function sectionsOf(sidebars: readonly ResolvedSidebar[]): Map<string, string> {
  const sections = new Map<string, string>();
  for (const { entry, above } of sidebars.flatMap(({ items }) => entriesIn(items))) {
    const { href } = entry;
    const outermost = above[0] ?? entry;
    if (!href?.startsWith('/') || sections.has(href)) continue;
    sections.set(href, isCategory(outermost) ? outermost.label : NO_SECTION);
  }
  return sections;
}

export interface PagesInSearch extends Pick<SearchContent, 'internals' | 'ignoredHeadings'> {
  /** The sidebar section of each path. */
  readonly sections: Readonly<Record<string, string>>;
}

/** The page as search indexes it; undefined if it must not be found. */
export function searchSourceOf(
  node: PageNode,
  { blocks }: Pick<Body, 'blocks'>,
  data: PagesInSearch,
): SearchSource | undefined {
  if (node.unlisted) return undefined;
  const { path, title, keywords, sectionKeywords } = node;
  const section = data.sections[path] ?? NO_SECTION;
  const rank = rankOf(node, data.internals);
  const kind = isApiClass(node) && { kind: TYPE_LETTERS[node.type.kind] };
  const source = { path, title, section, rank, keywords, sectionKeywords, blocks, ...kind };
  return withoutIgnored(source, data.ignoredHeadings);
}

function rankOf(node: PageNode, internals: readonly string[]): SearchRank {
  if (!isApiClass(node)) return 'guide';
  return internals.includes(node.type.category) ? 'internal' : 'reference';
}
