import { withBase } from '../base-path';
import { SEARCH_PATH } from '../routes';

export interface PageAddress {
  readonly query: string;
  /** The sections to limit hits to; empty for all. */
  readonly sections: readonly string[];
}

/** The most characters that a query may have. */
export const MAX_QUERY = 64;

/** @param search `?q=room&section=Guides&section=Room`. */
export function parseSearchUrl(search: string): PageAddress {
  const parameters = new URLSearchParams(search);
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY),
    sections: [...new Set(parameters.getAll('section'))],
  };
}

export function searchUrl({ query, sections }: PageAddress): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  for (const section of sections) parameters.append('section', section);
  const text = parameters.toString();
  return withBase(text === '' ? SEARCH_PATH : `${SEARCH_PATH}?${text}`);
}

/** The title of the page, without the site's name. */
export function searchTitle(query: string): string {
  return query.trim() === ''
    ? MESSAGES.search
    : MESSAGES.searchTitle.replace('{query}', () => query.trim());
}
