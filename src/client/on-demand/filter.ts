import { decodePath, setQuery } from '../early/paths';
import { on, onPage } from '../early/events';
import { OPEN_KEY, read, write } from '../early/storage';

/** In an address: `/reference?filter=view`. */
const QUERY = 'filter';

/**
 * Filters a list as the reader types: an entry must contain every word. Entries have their words in
 * `data-filter-item`, or in their text if that is empty; groups of them are `data-filter-group` and may
 * be nested. Groups that fold (`details`) open while the filter matches something in them. Buttons
 * with `data-filter-kind` leave the groups below the heading of this id, and show how many of each match.
 * `data-filter-status` shows the number of matches; its value is the noun for an entry. `?filter=` in
 * the address fills the box: a form on another page leads here, and what a reader types is put there,
 * for going back; the button `data-filter-clear` empties the box. The button `data-open-all` opens the
 * rows of all members, on this page and later ones.
 */
export function start(): void {
  document.addEventListener('input', ({ target }) => {
    if (target === box()) apply();
  });
  // Once the box loses the focus: Safari limits how often an address may change.
  document.addEventListener('change', ({ target }) => {
    if (target === box()) setQuery(QUERY, box()?.value ?? '');
  });
  // A link to a hidden entry clears the filter.
  on('click', 'a[href^="#"]', (link) => {
    if (link instanceof HTMLAnchorElement) reveal(link.hash);
  });
  on('click', '[data-filter-kind]', (kind) => {
    press(kind, !isPressed(kind));
    apply();
  });
  on('click', '[data-filter-clear]', () => {
    clear();
    box()?.focus();
  });
  on('click', '[data-open-all]', (all) => {
    openAll(all, !isPressed(all));
    write(OPEN_KEY, String(isPressed(all)));
  });
  addEventListener('hashchange', () => reveal(location.hash));
  // Going back restores the text in the box, but not the filtered list.
  onPage(() => {
    const all = document.querySelector('[data-open-all]');
    if (all && read(OPEN_KEY) === 'true') openAll(all, true);
    const input = box();
    if (!input) return;
    input.value ||= new URLSearchParams(location.search).get(QUERY) ?? '';
    // Without a text, what a fragment has unfolded stays open.
    if (input.value !== '') apply();
  });
}

const box = () => document.querySelector<HTMLInputElement>('[data-filter-input]');
const kinds = () => [...document.querySelectorAll<HTMLElement>('[data-filter-kind]')];
const isPressed = (button: Element) => button.getAttribute('aria-pressed') === 'true';
const press = (button: Element, on: boolean) => button.setAttribute('aria-pressed', String(on));

function openAll(button: Element, on: boolean): void {
  press(button, on);
  for (const row of document.querySelectorAll<HTMLDetailsElement>('.member-row > details'))
    row.open = on;
}

function reveal(hash: string): void {
  const target = document.getElementById(decodePath(hash.slice(1)));
  if (box() && target?.closest('[hidden]')) clear();
}

function clear(): void {
  const input = box();
  if (input) input.value = '';
  for (const kind of kinds()) press(kind, false);
  setQuery(QUERY, '');
  apply();
}

function apply(): void {
  const words = box()?.value.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const buttons = kinds();
  const pressed = buttons.filter(isPressed);
  const isFiltered = words.length > 0 || pressed.length > 0;
  const all = new Set<string>();
  const shown = new Set<string>();
  for (const group of document.querySelectorAll<HTMLDetailsElement>('[data-filter-group]')) {
    const heading = group.closest('section')?.querySelector('h2')?.id;
    const isShown =
      pressed.length === 0 || pressed.some(({ dataset }) => dataset.filterKind === heading);
    const matches = new Set<string>();
    for (const item of group.querySelectorAll<HTMLElement>('[data-filter-item]')) {
      const text = item.dataset.filterItem || item.textContent.toLowerCase();
      const fits = words.every((word) => text.includes(word));
      item.hidden = !fits;
      all.add(text);
      if (!fits) continue;
      matches.add(text);
      if (isShown) shown.add(text);
    }
    group.hidden = !isShown || matches.size === 0;
    const kind = buttons.find(({ dataset }) => dataset.filterKind === heading);
    const count = kind?.querySelector('.api-count');
    if (count && !group.matches('details')) count.textContent = String(matches.size);
    // This has no effect on groups that don't fold.
    group.open = !group.hidden && isFiltered;
  }
  markContents();
  const clearing = document.querySelector<HTMLElement>('[data-filter-clear]');
  if (clearing) clearing.hidden = words.length === 0;
  const status = document.querySelector<HTMLElement>('[data-filter-status]');
  if (status) status.textContent = isFiltered ? countOf(shown.size, all.size, status) : '';
}

/** In the table of contents, what is left stands out. */
function markContents(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')) {
    const target = document.getElementById(decodePath(link.hash.slice(1)));
    link.toggleAttribute('data-filtered', Boolean(target?.closest('[hidden]')));
  }
}

function countOf(count: number, total: number, { dataset }: HTMLElement): string {
  return count === 0
    ? MESSAGES.filterNone.replace('{noun}', dataset.filterStatus || 'entry')
    : MESSAGES.filterSome.replace('{count}', String(count)).replace('{total}', String(total));
}
