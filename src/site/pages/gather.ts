import type { CreatePagesArgs } from 'gatsby';
import type { Site } from '../../config/project/site';
import { isApiClass, type PageNode } from '../nodes/nodes';
import { sampleDownloads, sampleProjects } from '../../features/samples/projects';
import { loadSearchContent } from '../search/search-content';
import { sectionsOf } from '../search/source';
import { placesOfLogCodes, sectionsOfLogCodes } from '../../features/log-codes/places';
import { chosenPlaces, listsOf, placesOf } from '../sidebars/navigation';
import type { CollectedData, SiteIndexData } from '../site-index-data';
import type { SiteContent } from './content';
import { PAGE_KINDS } from './kinds';
import { resolveNavigation } from './navigation';
import { gatherRedirects } from './redirects';
import { findUnreadableFiles } from './unreadable';

type PagesQuery = Record<'docs' | 'classes', { readonly nodes: readonly Pick<PageNode, 'id'>[] }>;

/** Asks GraphQL for the pages: documents, then classes. Undefined if the query failed. */
export async function queryPages(
  args: CreatePagesArgs,
  query: string,
): Promise<PageNode[] | undefined> {
  const result = await args.graphql<PagesQuery>(query);
  if (result.errors || !result.data) {
    args.reporter.panicOnBuild('The pages could not be queried.', result.errors as never);
    return undefined;
  }
  return [...result.data.docs.nodes, ...result.data.classes.nodes]
    .map(({ id }) => args.getNode(id))
    .filter((node): node is PageNode => node !== undefined);
}

/** Reads what accompanies the pages: unreadable files, sidebars, settings for search. */
export function gatherContent(site: Site, nodes: readonly PageNode[]): SiteContent {
  const { folder, variables } = site;
  const published = nodes.filter((node) => isApiClass(node) || !node.frontMatter.draft);
  const files = new Set(published.map(({ absolutePath }) => absolutePath));
  const unreadable = findUnreadableFiles(site, files);
  const navigation = resolveNavigation(site, nodes, unreadable);
  const listed = placesOf(navigation.sidebars, navigation.divided.branches);
  const places = new Map([...listed, ...chosenPlaces(nodes, navigation.sidebars, listed)]);
  return {
    site,
    nodes,
    unreadable,
    navigation,
    places: new Map([...places, ...placesOfLogCodes(places, nodes, site.logCodes)]),
    redirects: gatherRedirects(site, nodes),
    samples: sampleProjects(nodes, site),
    search: loadSearchContent(folder.contentDir, folder.rootDir, variables),
  };
}

/**
 * The data in the site's index that cannot be derived from the page nodes; what comes from their
 * bodies is added later.
 */
export function indexDataOf(content: SiteContent): Omit<SiteIndexData, keyof CollectedData> {
  const { site, unreadable, navigation, samples, search } = content;
  const sections = sectionsOf(navigation.sidebars);
  return {
    unreadable: Object.fromEntries(unreadable.pathByFile),
    otherPaths: PAGE_KINDS.flatMap(({ paths }) => paths(content)),
    categories: navigation.categories,
    samples: sampleDownloads(samples.projects, site.settings.url),
    sections: Object.fromEntries([...sections, ...sectionsOfLogCodes(sections, site.logCodes)]),
    lists: listsOf(navigation.sidebars),
    internals: search.internals,
    ignoredHeadings: search.ignoredHeadings,
  };
}

/** The pages in the order of the sidebars, then the others. */
export function inReadingOrder(content: Pick<SiteContent, 'nodes' | 'places'>): PageNode[] {
  const order = new Map([...content.places.keys()].map((route, index) => [route, index]));
  const rank = ({ path: route }: PageNode) => order.get(route) ?? order.size;
  return [...content.nodes].sort((a, b) => rank(a) - rank(b));
}
