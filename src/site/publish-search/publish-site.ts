import path from 'node:path';
import { bundleEngine, bundleHostedClient } from '../../../packages/search/build/bundle';
import { fitOf, WHOLE_SITE } from '../../../packages/search/build/fit';
import { type ReferenceFiles, referenceFiles } from '../../../packages/search/build/signatures';
import { shards, twoFiles, writeSearchFiles } from '../../../packages/search/build/write';
import { FIRST_FILE } from '../../../packages/search/engine/files';
import type { BuiltRecords } from '../../../packages/search/hosted-index/records';
import type { FullPage, Synonym } from '../../../packages/search/engine/pages';
import {
  fullPage,
  recordsOf,
  type SearchSource,
} from '../../../packages/search/engine/source-records';
import type { SearchFiles } from '../../../packages/search/engine/types';
import type { HostedSearchFiles } from '../../../packages/search/engine/hosted/settings';
import { withBase } from '../../base-path';
import { FOR_BROWSERS } from '../../build/bundling/browsers';
import { codeDigest } from '../../config/project/code-digest';
import { hashInName } from '../../config/project/hash-in-name';
import { siteDataFile, writeSiteData } from '../../config/project/site-data';
import { contextualFacets } from '../../config/settings/contextual-facets';
import type { HostedSearchSettings, Settings } from '../../config/settings/schema';
import { createReference } from '../../reference/reference';
import { signaturesOf } from '../../reference/signatures';
import { type CheckedPage, publishedPages } from '../finish';
import { isApiClass } from '../nodes/nodes';
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
  const dir = path.resolve('public', 'search');
  if (search === false) {
    writeSearchFiles(dir);
    writeSiteData('search', null);
    return;
  }
  const sources = new Map<string, SearchSource>();
  for (const { node, finished } of publishedPages(pages)) {
    if (finished.search) sources.set(node.path, finished.search);
  }
  if (search.provider === 'hosted') {
    const records = [...sources.values()].flatMap(recordsOf);
    await publishHosted(dir, settings, search, { records, synonyms });
    return;
  }
  const linksTo = inboundLinks(pages);
  const full = [...sources].map(([path, source]) => samePage(source, linksTo.get(path) ?? 0));
  const ordered = inOrder(full, Object.keys(sections));
  await publishEmbedded(
    dir,
    ordered,
    [...synonyms, { said: settings.product.name, meant: '' }],
    await filesOfReference(pages, ordered),
  );
}

/** What answers for the members of the site's types. */
function filesOfReference(
  pages: readonly CheckedPage[],
  ordered: readonly FullPage[],
): Promise<ReferenceFiles> {
  const types = pages.map(({ node }) => node).filter(isApiClass);
  const reference = createReference(types);
  const byPath = new Map(types.map((type) => [type.path, type]));
  const signatures = (path: string) => {
    const type = byPath.get(path);
    return type && signaturesOf(reference, type);
  };
  return referenceFiles(ordered, signatures, FOR_BROWSERS, hashInName);
}

/**
 * Writes the embedded search: the engine, and the index. Its first file has a fixed name and refers to
 * the others, so a change of content changes no page. It must be revalidated; the other files have a
 * hash in their name. The build's output says what is cut from the index, and how large it is.
 *
 * @param reference goes with it.
 * @throws {Error} if the site's first answer cannot be made to fit its budget.
 */
async function publishEmbedded(
  dir: string,
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  reference: ReferenceFiles,
): Promise<void> {
  const engine = await bundleEngine('small', FOR_BROWSERS);
  const isDevelop = process.env.NODE_ENV === 'development';
  const cache = {
    file: siteDataFile('search-fit', process.cwd()),
    key: isDevelop ? '' : codeDigest(process.cwd()),
  };
  const fit = isDevelop ? WHOLE_SITE : fitOf(pages, synonyms, engine, cache);
  const index = fit
    ? twoFiles(engine, pages, synonyms, fit, hashInName)
    : shards(await bundleEngine('large', FOR_BROWSERS), pages, synonyms, hashInName);
  writeSearchFiles(dir, new Map([...index.files, ...reference.files]));
  writeSiteData('search', {
    engine: withBase(`/search/${index.engine}`),
    index: withBase(`/search/${FIRST_FILE}`),
    ...(reference.module && { reference: withBase(`/search/${reference.module}`) }),
  } satisfies SearchFiles);
  const summaries = isDevelop ? [] : [index.summary, reference.summary];
  for (const summary of summaries) if (summary) process.stdout.write(`${summary}\n`);
}

/**
 * Writes the module that queries a hosted service, and the records for its index. Events are a second
 * file, loaded by the first.
 */
async function publishHosted(
  dir: string,
  settings: Settings,
  search: HostedSearchSettings,
  built: BuiltRecords,
): Promise<void> {
  writeSearchFiles(dir);
  const files: HostedSearchFiles = {
    hosted: withBase(`/search/${await bundleHostedClient(dir, FOR_BROWSERS)}`),
    settings: {
      applicationId: search.applicationId,
      apiKey: search.apiKey,
      indexName: search.indexName,
      facets: search.contextualSearch ? contextualFacets(settings, search) : {},
      parameters: search.parameters,
      insights: search.insights,
      insightsHost: search.insightsHost,
      hosts: search.hosts,
      siteUrl: settings.url,
    },
  };
  writeSiteData('search', files);
  const records = built.records.map((record) => ({
    ...record,
    url: withBase(record.url),
    path: withBase(record.path),
  }));
  writeSiteData('search-records', { ...built, records });
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
