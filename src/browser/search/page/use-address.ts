import * as React from 'react';
import {
  addressOf,
  type PageAddress,
  readAddress,
  searchTitle,
} from '../../../page-model/search-address';
import { SEARCH_PATH } from '../../../routes';

/** The address follows what is typed after this pause, in milliseconds. */
const PAUSE_MS = 300;

/** A way back shows no more pages of hits than these. */
const MAX_PAGES = 25;

/** What an entry of the browser's history keeps besides its address. */
interface Entry {
  /** The reader was still typing: what follows takes its place. */
  readonly searchTyped?: boolean;
  /** How many pages of hits were shown. */
  readonly searchPages?: number;
}

const entry = (): Entry => (history.state as Entry | null) ?? {};

export interface AddressState extends PageAddress {
  readonly pages: number;
}

export interface PageHistory {
  readonly state: AddressState;
  /** While the reader types: one entry of the history for all of it. */
  readonly type: (query: string) => void;
  /** What the reader means: a way back leads here. */
  readonly commit: (address: PageAddress) => void;
  readonly keepPages: (pages: number) => void;
}

/** The page's query and filters, in step with the address, back and forward. */
export function useAddress(siteTitle: string): PageHistory {
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
      // Another page is the router's.
      if (location.pathname === SEARCH_PATH) setState(readState());
    };
    addEventListener('popstate', onBack);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', onBack);
    };
  }, []);

  const type = React.useCallback((query: string) => {
    setState((before) => ({ ...before, query, pages: 1 }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { query: now, sections } = latest.current;
      const committed = readAddress(location.search).query;
      const isOwnEntry = entry().searchTyped === true || committed === '';
      write({ query: now, sections }, { searchTyped: true }, isOwnEntry ? 'replace' : 'push');
    }, PAUSE_MS);
  }, []);

  const commit = React.useCallback((address: PageAddress) => {
    clearTimeout(timer.current);
    setState({ ...address, pages: 1 });
    const isThere = addressOf(address) === location.pathname + location.search;
    const replaces = isThere || entry().searchTyped === true;
    const sameSections =
      readAddress(location.search).sections.join('\n') === address.sections.join('\n');
    write(address, {}, replaces && sameSections ? 'replace' : 'push');
  }, []);

  const keepPages = React.useCallback((pages: number) => {
    history.replaceState({ ...entry(), searchPages: pages }, '');
  }, []);

  return { state, type, commit, keepPages };
}

function readState(): AddressState {
  const pages = Math.min(MAX_PAGES, Math.max(1, Math.floor(entry().searchPages ?? 1) || 1));
  return { ...readAddress(location.search), pages };
}

function write(address: PageAddress, own: Entry, how: 'push' | 'replace'): void {
  const { searchTyped: _typed, searchPages: _pages, ...kept } = entry();
  if (how === 'replace') history.replaceState({ ...kept, ...own }, '', addressOf(address));
  // The router knows entries by their key.
  else history.pushState({ ...own, key: String(Date.now()) }, '', addressOf(address));
}
