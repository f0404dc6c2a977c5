import { closest, CONFIRMATION_MS, isModified } from '../early/events';

/**
 * Clicking a heading's anchor also copies its full address. It remains a link: the address bar
 * changes, and new tabs, the context menu and browsers without a clipboard work as usual.
 */
export function startCopyLink(): void {
  // Added up front: screen readers announce changes to a live region, not its insertion.
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
  let timer: ReturnType<typeof setTimeout> | undefined;

  document.addEventListener('click', (event) => {
    const link = closest(event.target, 'a.heading-anchor');
    // The clipboard is undefined unless the page is served over HTTPS.
    if (!(link instanceof HTMLAnchorElement) || isModified(event) || !('clipboard' in navigator))
      return;
    navigator.clipboard.writeText(link.href).then(
      () => {
        clearTimeout(timer);
        for (const other of document.querySelectorAll('[data-copied]'))
          other.removeAttribute('data-copied');
        link.setAttribute('data-copied', '');
        status.textContent = MESSAGES.linkCopied;
        timer = setTimeout(() => {
          link.removeAttribute('data-copied');
          status.textContent = '';
        }, CONFIRMATION_MS);
      },
      // The browser refused, but the link itself has still worked.
      () => undefined,
    );
  });
}
