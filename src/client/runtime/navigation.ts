import { closest, isModified } from '../early/events';
import { decodePath } from '../early/paths';
import { internalPath, TEXT_DIRECTIVE } from './internal-path';
import { startPrefetch } from './prefetch';

/** Handles all links in the document centrally: static HTML has no link components. */
export function startNavigation(): void {
  document.addEventListener('click', onClick);
  // Older browsers take the text that a link names for a part of the anchor.
  const { hash } = location;
  if (hash.includes(TEXT_DIRECTIVE)) location.replace(hash.replace(/:~:.*/, ''));
  startPrefetch();
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || isModified(event)) return;
  const anchor = closest(event.target, 'a[href]');
  if (!(anchor instanceof HTMLAnchorElement)) return;
  const path = internalPath(anchor, window.location);
  if (path === undefined) return;
  // The browser scrolls to anchors on this page itself. `#` alone, the top, has an empty `hash`.
  if (path === window.location.pathname && anchor.href.includes('#')) return;
  event.preventDefault();
  // As in browsers, a link to the address that is open makes no history entry.
  const replace = anchor.href === window.location.href;
  window.___navigate(decodePath(path) + anchor.search + anchor.hash, { replace });
}
