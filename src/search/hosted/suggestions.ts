import type { HostedRequest } from './request';

const MAX_SUGGESTIONS = 3;
/** Hits that are asked for: several may be of one page. */
const HITS = 20;
/** Characters of a query, as the box takes them. */
const MAX_QUERY = 64;
/** Of a word that is not found, at least so many characters are kept. */
const MIN_BEGINNING = 3;

/**
 * What is asked for a query that has found nothing: pages with some of its words, then pages with
 * words that begin as its words do.
 *
 * @param request the request that has found nothing.
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
    // It is no search of the reader's.
    analytics: false,
    clickAnalytics: false,
  };
  const beginnings = words.map((word) =>
    word.slice(0, Math.max(MIN_BEGINNING, Math.ceil(word.length / 2))),
  );
  return [some, { ...some, query: beginnings.join(' '), queryType: 'prefixAll' }];
}

/**
 * Titles of the pages that were found, the best first: queries that find something.
 *
 * @param answers the service's answers to `suggestionRequests`, whatever they hold.
 */
export function suggestionsOf(answers: readonly unknown[], query: string): readonly string[] {
  const titles = answers.flatMap((answer) => listOf(part(answer, 'hits')).flatMap(titleOf));
  const isOther = (title: string) => title.toLowerCase() !== query.trim().toLowerCase();
  const fits = (title: string) => title !== '' && title.length <= MAX_QUERY;
  return [...new Set(titles)]
    .filter((title) => fits(title) && isOther(title))
    .slice(0, MAX_SUGGESTIONS);
}

function titleOf(hit: unknown): string[] {
  const title = part(part(hit, 'hierarchy'), 'lvl1');
  return typeof title === 'string' ? [title.trim()] : [];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const part = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
