import { enabledSearch } from '../../../config/settings/public-settings';
import { linksIn } from '../../../page-model/nav-entry';
import type { IndexContext, SearchContext } from '../../../page-model/page-context';
import { feedPath, REFERENCE_PATH, samplePath, SEARCH_PATH } from '../../../routes';
import { isApiClass } from '../../nodes/nodes';
import { versionOf } from '../../sidebars/divide';
import type { SiteContent } from '../content';
import { FILE_PAGES, HOME_PAGE } from './file-page';
import { type PageKind, sectionOf } from './page-kind';

/** The generated lists of pages that sidebars link to. */
const CATEGORY_INDEXES: PageKind = {
  paths: ({ navigation }) => navigation.indexes.flatMap(({ href }) => href ?? []),
  pages: ({ navigation, places }) =>
    navigation.indexes.map((category) => {
      const { href = '', label, generatedIndex } = category;
      const place = places.get(href);
      const context: IndexContext = {
        href,
        title: generatedIndex?.title ?? label,
        ...(generatedIndex?.description && { description: generatedIndex.description }),
        ...(place && { place }),
        items: linksIn(category),
      };
      const card = { title: context.title, section: sectionOf(place) };
      return { path: href, template: 'category-index', context: { ...context }, card };
    }),
};

/** The list of all types, unless a document takes its path. */
const REFERENCE_INDEX: PageKind = {
  paths: (content) => (hasReferenceIndex(content) ? [REFERENCE_PATH] : []),
  pages: (content) => {
    if (!hasReferenceIndex(content)) return [];
    const place = content.places.get(REFERENCE_PATH);
    const context = {
      href: REFERENCE_PATH,
      ...(place && { place }),
      version: versionOf(content.referenceIndex),
    };
    const card = { title: MESSAGES.referenceTitle, section: sectionOf(place) };
    return [{ path: REFERENCE_PATH, template: 'reference-index', context, card }];
  },
};

/** Whether the site lists its types: it has some, and no document takes the list's path. */
function hasReferenceIndex({ nodes }: Pick<SiteContent, 'nodes'>): boolean {
  return nodes.some(isApiClass) && nodes.every(({ path }) => path !== REFERENCE_PATH);
}

const SEARCH_PAGE: PageKind = {
  paths: ({ site }) => (enabledSearch(site.settings) ? [SEARCH_PATH] : []),
  pages: (content) => {
    const search = enabledSearch(content.site.settings);
    if (!search) return [];
    const { placeholder } = search;
    const hasReference = hasReferenceIndex(content);
    const context: SearchContext = { unlisted: true, hasReference, placeholder };
    const card = { title: MESSAGES.search, section: '' };
    return [{ path: SEARCH_PATH, template: 'search', context: { ...context }, card }];
  },
};

/** Feeds and archives of samples are files, which their features publish; pages may link to them. */
const FILES: PageKind = {
  paths: ({ nodes, samples }) => [
    ...nodes.flatMap((node) =>
      isApiClass(node) || !node.frontMatter.feed ? [] : [feedPath(node.path)],
    ),
    ...samples.projects.map(({ name }) => samplePath(name)),
  ],
  pages: () => [],
};

/** Every kind of page on a site, in order of creation. */
export const PAGE_KINDS: readonly PageKind[] = [
  FILE_PAGES,
  CATEGORY_INDEXES,
  REFERENCE_INDEX,
  SEARCH_PAGE,
  HOME_PAGE,
  FILES,
];
