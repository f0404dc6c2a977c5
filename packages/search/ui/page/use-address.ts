import * as React from 'react';
import {
  searchUrl,
  type PageAddress,
  parseSearchUrl,
  searchTitle,
} from '../../../../src/page-model/search-address';
import { SEARCH_PATH } from '../../../../src/routes';
import type { Asked } from './use-search';

/** How long typing must pause before the address follows, in milliseconds. */
const PAUSE_MS = 300;

/** Going back restores at most this many pages of hits. */
const MAX_PAGES = 25;

/** What a history entry stores in addition to its address. */
interface Entry {
  /** The reader was still typing, so the next entry replaces this one. */
  readonly searchTyped?: boolean;
  /** The router identifies entries by their key; those of one visit to a page share that. */
  readonly key?: string;
  readonly visit?: string;
  /** How many pages of hits were shown. */
  readonly searchPages?: number;
}

const entry = (): Entry => (history.state as Entry | null) ?? {};

/** The page's query and filters, in sync with the address and with back and forward. */
export function useAddress(siteTitle: string) {
  const [state, setState] = React.useState(readState);
  const timer = React.useRef<ReturnType<typeof setTimeout>>();
  const latest = React.useRef(state);
  latest.current = state;

  React.useEffect(() => {
    document.title = `${searchTitle(state.query)} | ${siteTitle}`;
  }, [state.query, siteTitle]);

  React.useEffect(() => {
    const onBack = () => {
      clearTimeout(timer.current);
      // Other pages are up to the router.
      if (location.pathname === BASE_PATH + SEARCH_PATH) setState(readState());
    };
    addEventListener('popstate', onBack);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', onBack);
    };
  }, []);

  /** Follows the reader's typing, with a single history entry for all of it. */
  const type = React.useCallback((query: string) => {
    setState((before) => ({ ...before, query, pages: 1 }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { query: now, sections } = latest.current;
      const committed = parseSearchUrl(location.search).query;
      const isOwnEntry = entry().searchTyped === true || committed === '';
      write({ query: now, sections }, { searchTyped: true }, isOwnEntry ? 'replace' : 'push');
    }, PAUSE_MS);
  }, []);

  /** Makes a deliberate change, to which the back button returns. */
  const commit = React.useCallback((address: PageAddress) => {
    clearTimeout(timer.current);
    setState({ ...address, pages: 1 });
    const isThere = searchUrl(address) === location.pathname + location.search;
    const replaces = isThere || entry().searchTyped === true;
    const sameSections =
      parseSearchUrl(location.search).sections.join('\n') === address.sections.join('\n');
    write(address, {}, replaces && sameSections ? 'replace' : 'push');
  }, []);

  const keepPages = React.useCallback((pages: number) => {
    history.replaceState({ ...entry(), searchPages: pages }, '');
  }, []);

  return { state, type, commit, keepPages };
}

function readState(): Asked {
  const pages = Math.min(MAX_PAGES, Math.max(1, Math.floor(entry().searchPages ?? 1) || 1));
  return { ...parseSearchUrl(location.search), pages };
}

function write(address: PageAddress, own: Entry, how: 'push' | 'replace'): void {
  const { searchTyped: _typed, searchPages: _pages, ...kept } = entry();
  if (how === 'replace') history.replaceState({ ...kept, ...own }, '', searchUrl(address));
  else {
    const { key, visit = key } = kept;
    history.pushState({ ...own, visit, key: String(Date.now()) }, '', searchUrl(address));
  }
}
