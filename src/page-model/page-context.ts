import type { NavLink } from './nav-entry';
import type { PagePlace } from './place';

/** What a template knows of its page besides its content. */
export interface PageContext {
  readonly id: string;
  readonly place?: PagePlace;
  /** ISO 8601, to the day. */
  readonly lastUpdated?: string;
  readonly editUrl?: string;
  readonly hideTitle?: true;
  readonly unlisted?: true;
  /** Changes with everything that the page shows: Gatsby renders a page again when it does. */
  readonly version: string;
}

/** What the template of the search page knows. */
export interface SearchContext {
  /** Not in the sitemap, which lists what it finds. */
  readonly unlisted: true;
  /** Whether `/reference` lists the types. */
  readonly hasReference: boolean;
  /** Said in the empty box. */
  readonly placeholder: string;
}

/** What the template of a generated list of pages knows. */
export interface IndexContext {
  /** Its own path: what Gatsby gives a template as `path` is `/*` while the server renders. */
  readonly href: string;
  readonly title: string;
  readonly description?: string;
  readonly place?: PagePlace;
  readonly items: readonly NavLink[];
}
