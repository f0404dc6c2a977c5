import { globalHistory, navigate as show } from '@gatsbyjs/reach-router';
import { hideBanner, showBanner } from './fault-banner';
import { publicLoader } from './gatsby/loader';
import { hasDocument, PageFault } from './page-data';
import { pagePath } from './page-loader';
import { entryChanged, leavePlaces, startPlaces, takePlaces } from './places';

declare global {
  interface Window {
    /** Opens an address of this site within the document. */
    ___navigate: (to: string, options?: NavigateOptions) => void;
    /** Numbers the history entries; not available in every browser yet. */
    readonly navigation?: EventTarget & {
      readonly currentEntry: { readonly index: number } | null;
    };
  }
}

export interface NavigateOptions {
  readonly replace?: boolean;
}

/** What follows, by the outcome of loading a page. */
interface Outcomes {
  readonly showPage: () => void;
  /** Has the browser load the page's document, which may be there although the page is not. */
  readonly loadDocument: () => void;
  /** Restores the address and the history if nothing can be shown. */
  readonly undo?: () => void;
  readonly retry: () => void;
}

/** The page currently in the document. */
const shown = { path: pagePath(location.pathname), href: location.href, index: entryIndex() };
/** Counts navigations: only the latest one is shown. */
let turn = 0;
/** Whether the next `popstate` is caused by `undo` and must be ignored. */
let returning = false;
/** What shows that a page is loaded. */
let progress = { start: () => {}, stop: () => {} };
/** Whether React shows pages in this document: not before it has started or after it has failed. */
let mode: 'starting' | 'live' | 'static' = 'starting';

function entryIndex(): number | undefined {
  return window.navigation?.currentEntry?.index;
}

/** Has the loading of pages shown to readers. */
export function followNavigations(shownBy: typeof progress): void {
  progress = shownBy;
}

/** From now on, pages are shown in this document, unless React has already failed. */
export function goLive(): void {
  if (mode !== 'starting') return;
  mode = 'live';
  takePlaces();
}

/** From now on, the browser loads each page as a document. */
export function goStatic(): void {
  mode = 'static';
  leavePlaces();
}

/** Call this for every page, and every address within a page, that the document shows. */
export function pageShown(): void {
  Object.assign(shown, { path: pagePath(location.pathname), href: location.href });
  shown.index = entryIndex();
  progress.stop();
}

/**
 * Opens an address of this site: first loads all files of its page, then shows it. If they can't be
 * loaded, the current page stays and a banner says so.
 *
 * @param to the path, query and fragment.
 */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const loadDocument = () => {
    if (options.replace) location.replace(to);
    else location.assign(to);
  };
  void go(to, {
    showPage: mode === 'live' ? () => void show(to, options) : loadDocument,
    loadDocument,
    retry: () => navigate(to, options),
  });
}

async function go(to: string, { showPage, loadDocument, undo, retry }: Outcomes): Promise<void> {
  const own = ++turn;
  hideBanner();
  progress.start();
  try {
    if (!publicLoader.loadPageSync(to)) await publicLoader.loadPage(to);
    if (own === turn) showPage();
  } catch (error) {
    const isThere = error instanceof PageFault && error.isGone && (await hasDocument(to));
    if (own !== turn) return;
    if (isThere) {
      loadDocument();
      return;
    }
    progress.stop();
    undo?.();
    const reason = error instanceof Error ? error.message : String(error);
    showBanner(MESSAGES.pageFailed.replace('{reason}', reason), MESSAGES.retry, retry);
  }
}

/**
 * Back and forward change the address without asking. The event reaches the router only once the
 * page is loaded.
 */
function onPopState(event: PopStateEvent): void {
  const to = location.pathname + location.search + location.hash;
  if (returning) {
    returning = false;
    event.stopImmediatePropagation();
    return;
  }
  if (entryChanged(pagePath(to) === shown.path)) {
    turn++;
    pageShown();
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
    showPage:
      mode === 'live'
        ? () => dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
        : () => location.reload(),
    loadDocument: () => location.reload(),
    undo: () => {
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

/** Call this before the router starts listening. */
export function startHistory(): void {
  startPlaces();
  // From here on, no longer that of `early/paths.ts`.
  window.onpopstate = null;
  addEventListener('popstate', onPopState);
  // Pages may add their own history entries, for fragments or searches.
  window.navigation?.addEventListener('currententrychange', (event) => {
    if ((event as Event & { navigationType?: string }).navigationType !== 'traverse')
      shown.index = entryIndex();
  });
  // The document may be restored from the back/forward cache later.
  addEventListener('pagehide', () => progress.stop());
  globalHistory.listen(({ location, action }) => Object.assign(location, { action }));
  window.___navigate = navigate;
}
