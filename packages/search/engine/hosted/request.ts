import { LEVELS, type SearchRequest, snippetsOf } from '../types';
import type { HostedSettings } from './settings';

const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 10;
const SECTION = 'hierarchy.lvl0';

type FacetFilter = string | readonly string[];

/** One request in the body sent to `/1/indexes/{any}/queries`. */
export interface HostedRequest {
  readonly query: string;
  readonly indexName: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly [parameter: string]: unknown;
}

/**
 * A request in the service's terms. Parameters that the owner doesn't set have our defaults: 20
 * hits, snippets of 10 words, marks as `mark` tags. `page` is only sent if the request has it,
 * `facets` if it has a page or a section, as the search page's requests do.
 *
 * @returns the request; if a section is chosen, also one that counts the hits of all sections.
 */
export function hostedRequests(
  request: SearchRequest,
  settings: HostedSettings,
): readonly [HostedRequest] | readonly [HostedRequest, HostedRequest] {
  const { facetFilters: wanted, ...parameters } = settings.parameters;
  const always = [...contextFilters(settings.facets), ...filtersOf(wanted)];
  const own = filtersOf(request.facetFilters).map(inServiceWords);
  const isSectionChosen = own.some((filter) => [filter].flat().some(isSection));
  const wantsFacets = request.page !== undefined || isSectionChosen;
  const main: HostedRequest = {
    query: request.query ?? '',
    indexName: settings.indexName,
    attributesToRetrieve: [
      ...LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: request.attributesToSnippet ?? snippetsOf(SNIPPET_WORDS),
    snippetEllipsisText: request.snippetEllipsisText ?? '…',
    highlightPreTag: request.highlightPreTag ?? '<mark>',
    highlightPostTag: request.highlightPostTag ?? '</mark>',
    hitsPerPage: request.hitsPerPage ?? HITS_PER_PAGE,
    clickAnalytics: settings.insights,
    ...(request.page !== undefined && { page: request.page }),
    ...(wantsFacets && { facets: [SECTION] }),
    ...parameters,
    ...withFilters([...always, ...own]),
  };
  if (!isSectionChosen) return [main];
  const { facetFilters: _chosen, ...unfiltered } = main;
  const others = own.filter((filter) => ![filter].flat().some(isSection));
  const counts: HostedRequest = {
    ...unfiltered,
    ...withFilters([...always, ...others]),
    page: 0,
    hitsPerPage: 0,
    attributesToRetrieve: [],
    attributesToSnippet: [],
    // The reader did not make this search.
    analytics: false,
    clickAnalytics: false,
  };
  return [main, counts];
}

const isSection = (filter: string): boolean => filter.startsWith(`${SECTION}:`);

const withFilters = (facetFilters: readonly FacetFilter[]) =>
  facetFilters.length > 0 ? { facetFilters } : {};

/** `{ language: 'en', tag: ['a', 'b'] }` means `language:en` and either tag. */
function contextFilters(facets: HostedSettings['facets']): FacetFilter[] {
  return Object.entries(facets).map(([name, value]) =>
    typeof value === 'string' ? `${name}:${value}` : value.map((one) => `${name}:${one}`),
  );
}

/** Normalizes any of the forms that the service accepts to a list. */
function filtersOf(filters: unknown): FacetFilter[] {
  if (typeof filters === 'string') return filters === '' ? [] : [filters];
  if (!Array.isArray(filters)) return [];
  return filters.flatMap((filter: unknown): FacetFilter[] => {
    if (typeof filter === 'string') return [filter];
    return Array.isArray(filter) ? [filter.filter((one) => typeof one === 'string')] : [];
  });
}

function inServiceWords(filter: FacetFilter): FacetFilter {
  const rename = (one: string) => one.replace(/^lvl0:/, `${SECTION}:`);
  return typeof filter === 'string' ? rename(filter) : filter.map(rename);
}
