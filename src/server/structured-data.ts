import type { Crumb } from '../page-model/place';
import type { IndexContext, PageContext } from '../page-model/page-context';
import { REFERENCE_PATH, SEARCH_PATH } from '../routes';
import type { PublicSettings } from '../config/settings/public-settings';

/** What search engines are told about a page. */
export interface PageFacts {
  readonly path: string;
  readonly title: string;
  readonly description?: string | null | undefined;
  /** Whether it is text by an author rather than a list of pages. */
  readonly isArticle: boolean;
  /** What the visible breadcrumbs call the page, if not by its title. */
  readonly label?: string | undefined;
  /** Those above the page itself. */
  readonly breadcrumbs: readonly Crumb[];
  /** ISO 8601. */
  readonly lastUpdated?: string | undefined;
  /** The page's picture: an absolute address or a path on the site. */
  readonly image?: string | null | undefined;
}

/** What the queries of `src/templates/` return of a page that has a file. */
interface FilePage {
  readonly path: string;
  readonly title?: string;
  /** Of a class. */
  readonly name?: string;
  readonly description?: string | null;
  readonly image?: string | null;
}

/** A page's data as Gatsby passes it to templates. */
export interface PageResult {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly pageContext?: Readonly<Partial<PageContext> & Partial<IndexContext>>;
}

/** What structured data says of a page; undefined for pages that search engines do not list. */
export function pageFacts({ data, pageContext = {} }: PageResult): PageFacts | undefined {
  const { place, lastUpdated, card, unlisted, href, layout } = pageContext;
  if (unlisted) return undefined;
  // A landing page shows none.
  const breadcrumbs = layout ? [] : (place?.breadcrumbs ?? []);
  const page = (data?.docPage ?? data?.apiClass) as FilePage | null | undefined;
  if (page) {
    const { path, description, image } = page;
    const title = page.title ?? page.name ?? '';
    const picture = image ?? card;
    const shown = { label: place?.label, breadcrumbs };
    return { path, title, description, isArticle: true, ...shown, lastUpdated, image: picture };
  }
  if (href === undefined) return undefined;
  const title = href === REFERENCE_PATH ? MESSAGES.referenceTitle : pageContext.title;
  return { path: href, title: title ?? '', isArticle: false, label: place?.label, breadcrumbs };
}

type Site = Pick<PublicSettings, 'title' | 'tagline' | 'url' | 'lang' | 'product' | 'marketingUrl'>;

/** The longest headline that search engines show. */
const HEADLINE = 110;

/**
 * A page's structured data in the vocabulary of schema.org, in the shapes that Google documents: an
 * article, its breadcrumbs, and on the home page the site with its search.
 *
 * @param hasSearch whether the site has a page of results.
 * @returns undefined if there is nothing to say.
 */
export function structuredData(
  page: PageFacts,
  site: Site,
  hasSearch: boolean,
): Readonly<Record<string, unknown>> | undefined {
  const graph = [
    page.path === '/' && webSite(site, hasSearch),
    page.isArticle && article(page, site),
    page.breadcrumbs.length > 0 && breadcrumbList(page, site),
  ].filter((thing) => thing !== false);
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': graph };
}

function article({ title, description, path, lastUpdated, image }: PageFacts, site: Site) {
  return {
    '@type': 'TechArticle',
    headline: title.length > HEADLINE ? `${title.slice(0, HEADLINE - 1)}…` : title,
    ...(description && { description }),
    ...(image && { image: addressOf(image, site) }),
    ...(lastUpdated && { dateModified: lastUpdated }),
    inLanguage: site.lang,
    mainEntityOfPage: addressOf(path, site),
    author: { '@type': 'Organization', name: site.product.name, url: site.marketingUrl },
    isPartOf: { '@type': 'WebSite', name: site.title, url: addressOf('/', site) },
  };
}

/** A category without a page has no address, which only the last item may lack: it is left out. */
function breadcrumbList({ breadcrumbs, title, label = title, path }: PageFacts, site: Site) {
  const linked = breadcrumbs.flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  const items = [...linked, { label, href: path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addressOf(href, site),
    })),
  };
}

function webSite(site: Site, hasSearch: boolean) {
  return {
    '@type': 'WebSite',
    name: site.title,
    alternateName: site.product.name,
    description: site.tagline,
    url: addressOf('/', site),
    inLanguage: site.lang,
    ...(hasSearch && {
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${addressOf(SEARCH_PATH, site)}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    }),
  };
}

/** As in the canonical link: the home page's address has no slash at its end, unless it has a path. */
function addressOf(path: string, { url }: Site): string {
  return path === '/' && !BASE_PATH ? url : new URL(path.replace(/^\//, ''), `${url}/`).href;
}
