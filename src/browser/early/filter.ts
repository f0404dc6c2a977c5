/** Makes a list shorter as the reader types: every word has to be in an entry. */
export function startFilter(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.hasAttribute('data-filter-input')) {
      apply(target.value);
    }
  });
}

function apply(query: string): void {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = new Set<string>();
  for (const group of document.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    let some = false;
    for (const item of group.querySelectorAll<HTMLElement>('[data-filter-item]')) {
      const text = item.dataset.filterItem ?? '';
      const fits = words.every((word) => text.includes(word));
      item.hidden = !fits;
      some ||= fits;
      if (fits) shown.add(text);
    }
    group.hidden = !some;
  }
  const status = document.querySelector('[data-filter-status]');
  if (status) status.textContent = words.length === 0 ? '' : countOf(shown.size);
}

function countOf(count: number): string {
  if (count === 0) return 'No type fits.';
  return count === 1 ? '1 type fits.' : `${count} types fit.`;
}
