import { searchConfig } from './config';
import { createEmbeddedClient } from './embedded';
import { loadHostedClient } from './load-hosted';
import type { SiteSearch } from './site-search';

let search: SiteSearch | undefined;

/** The document's only client: the modal and the search page share it, its worker and its index. */
export function siteSearch(): SiteSearch {
  search ??=
    searchConfig.provider === 'hosted'
      ? loadHostedClient(searchConfig.files)
      : createEmbeddedClient(searchConfig.files);
  return search;
}
