import { decodePath } from '../early/paths';
import { closest, onPage } from '../early/events';

/**
 * Filters a list as the reader types: an entry must contain every word. Entries have their words in
 * `data-filter-item`, or in their text if that is empty; groups of them are `data-filter-group` and may be nested. Groups that fold
 * (`details`) open while the filter matches something in them. `data-filter-status` shows the
 * number of matches; its value is the noun for an entry. `?filter=` in the address fills the box:
 * a form on another page leads here. The button `data-brief-toggle` in the bar leaves only the
 * summaries.
 */
export function start(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.hasAttribute('data-filter-input')) {
      apply(target.value);
    }
  });
  document.addEventListener('click', ({ target }) => {
    // A link to a hidden entry clears the filter.
    const link = closest(target, 'a');
    if (link instanceof HTMLAnchorElement && link.getAttribute('href')?.startsWith('#'))
      reveal(link.hash);
    const toggle = closest(target, '[data-brief-toggle]');
    if (toggle) showOnlySummaries(toggle, toggle.getAttribute('aria-pressed') !== 'true');
  });
  addEventListener('hashchange', () => reveal(location.hash));
  // Going back restores the text in the box, but not the filtered list.
  onPage(() => {
    const input = document.querySelector<HTMLInputElement>('[data-filter-input]');
    if (!input) return;
    input.value ||= new URLSearchParams(location.search).get('filter') ?? '';
    // Without a text, what a fragment has unfolded stays open.
    if (input.value !== '') apply(input.value);
  });
}

/** The style sheet hides what is more than a summary in everything beside the bar. */
function showOnlySummaries(toggle: Element, isBrief: boolean): void {
  toggle.setAttribute('aria-pressed', String(isBrief));
  toggle.closest('[data-filter]')?.parentElement?.toggleAttribute('data-brief', isBrief);
}

function reveal(hash: string): void {
  const input = document.querySelector<HTMLInputElement>('[data-filter-input]');
  const target = document.getElementById(decodePath(hash.slice(1)));
  if (!input || !target?.closest('[hidden]')) return;
  input.value = '';
  apply('');
}

function apply(query: string): void {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = new Set<string>();
  for (const group of document.querySelectorAll<HTMLDetailsElement>('[data-filter-group]')) {
    let some = false;
    for (const item of group.querySelectorAll<HTMLElement>('[data-filter-item]')) {
      const text = item.dataset.filterItem || item.textContent.toLowerCase();
      const fits = words.every((word) => text.includes(word));
      item.hidden = !fits;
      some ||= fits;
      if (fits) shown.add(text);
    }
    group.hidden = !some;
    // This has no effect on groups that don't fold.
    group.open = some && words.length > 0;
  }
  const status = document.querySelector<HTMLElement>('[data-filter-status]');
  if (!status) return;
  const noun = status.dataset.filterStatus || 'entry';
  status.textContent = words.length === 0 ? '' : countOf(shown.size, noun);
}

function countOf(count: number, noun: string): string {
  const text =
    count === 0 ? MESSAGES.filterNone : count === 1 ? MESSAGES.filterOne : MESSAGES.filterMany;
  return text.replace('{count}', String(count)).replace('{noun}', noun);
}
