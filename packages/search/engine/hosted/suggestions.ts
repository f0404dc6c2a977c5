import { part, text } from './answer';
import type { HostedRequest } from './request';

const MAX_SUGGESTIONS = 3;
/** Hits to request: several may belong to the same page. */
const HITS = 20;
/** The fewest characters kept of a word that was not found. */
const MIN_BEGINNING = 3;

/**
 * Follow-up requests for a query that found nothing: pages with some of its words, then pages with
 * words that begin the way its words do.
 */
export function suggestionRequests(request: HostedRequest): readonly HostedRequest[] {
  const { facets: _facets, page: _page, ...rest } = request;
  const words = request.query.split(/\s+/).filter(Boolean);
  const some: HostedRequest = {
    ...rest,
    hitsPerPage: HITS,
    removeWordsIfNoResults: 'allOptional',
    attributesToRetrieve: ['hierarchy.lvl1'],
    attributesToSnippet: [],
    // The reader did not make this search.
    analytics: false,
    clickAnalytics: false,
  };
  const beginnings = words.map((word) =>
    word.slice(0, Math.max(MIN_BEGINNING, Math.ceil(word.length / 2))),
  );
  return [some, { ...some, query: beginnings.join(' '), queryType: 'prefixAll' }];
}

/**
 * Titles of the pages found, best first: queries that will find something.
 *
 * @param answers the service's answers to `suggestionRequests`, unvalidated.
 * @param maxLength the most characters that the search box accepts.
 */
export function suggestionsOf(
  answers: readonly unknown[],
  query: string,
  maxLength: number,
): readonly string[] {
  const titles = answers.flatMap((answer) => listOf(part(answer, 'hits')).flatMap(titleOf));
  const isOther = (title: string) => title.toLowerCase() !== query.trim().toLowerCase();
  const fits = (title: string) => title !== '' && title.length <= maxLength;
  return [...new Set(titles)]
    .filter((title) => fits(title) && isOther(title))
    .slice(0, MAX_SUGGESTIONS);
}

const titleOf = (hit: unknown) => text(part(part(hit, 'hierarchy'), 'lvl1'))?.trim() ?? [];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
