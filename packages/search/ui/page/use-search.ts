import * as React from 'react';
import {
  type SearchHit,
  type SearchRequest,
  type SearchResult,
  snippetsOf,
} from '../../engine/types';
import type { PageAddress } from '../../../../src/page-model/search-address';
import { noteAnswer } from '../misses';
import type { SiteSearch } from '../site-search';

const HITS_PER_PAGE = 20;
/** How long a search may take before it counts as stalled, in milliseconds. */
const STALLED_MS = 300;
/** The length of snippets, in words. */
const SNIPPET_WORDS = { wide: 10, narrow: 5 } as const;
const NARROW = '(max-width: 768px)';

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

/** What has been found so far: the hits of all pages requested. */
export interface Found {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** The last page's result, which has the counts. */
  readonly result: SearchResult;
  /** How many pages of hits are shown. */
  readonly pages: number;
}

export interface Asked extends PageAddress {
  /** How many pages of hits to fetch initially. */
  readonly pages: number;
}

/** Searches again whenever the query, the sections or the index change. */
export function useSearch(
  client: SiteSearch,
  filters: readonly string[],
  { query, sections, pages }: Asked,
) {
  const [status, setStatus] = React.useState<Status>(query.trim() === '' ? 'idle' : 'loading');
  /** What failed, if the status is "error". */
  const [error, setError] = React.useState<unknown>();
  /** The last answer. It stays while the next one is on its way. */
  const [found, setFound] = React.useState<Found>();
  const [round, setRound] = React.useState(0);
  const current = React.useRef<AbortController>();
  const shown = React.useRef(pages);
  const sectionKey = sections.join('\n');

  const run = React.useCallback(async () => {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    if (query.trim() === '') {
      setStatus('idle');
      setFound(undefined);
      return;
    }
    setStatus('loading');
    const stalled = setTimeout(() => {
      if (!signal.aborted) setStatus('stalled');
    }, STALLED_MS);
    try {
      const wanted = sectionKey === '' ? [] : sectionKey.split('\n');
      const requests = requestsFor(query.trim(), filters, wanted, shown.current);
      const { results } = await client.search({ requests }, signal);
      const result = results.at(-1);
      if (signal.aborted || !result) return;
      const hits = results.flatMap((one) => one.hits);
      setFound({ query: query.trim(), hits, result, pages: results.length });
      setStatus('idle');
      // In some sections only, a query may find nothing that others have.
      if (sectionKey === '') noteAnswer(result);
    } catch (cause) {
      if (signal.aborted) return;
      console.warn('Search has failed.', cause);
      setError(cause);
      setStatus('error');
    } finally {
      clearTimeout(stalled);
    }
  }, [client, filters, query, sectionKey]);

  React.useEffect(() => {
    shown.current = pages;
    void run();
  }, [run, pages, round]);

  // A more complete index may have a better answer to the query on screen.
  React.useEffect(() => client.subscribe(() => void run()), [client, run]);

  // For one more page of hits, fetches every page again: the index may have become more complete
  // since the first.
  const more = React.useCallback(() => {
    shown.current++;
    return run();
  }, [run]);

  const retry = React.useCallback(() => setRound((before) => before + 1), []);
  return { status, error, found, more, retry };
}

/** One request for each page of hits. */
function requestsFor(
  query: string,
  filters: readonly string[],
  sections: readonly string[],
  pages: number,
): readonly SearchRequest[] {
  const words = matchMedia(NARROW).matches ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
  const facetFilters = [...filters, sections.map((section) => `hierarchy.lvl0:${section}`)];
  return Array.from({ length: pages }, (_, page) => ({
    query,
    page,
    hitsPerPage: HITS_PER_PAGE,
    facetFilters: facetFilters.filter((filter) => filter.length > 0),
    attributesToSnippet: snippetsOf(words),
  }));
}
