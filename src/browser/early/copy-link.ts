import { opensElsewhere } from './modifiers';

/** How long the sign says that the link was copied, in milliseconds. */
const SAID_FOR_MS = 2000;

/**
 * A heading's link to itself also copies its full address. It stays a link: the address changes, and
 * a new tab, the context menu and a browser without a clipboard work as always.
 */
export function startCopyLink(): void {
  // There from the start: screen readers announce what changes inside, not what appears.
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
  let timer: ReturnType<typeof setTimeout> | undefined;

  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a.heading-anchor') : null;
    // Absent where the page is not served over https.
    if (
      !(link instanceof HTMLAnchorElement) ||
      opensElsewhere(event) ||
      !('clipboard' in navigator)
    )
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
        }, SAID_FOR_MS);
      },
      // Refused by the browser: the link has still done what links do.
      () => undefined,
    );
  });
}
