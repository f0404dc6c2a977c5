import type { PageContext } from '../../../page-model/page-context';
import type { PagePlace } from '../../../page-model/place';
import { feedPath, HOME_PATH } from '../../../routes';
import { isApiClass, type PageNode } from '../../nodes/nodes';
import { type CheckedPage, type FinishedPage, publishedPages } from '../../finish';
import { dateText, editUrlOf, lastUpdatedOf } from '../../nodes/page-dates';
import { versionOf } from '../../sidebars/divide';
import { type NewPage, type PageKind, sectionOf } from './page-kind';

/** One page per file: documents and classes. */
export const FILE_PAGES: PageKind = {
  paths: () => [],
  pages: ({ pages, places }) =>
    publishedPages(pages).map((page) => newPage(page, places.get(page.node.path))),
};

/** Without a page at `/`, the site opens with the first page in its sidebar. */
export const HOME_PAGE: PageKind = {
  paths: () => [HOME_PATH],
  pages: ({ pages, places }) => {
    if (pages.some(({ node }) => node.path === HOME_PATH)) return [];
    const [path] = places.keys();
    const first = pages.find(({ node }) => node.path === path) ?? pages[0];
    return first ? [newPage(first, places.get(first.node.path), HOME_PATH)] : [];
  },
};

function newPage(
  { node, finished }: CheckedPage,
  place: PagePlace | undefined,
  path = node.path,
): NewPage {
  const lastUpdated = lastUpdatedOf(node)?.slice(0, 10);
  const editUrl = editUrlOf(node);
  const context: Omit<PageContext, 'version'> = {
    id: node.id,
    ...(place && { place: withOverrides(place, node) }),
    ...(lastUpdated !== undefined && { lastUpdated, lastUpdatedText: dateText(lastUpdated) }),
    ...(editUrl !== undefined && { editUrl }),
    ...(!isApiClass(node) && node.frontMatter.hide_title && { hideTitle: true }),
    ...(!isApiClass(node) && node.frontMatter.layout && { layout: node.frontMatter.layout }),
    ...(!isApiClass(node) && node.frontMatter.feed && { feed: feedPath(node.path) }),
    ...(finished.heading !== undefined && { heading: finished.heading }),
    ...(finished.hasTitle && { bodyHasTitle: true }),
    ...(node.unlisted && { unlisted: true }),
  };
  return {
    path,
    template: isApiClass(node) ? 'api-class' : 'doc',
    context: { ...context, version: versionOf([context, bodyVersionOf(finished)]) },
    card: { title: node.title, section: cardSection(node, place) },
  };
}

const bodyVersions = new WeakMap<FinishedPage, string>();

/** Computed once for each finished page, since develop passes the same ones at each edit. */
function bodyVersionOf(page: FinishedPage): string {
  const version = bodyVersions.get(page) ?? versionOf([page.html, page.toc]);
  bodyVersions.set(page, version);
  return version;
}

function cardSection(node: PageNode, place: PagePlace | undefined): string {
  if (!isApiClass(node)) return sectionOf(place);
  const { kind, namespace } = node.type;
  const text = MESSAGES.cardType.replace('{kind}', kind).replace('{namespace}', namespace);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Applies `pagination_next: null` and `pagination_prev: null`. */
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
