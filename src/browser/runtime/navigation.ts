import { decodePath } from '../early/decode-path';
import { startProgress } from './progress';
import { REFERENCE_PATH } from '../../routes';

interface Loader {
  hovering(path: string): void;
  enqueue(path: string): void;
  loadPage(path: string): Promise<{ status?: string } | undefined>;
}

declare global {
  interface Window {
    ___loader: Loader;
    /** Gatsby's `navigate`, without the link components that its module brings. */
    ___navigate: (to: string) => void;
  }
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Files that the site serves beside its pages. */
const FILE = /\.(?!html?$)[a-z\d]{2,5}$/i;

/**
 * The page that a link opens inside the site; undefined for links that the browser follows itself:
 * other sites, downloads, files, other windows.
 *
 * A dotted path may be a page (`/reference/classes/A.B`), so only a link outside the reference is
 * told to be a file by its extension.
 */
export function internalPath(anchor: HTMLAnchorElement, here: Location): string | undefined {
  if (anchor.origin !== here.origin || anchor.hasAttribute('download')) return undefined;
  if (anchor.target !== '' && anchor.target !== '_self') return undefined;
  if (FILE.test(anchor.pathname) && !anchor.pathname.startsWith(`${REFERENCE_PATH}/`))
    return undefined;
  return anchor.pathname;
}

function anchorOf(event: Event): HTMLAnchorElement | undefined {
  const target = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return target instanceof HTMLAnchorElement ? target : undefined;
}

/** Prefetching costs data: it is left out on slow connections and where the reader saves data. */
function mayPrefetch(): boolean {
  const { connection } = navigator;
  return !connection?.saveData && !(connection?.effectiveType ?? '').includes('2g');
}

/** Takes over the links of the document, wherever they stand: static HTML has no link components. */
export function startNavigation(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('mouseover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  prefetchVisible();
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = anchorOf(event);
  const path = anchor && internalPath(anchor, window.location);
  if (!anchor || path === undefined) return;
  // The browser scrolls to anchors of this page itself: `#` alone, which is its top, has no `hash`.
  if (path === window.location.pathname && anchor.href.includes('#')) return;
  event.preventDefault();
  if (anchor.href === window.location.href) {
    scrollTo(0, 0);
    return;
  }
  startProgress();
  window.___navigate(decodePath(path) + anchor.search + anchor.hash);
}

function onIntent(event: Event): void {
  const anchor = anchorOf(event);
  const path = anchor && internalPath(anchor, window.location);
  if (path !== undefined && path !== window.location.pathname && mayPrefetch()) {
    window.___loader.hovering(decodePath(path));
  }
}

/** The data of pages whose links the reader sees; Gatsby's loader leaves out slow connections too. */
function prefetchVisible(): void {
  if (!('IntersectionObserver' in window) || !mayPrefetch()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const path = internalPath(target, window.location);
      if (path !== undefined && path !== window.location.pathname)
        window.___loader.enqueue(decodePath(path));
    }
  });
  const observe = () => {
    for (const anchor of document.querySelectorAll('main a[href^="/"]')) observer.observe(anchor);
  };
  observe();
  document.addEventListener('site:page', observe);
}
