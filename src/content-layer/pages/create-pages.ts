import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { HOME_PATH, REFERENCE_PATH, SEARCH_PATH } from '../../routes';
import { contentLayer } from '../layer';
import { isApiClass, type PageNode } from '../nodes';
import { editUrlOf, lastUpdatedOf } from '../page-dates';
import { publicSettings, shownSearch } from '../../settings/public-settings';
import type { NavCategory } from '../../page-model/nav-entry';
import { placesOf } from '../sidebars/navigation';
import type { IndexContext, PageContext, SearchContext } from '../../page-model/page-context';
import type { PagePlace } from '../../page-model/place';
import { currentSite } from '../../site/site';
import { publishSiteSearch } from '../search/publish-site';
import { loadSearchContent } from '../search/search-content';
import { sectionsOf } from '../search/sections';
import { writeSiteData } from '../../site/site-data';
import { type SiteIndexData, writeSiteIndexData } from '../site-index-data';
import { brokenAnchors, type CheckedPage, duplicateRoutes, strayKeywords } from './check';
import { publishSidebars, resolveNavigation } from './navigation';
import { report } from './report';
import { findUnreadableFiles } from './unreadable';
import { versionOf } from './version';

interface PagesQuery {
  readonly allDocPage: { readonly nodes: readonly { readonly id: string }[] };
  readonly allApiClass: { readonly nodes: readonly { readonly id: string }[] };
}

const PAGES_QUERY = /* GraphQL */ `
  query CreatePages {
    allDocPage(sort: { path: ASC }) {
      nodes {
        id
      }
    }
    allApiClass(sort: { path: ASC }) {
      nodes {
        id
      }
    }
  }
`;

/** Checks all content, reports every mistake at once, and creates one page a document. */
export async function createContentPages(args: CreatePagesArgs): Promise<void> {
  const { reporter } = args;
  const site = currentSite();
  const layer = contentLayer();
  const result = await args.graphql<PagesQuery>(PAGES_QUERY);
  if (result.errors || !result.data) {
    reporter.panicOnBuild('The pages could not be queried.', result.errors as never);
    return;
  }
  const ids = [...result.data.allDocPage.nodes, ...result.data.allApiClass.nodes].map(
    ({ id }) => id,
  );
  const nodes = ids
    .map((id) => args.getNode(id))
    .filter((node): node is PageNode => node !== undefined);

  const unreadable = findUnreadableFiles(site);
  const navigation = resolveNavigation(site, nodes, unreadable.drafts);
  const { sidebars, indexes } = navigation;
  const hasIndex =
    nodes.some(isApiClass) && nodes.every(({ path: route }) => route !== REFERENCE_PATH);
  const { folder, variables } = site;
  const searchContent = loadSearchContent(folder.contentDir, folder.rootDir, variables);
  const search = shownSearch(site.settings);
  const known = {
    unreadable: Object.fromEntries(unreadable.pathByFile),
    otherPaths: [
      ...indexes.flatMap(({ href }) => href ?? []),
      ...(hasIndex ? [REFERENCE_PATH] : []),
      ...(search ? [SEARCH_PATH] : []),
    ],
    categories: navigation.categories,
    sections: Object.fromEntries(sectionsOf(sidebars)),
    internals: searchContent.internals,
    ignoredHeadings: searchContent.ignoredHeadings,
  };
  const places = placesOf(sidebars);
  layer.refresh(nodes, { ...known, mentions: {} });
  const mentions = await layer.collectMentions(inReadingOrder(nodes, places), args);
  const indexData: SiteIndexData = { ...known, mentions };
  writeSiteIndexData(indexData);
  layer.refresh(nodes, indexData);
  const { rootDir } = site.folder;
  writeSiteData('navigation', { sidebars });
  writeSiteData('settings', publicSettings(site.settings, sidebars[0]?.name ?? ''));
  publishSidebars(sidebars, path.join(rootDir, 'public'));

  const pages: CheckedPage[] = [];
  for (const node of nodes) pages.push({ node, finished: await layer.finish(node, args) });
  report(
    [
      ...site.problems,
      ...searchContent.problems,
      ...unreadable.problems,
      ...pages.flatMap(({ finished }) => finished.problems),
      ...navigation.problems,
      ...duplicateRoutes(nodes, rootDir),
      ...brokenAnchors(pages, rootDir),
      ...strayKeywords(pages, rootDir),
    ],
    site.settings.checks,
    reporter,
  );

  await publishSiteSearch(site.settings, pages, indexData.sections, searchContent);

  const taken = new Set<string>();
  for (const page of pages) {
    const { path: route } = page.node;
    // The first of two pages with one path is the one that is published.
    if (!taken.has(route)) createOne(page, places.get(route), args.actions);
    taken.add(route);
  }
  for (const category of indexes) createIndex(category, places, args.actions);
  if (hasIndex) {
    const place = places.get(REFERENCE_PATH);
    args.actions.createPage({
      path: REFERENCE_PATH,
      component: path.resolve('src/templates/reference-index.tsx'),
      context: {
        href: REFERENCE_PATH,
        ...(place && { place }),
        version: versionOf(layer.referenceIndex((type) => args.getNodesByType(type))),
      },
    });
  }
  if (search) {
    const { placeholder } = search;
    const context: SearchContext = { unlisted: true, hasReference: hasIndex, placeholder };
    args.actions.createPage({
      path: SEARCH_PATH,
      component: path.resolve('src/templates/search.tsx'),
      context,
    });
  }
  const home = pages.find(({ node }) => node.path === HOME_PATH)
    ? undefined
    : firstPage(pages, places);
  if (home) createOne(home, places.get(home.node.path), args.actions, HOME_PATH);
}

/** The pages as the sidebars list them, then the others. */
function inReadingOrder(
  nodes: readonly PageNode[],
  places: ReadonlyMap<string, PagePlace>,
): PageNode[] {
  const order = new Map([...places.keys()].map((route, index) => [route, index]));
  const rank = ({ path: route }: PageNode) => order.get(route) ?? order.size;
  return [...nodes].sort((a, b) => rank(a) - rank(b));
}

/** Content without a page at `/` opens with the first page of its sidebar. */
function firstPage(
  pages: readonly CheckedPage[],
  places: ReadonlyMap<string, PagePlace>,
): CheckedPage | undefined {
  const [first] = places.keys();
  return pages.find(({ node }) => node.path === first) ?? pages[0];
}

function createOne(
  { node, finished }: CheckedPage,
  place: PagePlace | undefined,
  actions: CreatePagesArgs['actions'],
  route = node.path,
): void {
  const lastUpdated = lastUpdatedOf(node);
  const editUrl = editUrlOf(node);
  const context: Omit<PageContext, 'version'> = {
    id: node.id,
    ...(place && { place: withOverrides(place, node) }),
    ...(lastUpdated !== undefined && { lastUpdated: lastUpdated.slice(0, 10) }),
    ...(editUrl !== undefined && { editUrl }),
    ...(!isApiClass(node) && node.frontMatter.hide_title && { hideTitle: true }),
    ...(node.unlisted && { unlisted: true }),
  };
  const template = isApiClass(node) ? 'api-class' : 'doc';
  actions.createPage({
    path: route,
    component: path.resolve(`src/templates/${template}.tsx`),
    context: { ...context, version: versionOf([context, finished.html, finished.toc]) },
  });
}

/** `pagination_next: null` and the like. */
function withOverrides(place: PagePlace, node: PageNode): PagePlace {
  if (isApiClass(node)) return place;
  const { pagination_next: next, pagination_prev: previous } = node.frontMatter;
  const { next: defaultNext, previous: defaultPrevious, ...rest } = place;
  return {
    ...rest,
    ...(previous !== null && defaultPrevious && { previous: defaultPrevious }),
    ...(next !== null && defaultNext && { next: defaultNext }),
  };
}

function createIndex(
  { label, href = '', generatedIndex, items }: NavCategory,
  places: ReadonlyMap<string, PagePlace>,
  actions: CreatePagesArgs['actions'],
): void {
  const place = places.get(href);
  const context: IndexContext = {
    href,
    title: generatedIndex?.title ?? label,
    ...(generatedIndex?.description && { description: generatedIndex.description }),
    ...(place && { place }),
    items: items.flatMap((item) => (item.href ? [{ label: item.label, href: item.href }] : [])),
  };
  actions.createPage({
    path: href,
    component: path.resolve('src/templates/category-index.tsx'),
    context,
  });
}
