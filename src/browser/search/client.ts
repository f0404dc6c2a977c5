import type { SearchRequest } from '../../search/types';
import { searchConfig } from './config';
import { createEmbeddedClient } from './embedded';
import { loadHostedClient } from './load-hosted';
import type { SiteSearch } from './site-search';

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
