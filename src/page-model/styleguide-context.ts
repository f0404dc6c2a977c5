import type { TokenGroup } from '../styles/token-groups';

export interface StyleguideContext {
  /** Keeps it out of the sitemap. */
  readonly unlisted: true;
  readonly groups: readonly TokenGroup[];
  /** The HTML of `src/styleguide/specimens.mdx`. */
  readonly specimens: string;
  /** The HTML of a short class page of the site; empty if it has none. */
  readonly classPage: string;
}
