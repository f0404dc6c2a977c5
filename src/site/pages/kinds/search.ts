import type { SearchContext } from '../../../page-model/page-context';
import { SEARCH_PATH } from '../../../routes';
import { enabledSearch } from '../../../config/settings/public-settings';
import type { PageKind } from './page-kind';
import { hasReferenceIndex } from './reference-index';

/** The page of search results, if the site has a search. */
export const SEARCH_PAGE: PageKind = {
  paths: ({ site }) => (enabledSearch(site.settings) ? [SEARCH_PATH] : []),
  pages: (content) => {
    const search = enabledSearch(content.site.settings);
    if (!search) return [];
    const { placeholder } = search;
    const hasReference = hasReferenceIndex(content);
    const context: SearchContext = { unlisted: true, hasReference, placeholder };
    const card = { title: MESSAGES.search, section: '' };
    return [{ path: SEARCH_PATH, template: 'search', context: { ...context }, card }];
  },
};
