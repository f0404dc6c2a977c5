/**
 * Events for a hosted service: hits viewed, opened and converted. Loaded only if the settings
 * enable it; the service's own client is bundled with it.
 */
import insightsClient from 'search-insights';
import type { HostedSettings } from '../engine/hosted/settings';
import { read, write } from '../../../src/client/early/storage';
import { Views } from './views';

/** What the events say about a hit. */
export interface FoundHit {
  readonly objectID: string;
  readonly queryID: string;
  /** 1-based, counted across all pages of the answer. */
  readonly position: number;
  /** The path of the page it leads to. */
  readonly path: string;
}

/** The storage key of the reader's random token. No cookie is used. */
const TOKEN_KEY = 'search-reader';

/**
 * Starts sending events. A reader who copies code or text from the page that the last opened hit
 * led to counts as a conversion, once per opened hit and only until the document is left.
 */
export function startInsights(settings: HostedSettings) {
  const { applicationId: appId, apiKey, insightsHost: host, indexName: index } = settings;
  insightsClient('init', { appId, apiKey, host, useCookie: false, userToken: readerToken() });
  // Readers needn't know about a blocked or failed event.
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
  document.addEventListener('copy', convert);
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-copy]')) convert(event);
  });
  return {
    shown: (hits: readonly FoundHit[]) => views.shown(hits.map(({ objectID }) => objectID)),
    opened: (hit: FoundHit) => {
      views.flush();
      opened = hit;
      const { objectID, queryID, position } = hit;
      const what = { index, queryID, objectIDs: [objectID], positions: [position] };
      send(() =>
        insightsClient('clickedObjectIDsAfterSearch', { eventName: 'Hit Opened', ...what }),
      );
    },
  };
}

const elementOf = (node: Node): Element | null =>
  node instanceof Element ? node : node.parentElement;

/** If the browser's storage fails, the reader gets a new token on each page load. */
function readerToken(): string {
  const kept = read(TOKEN_KEY);
  if (kept && /^anonymous-[\da-f]{32}$/.test(kept)) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const token = `anonymous-${hex}`;
  write(TOKEN_KEY, token);
  return token;
}
