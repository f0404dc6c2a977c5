import { isModified, type Modified } from '../../../src/client/early/events';

/** A hit's address if it is safe in a link; undefined for `javascript:` and the like. */
export function safeAddress(url: unknown, base = location.href): string | undefined {
  if (typeof url !== 'string') return undefined;
  try {
    const { protocol, origin, pathname, search, hash } = new URL(url, base);
    if (protocol !== 'http:' && protocol !== 'https:') return undefined;
    const path = pathname + search + hash;
    return origin === new URL(base).origin ? path : origin + path;
  } catch {
    return undefined;
  }
}

/** Whether a click opens its link in this tab, not in another tab or window. */
export function isPlainClick(event: Modified & Pick<MouseEvent, 'button'>): boolean {
  return event.button === 0 && !isModified(event);
}

/** Follows a link as if it were on the page, so through the site's own navigation if that runs. */
export function follow(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.hidden = true;
  document.body.append(link);
  // The focus should go to the new page, not back to where search was opened.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  link.click();
  link.remove();
}
