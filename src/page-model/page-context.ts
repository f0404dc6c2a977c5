import type { NavLink } from './nav-entry';
import type { PagePlace } from './place';

/** What every template knows about its page. */
export interface CardContext {
  /** The address of the page's picture for social cards; absent in develop. */
  readonly card?: string;
}

/** What a template knows about its page, apart from the content. */
export interface PageContext extends CardContext {
  readonly id: string;
  readonly place?: PagePlace;
  /** An ISO 8601 date without a time. */
  readonly lastUpdated?: string;
  /** The same date for readers: formatting the first one takes a browser many milliseconds. */
  readonly lastUpdatedText?: string;
  readonly editUrl?: string;
  readonly hideTitle?: true;
  /** The heading above the body, if it is not the title. */
  readonly heading?: string;
  /** The whole width beside the sidebar: no breadcrumbs, no table of contents. */
  readonly layout?: 'landing';
  /** The body has an `h1` of its own. */
  readonly bodyHasTitle?: true;
  readonly unlisted?: true;
  readonly feed?: string;
  /** Changes with everything that the page shows, so that Gatsby renders it again. */
  readonly version: string;
}

export interface SearchContext extends CardContext {
  /** Keeps it out of the sitemap, which already lists whatever it finds. */
  readonly unlisted: true;
  /** Whether `/reference` lists the types. */
  readonly hasReference: boolean;
  /** Shown in the empty search box. */
  readonly placeholder: string;
}

/** The context of a generated list of pages. */
export interface IndexContext extends CardContext {
  /** Its own path: the `path` that Gatsby passes to a template is `/*` in server rendering. */
  readonly href: string;
  readonly title: string;
  readonly description?: string;
  readonly place?: PagePlace;
  readonly items: readonly NavLink[];
}
