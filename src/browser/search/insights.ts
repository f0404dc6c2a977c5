/**
 * Events for a hosted service: hits seen, opened, and of use. Loaded only where the settings ask for
 * it; the service's own client is bundled with it.
 */
import insightsClient from 'search-insights';
import type { HostedSettings } from '../../search/types';
import { read, write } from '../early/storage';
import { Views } from './views';

/** What the events name of a hit. */
export interface FoundHit {
  readonly objectID: string;
  readonly queryID: string;
  /** Among the hits of all pages of the answer, from 1. */
  readonly position: number;
  /** The page that it leads to. */
  readonly path: string;
}

export interface InsightsEvents {
  shown(hits: readonly FoundHit[]): void;
  opened(hit: FoundHit): void;
  /** Events end; what waits is dropped. */
  stop(): void;
}

/** Where the reader's name for this browser is kept: a random one, and no cookie. */
const TOKEN_KEY = 'search-reader';

/**
 * Starts sending events. A conversion is that a reader copies code or text from the page that a hit
 * has led to, before the document is left: once a hit.
 */
export function startInsights(settings: HostedSettings): InsightsEvents {
  const { applicationId: appId, apiKey, insightsHost: host, indexName: index } = settings;
  insightsClient('init', { appId, apiKey, host, useCookie: false, userToken: readerToken() });
  // A blocked or failed event is nobody's concern.
  const send = (event: () => unknown) => void Promise.resolve(event()).catch(() => undefined);
  const views = new Views((objectIDs) =>
    send(() => insightsClient('viewedObjectIDs', { eventName: 'Hits Viewed', index, objectIDs })),
  );
  let opened: FoundHit | undefined;
  const convert = ({ target }: Event) => {
    const isOfPage = target instanceof Node && elementOf(target)?.closest('main') != null;
    if (!opened || opened.path !== location.pathname || !isOfPage) return;
    const { objectID, queryID } = opened;
    opened = undefined;
    const event = { eventName: 'Text Copied', index, queryID, objectIDs: [objectID] };
    send(() => insightsClient('convertedObjectIDsAfterSearch', event));
  };
  const convertByButton = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('[data-copy]')) convert(event);
  };
  document.addEventListener('copy', convert);
  document.addEventListener('click', convertByButton);
  return {
    shown: (hits) => views.shown(hits.map(({ objectID }) => objectID)),
    opened: (hit) => {
      views.flush();
      opened = hit;
      const { objectID, queryID, position } = hit;
      const what = { index, queryID, objectIDs: [objectID], positions: [position] };
      send(() =>
        insightsClient('clickedObjectIDsAfterSearch', { eventName: 'Hit Opened', ...what }),
      );
    },
    stop: () => {
      views.stop();
      document.removeEventListener('copy', convert);
      document.removeEventListener('click', convertByButton);
    },
  };
}

const elementOf = (node: Node): Element | null =>
  node instanceof Element ? node : node.parentElement;

/** Where the browser keeps nothing, a reader has another name on each page. */
function readerToken(): string {
  const kept = read(TOKEN_KEY);
  if (kept && /^anonymous-[\da-f]{32}$/.test(kept)) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const token = `anonymous-${hex}`;
  write(TOKEN_KEY, token);
  return token;
}
