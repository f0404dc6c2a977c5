import type { HostedSearchFiles, SearchFiles } from '../../search/types';

/** What the scripts of search know of the site: `content-layer/search/browser-scripts.ts` puts it in. */
export type SearchConfig = AnySearchConfig & (EmbeddedConfig | HostedConfig);

interface EmbeddedConfig {
  readonly provider: 'embedded';
  readonly files: SearchFiles;
}

interface HostedConfig {
  readonly provider: 'hosted';
  readonly files: HostedSearchFiles;
}

interface AnySearchConfig {
  /** Names the entries of local storage, and the index of a hosted service. */
  readonly indexName: string;
  readonly placeholder: string;
  readonly maxResultsPerGroup: number;
  /** Where readers tell of a query that finds nothing; `{query}` is the query. Null: nowhere. */
  readonly missingResultsUrl: string | null;
  /** The facets of the language and version that the pages are in; a hosted service has its own. */
  readonly filters: readonly string[];
  readonly siteTitle: string;
}

declare const SEARCH_CONFIG: SearchConfig;

/** Not `config`: Gatsby takes any file that exports one for a page made on demand. */
export const searchConfig: SearchConfig = SEARCH_CONFIG;
