import type { PopularTask } from '../../../src/page-model/popular-tasks';
import type { SearchFiles } from '../engine/types';
import type { HostedSearchFiles } from '../engine/hosted/settings';

/** What the search scripts know about the site; inserted by `build/bundling/search-scripts.ts`. */
export type SearchConfig = AnySearchConfig &
  (
    | { readonly provider: 'embedded'; readonly files: SearchFiles }
    | { readonly provider: 'hosted'; readonly files: HostedSearchFiles }
  );

interface AnySearchConfig {
  /** The name of a hosted service's index, and part of the local storage keys. */
  readonly indexName: string;
  readonly placeholder: string;
  readonly maxResultsPerGroup: number;
  /** Where readers report a query without results; `{query}` is replaced. Null if nowhere. */
  readonly missingResultsUrl: string | null;
  /** The facet filters for the pages' language and version; a hosted service has its own. */
  readonly filters: readonly string[];
  readonly siteTitle: string;
  /** Offered before the reader types. */
  readonly popular: readonly PopularTask[];
}

declare const SEARCH_CONFIG: SearchConfig;

/** Not called `config`: Gatsby takes any file that exports `config` for a page built on demand. */
export const searchConfig: SearchConfig = SEARCH_CONFIG;
