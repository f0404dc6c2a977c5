import type { IndexContext, PageContext } from '../page-model/page-context';
import { REFERENCE_PATH } from '../routes';
import type { PageFacts } from './structured-data';

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
    return { path, title, description, isArticle: true, breadcrumbs, lastUpdated, image: picture };
  }
  if (href === undefined) return undefined;
  const title = href === REFERENCE_PATH ? MESSAGES.referenceTitle : pageContext.title;
  return { path: href, title: title ?? '', isArticle: false, breadcrumbs };
}
