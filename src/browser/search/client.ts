import type { IndexState, SearchClient, SearchInsights, SearchRequest } from '../../search/types';
import { searchConfig } from './config';
import { createEmbeddedClient } from './embedded';
import { loadHostedClient } from './load-hosted';

/** What modal and search page need of search, whoever answers. */
export interface SiteSearch extends SearchClient {
  /** Starts loading; harmless to repeat. */
  warm(): void;
  /** Called when the answers have become better: what is on screen is to be asked again. */
  subscribe(listener: (state: IndexState) => void): () => void;
  /** To be told what readers see and follow; undefined where nobody counts it. */
  readonly insights?: SearchInsights | undefined;
}

let search: SiteSearch | undefined;

/** The one client of this document: modal and search page share it, and with it worker and index. */
export function siteSearch(): SiteSearch {
  search ??=
    searchConfig.provider === 'hosted'
      ? loadHostedClient(searchConfig.files)
      : createEmbeddedClient(searchConfig.files);
  return search;
}

/** Filters that limit every query to the language and version of the pages. */
export function contextFilters(): NonNullable<SearchRequest['facetFilters']> {
  return searchConfig.filters;
}
