import { globalHistory, navigate as show } from '@gatsbyjs/reach-router';
import { hideBanner, showBanner } from './fault-banner';
import { publicLoader } from './gatsby/loader';
import { hasDocument } from './page-data';
import { PageFault } from './page-fault';
import { pagePath } from './page-loader';
import { startProgress, stopProgress } from './progress';

declare global {
  interface Window {
    /** Opens an address of this site in the document. */
    ___navigate: (to: string, options?: NavigateOptions) => void;
    /** Not in every browser yet: it numbers the entries of the history. */
    readonly navigation?: EventTarget & {
      readonly currentEntry: { readonly index: number } | null;
    };
  }
}

export interface NavigateOptions {
  readonly replace?: boolean;
}

/** What a way to a page does when it is decided. */
interface Way {
  /** Shows the page, which is loaded. */
  readonly arrive: () => void;
  /** Has the browser load its document. */
  readonly leave: () => void;
  /** Puts address and history back. */
  readonly stay?: () => void;
  readonly retry: () => void;
}

/** The page that is in the document. */
const shown = { path: pagePath(location.pathname), href: location.href, index: entryIndex() };
/** Counts what the reader asks for: only the last one is shown. */
let turn = 0;
/** Whether the next way back is the one of `stay`, which changes nothing. */
let returning = false;
/** Whether pages are shown in the document: not before React has started, nor after it has failed. */
let mode: 'starting' | 'live' | 'static' = 'starting';

function entryIndex(): number | undefined {
  return window.navigation?.currentEntry?.index;
}

/** From here on pages are shown in this document, unless React has failed already. */
export function goLive(): void {
  if (mode === 'starting') mode = 'live';
}

/** From here on pages are documents: the browser loads them. */
export function goStatic(): void {
  mode = 'static';
}

/** To be told of every page, and of every address within it, that the document shows. */
export function pageShown(): void {
  Object.assign(shown, { path: pagePath(location.pathname), href: location.href });
  shown.index = entryIndex();
  stopProgress();
}

/**
 * Opens an address of this site: first all files of its page are asked for, then it is shown. Where
 * they cannot be had, everything stays as it is, and a banner says so.
 *
 * @param to path, query and fragment.
 */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const leave = () => {
    if (options.replace) location.replace(to);
    else location.assign(to);
  };
  const retry = () => navigate(to, options);
  void go(to, { arrive: mode === 'live' ? () => void show(to, options) : leave, leave, retry });
}

async function go(to: string, { arrive, leave, stay, retry }: Way): Promise<void> {
  const own = ++turn;
  hideBanner();
  startProgress();
  try {
    if (!publicLoader.loadPageSync(to)) await publicLoader.loadPage(to);
    if (own === turn) arrive();
  } catch (error) {
    const isThere = error instanceof PageFault && error.isGone && (await hasDocument(to));
    if (own !== turn) return;
    if (isThere) {
      leave();
      return;
    }
    stopProgress();
    stay?.();
    const reason = error instanceof Error ? error.message : String(error);
    showBanner(MESSAGES.pageFailed.replace('{reason}', reason), MESSAGES.retry, retry);
  }
}

/**
 * Back and forward change the address before anyone is asked. The router hears of it when the page
 * is loaded.
 */
function onPopState(event: PopStateEvent): void {
  const to = location.pathname + location.search + location.hash;
  if (returning) {
    returning = false;
    event.stopImmediatePropagation();
    return;
  }
  if (pagePath(to) === shown.path) {
    turn++;
    stopProgress();
    shown.index = entryIndex();
    return;
  }
  if (mode === 'live' && publicLoader.loadPageSync(to)) {
    turn++;
    hideBanner();
    return;
  }
  event.stopImmediatePropagation();
  const distance = (entryIndex() ?? 0) - (shown.index ?? 0);
  void go(to, {
    arrive:
      mode === 'live'
        ? () => dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
        : () => location.reload(),
    leave: () => location.reload(),
    stay: () => {
      returning = distance !== 0;
      if (returning) history.go(-distance);
      else history.replaceState(history.state, '', shown.href);
    },
    retry: () => {
      if (distance !== 0) history.go(distance);
      else navigate(to);
    },
  });
}

/** To be called before the router listens. */
export function startHistory(): void {
  addEventListener('popstate', onPopState);
  // A page may add entries of its own: a fragment, a search.
  window.navigation?.addEventListener('currententrychange', (event) => {
    if ((event as Event & { navigationType?: string }).navigationType !== 'traverse')
      shown.index = entryIndex();
  });
  // The document may come back from the browser's cache after it was left.
  addEventListener('pagehide', stopProgress);
  globalHistory.listen(({ location, action }) => Object.assign(location, { action }));
  window.___navigate = navigate;
}
