import type { FullPage } from '../../../packages/search/engine/pages';
import type { Settings } from '../../config/settings/schema';
import type { CheckedPage } from '../finish';
import { publishSearch, disableSearch } from './publish';
import { publishHostedSearch } from './publish-hosted';
import { fullPage, recordsOf, type SearchSource } from '../search/records';
import type { SearchContent } from '../search/search-content';

/**
 * Publishes the search of a site, if its settings enable one.
 *
 * @param sections the sidebar section of each path, in the order of the sidebar.
 */
export async function publishSiteSearch(
  settings: Settings,
  pages: readonly CheckedPage[],
  sections: Readonly<Record<string, string>>,
  { synonyms }: Pick<SearchContent, 'synonyms'>,
): Promise<void> {
  const { search } = settings;
  if (search === false) {
    disableSearch();
    return;
  }
  const sources = new Map<string, SearchSource>();
  const taken = new Set<string>();
  for (const { node, finished } of pages) {
    // If two pages share a path, only the first is published.
    if (finished.search && !taken.has(node.path)) sources.set(node.path, finished.search);
    taken.add(node.path);
  }
  if (search.provider === 'hosted') {
    const records = [...sources.values()].flatMap(recordsOf);
    await publishHostedSearch(settings, search, { records, synonyms });
    return;
  }
  const linksTo = inboundLinks(pages);
  const full = [...sources].map(([path, source]) => samePage(source, linksTo.get(path) ?? 0));
  const summary = await publishSearch(inOrder(full, Object.keys(sections)), synonyms);
  if (summary !== undefined) process.stdout.write(`${summary}\n`);
}

const fullPages = new WeakMap<SearchSource, { readonly links: number; readonly page: FullPage }>();

/** The same object as the last time if nothing has changed, since its words are known then. */
function samePage(source: SearchSource, links: number): FullPage {
  const last = fullPages.get(source);
  if (last?.links === links) return last.page;
  const page = fullPage(source, links);
  fullPages.set(source, { links, page });
  return page;
}

/** The number of other pages that link to each page. */
function inboundLinks(pages: readonly CheckedPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { node, finished } of pages) {
    const targets = new Set(finished.links.flatMap(({ path }) => path ?? []));
    targets.delete(node.path);
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

/** By section, then in the order of the sidebar; pages outside it come last. */
function inOrder(pages: readonly FullPage[], paths: readonly string[]): FullPage[] {
  const place = new Map(paths.map((path, index) => [path, index]));
  const placeOf = ({ path }: FullPage) => place.get(path) ?? paths.length;
  const first = new Map<string, number>();
  for (const page of pages) {
    first.set(page.section, Math.min(placeOf(page), first.get(page.section) ?? Infinity));
  }
  const sectionOf = ({ section }: FullPage) => first.get(section) ?? 0;
  return [...pages].sort((a, b) => sectionOf(a) - sectionOf(b) || placeOf(a) - placeOf(b));
}
