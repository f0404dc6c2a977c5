import { ANNOUNCEMENT_KEY, DOCS_VERSION_KEY } from './keys';
import { onPage } from './page-event';
import { write } from './storage';

const openDropdowns = () => document.querySelectorAll<HTMLDetailsElement>('[data-dropdown][open]');

/** Dropdowns close on Escape, on a click elsewhere and on a navigation. The choice of a version is kept. */
export function startDropdowns(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    for (const dropdown of openDropdowns()) {
      if (!dropdown.contains(target)) dropdown.open = false;
    }
    const version = target?.closest('[data-docs-version]')?.getAttribute('data-docs-version');
    if (version) write(DOCS_VERSION_KEY, version);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const dropdown of openDropdowns()) {
      dropdown.open = false;
      if (dropdown.contains(document.activeElement)) dropdown.querySelector('summary')?.focus();
    }
  });
  onPage(() => {
    for (const dropdown of openDropdowns()) dropdown.open = false;
  });
}

/** The announcement stays closed for those who closed it, until its id changes. */
export function startAnnouncement(): void {
  const root = document.documentElement;
  const bar = document.querySelector('[data-announcement]');
  const id = bar?.getAttribute('data-announcement') ?? '';
  if (root.getAttribute('data-announcement-closed') !== id)
    root.removeAttribute('data-announcement-closed');
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-announcement-close]'))
      return;
    root.setAttribute('data-announcement-closed', id);
    write(ANNOUNCEMENT_KEY, id);
    // What follows the bar: the focus would be lost with the button.
    document.querySelector<HTMLElement>('[data-navbar] a[href="/"]')?.focus();
  });
}
