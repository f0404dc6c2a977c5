import { CATEGORY_INDEXES } from './category-index';
import { FEEDS } from './feeds';
import { FILE_PAGES, HOME_PAGE } from './file-page';
import type { PageKind } from './page-kind';
import { REFERENCE_INDEX } from './reference-index';
import { SAMPLES } from './samples';
import { SEARCH_PAGE } from './search';

/** Every kind of page on a site, in order of creation. */
export const PAGE_KINDS: readonly PageKind[] = [
  FILE_PAGES,
  CATEGORY_INDEXES,
  REFERENCE_INDEX,
  SEARCH_PAGE,
  HOME_PAGE,
  FEEDS,
  SAMPLES,
];
