import { ANNOUNCEMENT_KEY, DOCS_VERSION_KEY, write } from './storage';
import { closest, isModified, on, onPage } from './events';

const openDropdowns = () => document.querySelectorAll<HTMLDetailsElement>('[data-dropdown][open]');

/**
 * Closes dropdowns on Escape, on a navigation, and when the reader clicks or moves the focus
 * elsewhere. Arrow keys enter a dropdown and move inside it. Stores the chosen docs version.
 */
export function startDropdowns(): void {
  for (const type of ['click', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      for (const dropdown of openDropdowns()) {
        if (!dropdown.contains(target as Node)) dropdown.open = false;
      }
    });
  on('click', '[data-docs-version]', ({ dataset }) => {
    write(DOCS_VERSION_KEY, dataset.docsVersion ?? '');
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      for (const dropdown of openDropdowns()) {
        dropdown.open = false;
        if (dropdown.contains(document.activeElement)) dropdown.querySelector('summary')?.focus();
      }
    } else if (!event.defaultPrevented) move(event);
  });
  onPage(() => {
    for (const dropdown of openDropdowns()) dropdown.open = false;
  });
}

/** Moves the focus inside a dropdown, as in a menu (WAI-ARIA APG, disclosure navigation). */
function move(event: KeyboardEvent): void {
  const { key, target } = event;
  const dropdown = closest(target, '[data-dropdown]');
  if (!(dropdown instanceof HTMLDetailsElement) || isModified(event)) return;
  const links = [...dropdown.querySelectorAll('a')];
  const index = links.findIndex((link) => link === target);
  const last = links.length - 1;
  let next: number | undefined;
  if (key === 'ArrowDown') next = index === last ? 0 : index + 1;
  // On the button, this enters at the last item.
  else if (key === 'ArrowUp') next = index > 0 ? index - 1 : last;
  // On the button, Home and End scroll the page.
  else if (index < 0) return;
  else if (key === 'Home') next = 0;
  else if (key === 'End') next = last;
  if (next === undefined) return;
  event.preventDefault();
  dropdown.open = true;
  links[next]?.focus();
}

/** Once closed, the announcement stays closed until its id changes: see `theme.ts`. */
export function startAnnouncement(): void {
  on('click', '[data-announcement-close]', (button) => {
    document.documentElement.setAttribute('data-announcement-closed', '');
    write(ANNOUNCEMENT_KEY, closest(button, '[data-announcement]')?.dataset.announcement ?? '');
    // The focus would be lost with the button, so it moves to what follows the bar.
    document.querySelector<HTMLElement>(`[data-navbar] a[href="${BASE_PATH}/"]`)?.focus();
  });
}
