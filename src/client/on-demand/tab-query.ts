import { closest, onPage } from '../early/events';
import { setQuery } from '../early/paths';

/**
 * Tabs whose choice stands in the address: `?os=linux` selects a tab on each page that appears, and
 * choosing one puts it there, in place of the entry in the browser's history.
 */
export function start(): void {
  onPage(() => {
    const query = new URLSearchParams(location.search);
    for (const group of document.querySelectorAll<HTMLElement>('[data-tab-query]')) {
      const value = query.get(group.dataset.tabQuery ?? '');
      const tab = [...group.querySelectorAll<HTMLElement>('[data-tab]')].find(
        (one) => one.dataset.tab === value && one.closest('.tabs') === group,
      );
      if (tab?.hasAttribute('data-selected') === false) tab.click();
    }
  });
  document.addEventListener('click', ({ target }) => write(target));
  document.addEventListener('keyup', ({ target }) => write(target));
}

/** Puts the choice into the address if a tab was chosen, by a click or by moving to it. */
function write(target: EventTarget | null): void {
  const tab = closest(target, '[data-tab]');
  const name = tab?.closest<HTMLElement>('.tabs')?.dataset.tabQuery;
  const value = tab?.dataset.tab;
  if (name === undefined || value === undefined || !tab?.hasAttribute('data-selected')) return;
  setQuery(name, value);
}
