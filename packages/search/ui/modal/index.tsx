import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { withBase } from '../../../../src/base-path';
import { siteSearch } from '../client';
import { searchConfig as config } from '../config';
import { searchPath } from '../../../../src/routes';
import type { SearchHit } from '../../engine/types';
import { follow, isPlainClick } from '../links';
import { errorHelp, fill } from '../texts';
import { docSearchAnswers } from './answers';
import { beginWith, changeDocSearch, hitsOn, type ScreenProps } from './docsearch';
import { rememberText } from './remember';
import { TRANSLATIONS } from './translations';

/** How long the reader must pause before screen readers are told, in milliseconds. */
const SAY_AFTER_MS = 400;

let listener: (text: string) => void = () => undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let screen: ScreenProps | undefined;
let close: () => void = () => undefined;

function say(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => listener(text), SAY_AFTER_MS);
}

const answers = docSearchAnswers(siteSearch(), say);

changeDocSearch({
  suggestions: () => answers.last.suggestions,
  errorHelp: () => errorHelp(answers.last.error),
  note: () => answers.last.note,
  meant: () => answers.last.meant,
  onMeant: (query) => {
    screen?.setQuery(query);
    void screen?.refresh();
    document.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
  },
  isSearching: () => answers.isSearching,
  onScreen: (next) => {
    const isNew = screen?.state.status !== next.state.status;
    if (isNew && next.state.status === 'stalled' && answers.isSearching)
      say(MESSAGES.searchStalled);
    screen = next;
    const hits = hitsOn(next);
    if (hits) siteSearch().insights?.shown(hits);
  },
  popular: config.popular,
  onPopular: (event, href) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    close();
    leave(href);
  },
  showLogo: config.provider === 'hosted',
});

// Anyone who loads this is about to search.
siteSearch().warm();

/**
 * Mounts the modal in the dialog that the early script has opened, replacing the box in which the
 * reader has been typing so far.
 *
 * @returns a function that unmounts it.
 */
export function open(dialog: HTMLElement, onClose: () => void): () => void {
  close = onClose;
  const waiting = dialog.querySelector('[data-search-waiting]');
  const typed = waiting?.querySelector('input');
  // Otherwise DocSearch would fill in the page's selection, which the reader has cleared.
  if (!typed?.value) getSelection()?.removeAllRanges();
  const host = document.createElement('div');
  // DocSearch changes texts that a translator has put into elements of its own.
  host.translate = false;
  dialog.append(host);
  const root = createRoot(host);
  beginWith(typed?.value ?? '');
  root.render(<Modal query={typed?.value ?? ''} onClose={onClose} />);
  const input = host.querySelector('input');
  input?.focus();
  input?.setSelectionRange(typed?.selectionStart ?? 0, typed?.selectionEnd ?? 0);
  waiting?.remove();
  const stop = siteSearch().subscribe(() => {
    const refresh = () => {
      // Not while the reader is in the list.
      const isInList = document.activeElement?.closest('.DocSearch-Dropdown');
      if (screen?.state.query && !screen.state.activeItemId && !isInList) void screen.refresh();
    };
    answers.askAgain().then(refresh, refresh);
  });
  return () => {
    stop();
    clearTimeout(timer);
    screen = undefined;
    siteSearch().insights?.shown([]);
    root.unmount();
  };
}

type Client = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

/** A constant function: a new one per render would make DocSearch create a new client. */
const ownClient = (client: Client): Client => ({
  ...client,
  search: answers.search as unknown as Client['search'],
});

const NAVIGATOR: NonNullable<DocSearchModalProps['navigator']> = {
  navigate: ({ itemUrl, item }) => leave(itemUrl, item),
  navigateNewTab: ({ itemUrl, item }) => openElsewhere(itemUrl, item),
  navigateNewWindow: ({ itemUrl, item }) => openElsewhere(itemUrl, item),
};

function openElsewhere(url: string, hit: unknown): void {
  siteSearch().insights?.opened(hit as Hit);
  window.open(url, '_blank', 'noopener');
}

type Hit = Parameters<typeof rememberText>[0];

function leave(url: string, hit?: unknown): void {
  if (hit) {
    siteSearch().insights?.opened(hit as Hit);
    rememberText(hit as Hit, config.indexName);
  }
  // Wait until the modal has closed and returned the focus.
  setTimeout(() => follow(url), 0);
}

function HitLink({ hit, children }: { hit: unknown; children: React.ReactNode }) {
  const { url, isCode } = hit as SearchHit;
  const onClick = (event: React.MouseEvent) => {
    if (!isPlainClick(event)) {
      siteSearch().insights?.opened(hit as Hit);
      return;
    }
    event.preventDefault();
    leave(url, hit);
  };
  return (
    <div role="gridcell" className="DocSearch-Hit-cell">
      <a href={url} onClick={onClick} className={isCode ? 'search-code' : undefined}>
        {children}
      </a>
    </div>
  );
}

const PARAMETERS = { facetFilters: config.filters } as unknown as NonNullable<
  DocSearchModalProps['searchParameters']
>;

const missingUrl = config.missingResultsUrl;
const MISSING = missingUrl
  ? {
      getMissingResultsUrl: ({ query }: { query: string }) =>
        missingUrl.replace('{query}', encodeURIComponent(query)),
    }
  : {};

function Modal({ query, onClose }: { query: string; onClose: () => void }) {
  const [announcement, setAnnouncement] = React.useState('');
  React.useEffect(() => {
    listener = setAnnouncement;
    return () => {
      listener = () => undefined;
    };
  }, []);
  const Footer = React.useCallback(
    ({ state }: { state: { readonly query: string; readonly context: { nbHits?: number } } }) => {
      const address = withBase(searchPath(state.query));
      const onClick = (event: React.MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onClose();
        leave(address);
      };
      return (
        <a href={address} onClick={onClick}>
          {state.context.nbHits === 1
            ? MESSAGES.searchSeeOne
            : fill(MESSAGES.searchSeeAll, { count: state.context.nbHits ?? 0 })}
        </a>
      );
    },
    [onClose],
  );
  return (
    <>
      <DocSearchModal
        appId={config.provider}
        apiKey={config.provider}
        indexName={config.indexName}
        placeholder={config.placeholder}
        translations={TRANSLATIONS}
        maxResultsPerGroup={config.maxResultsPerGroup}
        searchParameters={PARAMETERS}
        initialQuery={query}
        initialScrollY={scrollY}
        onClose={onClose}
        navigator={NAVIGATOR}
        hitComponent={HitLink}
        resultsFooterComponent={Footer}
        transformSearchClient={ownClient}
        {...MISSING}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
