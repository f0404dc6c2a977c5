import { ANNOUNCEMENT_KEY, DOCS_VERSION_KEY } from './keys';
import { onPage } from './page-event';
import { write } from './storage';

const openDropdowns = () => document.querySelectorAll<HTMLDetailsElement>('[data-dropdown][open]');

/** Closes dropdowns on Escape, an outside click or a navigation. Stores the chosen docs version. */
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

/** Once closed, the announcement stays closed until its id changes. */
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
    // The focus would be lost with the button, so it moves to what follows the bar.
    document.querySelector<HTMLElement>('[data-navbar] a[href="/"]')?.focus();
  });
}
