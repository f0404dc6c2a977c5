import type { NavCategory, NavLink } from './nav-entry';

export interface PagePlace {
  readonly sidebar: string;
  /** What the sidebar calls the page; absent where it does not list it. */
  readonly label?: string;
  /** The categories above the page, outermost first. */
  readonly breadcrumbs: readonly Crumb[];
  /** The ids of the branches that lead to the page, outermost first; absent in whole sidebars. */
  readonly branches?: readonly string[];
  readonly previous?: NavLink;
  readonly next?: NavLink;
}

export type Crumb = Pick<NavCategory, 'label' | 'href'>;
