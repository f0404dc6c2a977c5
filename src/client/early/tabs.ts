import { read, TAB_KEY, write } from './storage';
import { closest, on, onPage } from './events';

let count = 0;

/** Tabs with roles and keys (WAI-ARIA APG, tabs pattern); groups of one name switch together. */
export function startTabs(): void {
  on('click', '[data-tab]', choose);
  document.addEventListener('keydown', (event) => {
    const tab = closest(event.target, '[data-tab]');
    // Alt with an arrow key is the browser's back or forward.
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = tabsOf(tab.closest('.tabs'));
    const next = nextIndex(event.key, tabs.indexOf(tab), tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    if (tabs[next]) choose(tabs[next]);
  });
  onPage(() => {
    for (const group of document.querySelectorAll<HTMLElement>('.tabs')) prepare(group);
  });
}

function nextIndex(key: string, index: number, length: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % length;
  if (key === 'ArrowLeft') return (index + length - 1) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}

const tabsOf = (group: Element | null) => [
  ...(group?.querySelectorAll<HTMLElement>(':scope > [data-tab-list] > [data-tab]') ?? []),
];
const panelsOf = (group: Element | null) => [
  ...(group?.querySelectorAll<HTMLElement>(':scope > [data-tab-panel]') ?? []),
];

function prepare(group: HTMLElement): void {
  const list = group.querySelector('[data-tab-list]');
  if (list?.getAttribute('role') !== 'tablist') {
    list?.setAttribute('role', 'tablist');
    const tabs = tabsOf(group);
    panelsOf(group).forEach((panel, index) => {
      const tab = tabs[index];
      if (!tab) return;
      const id = `tab-${++count}`;
      tab.id = id;
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-controls', `${id}-panel`);
      panel.id = `${id}-panel`;
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', id);
      panel.tabIndex = 0;
    });
  }
  const { tabGroup } = group.dataset;
  const kept = tabGroup === undefined ? null : read(TAB_KEY + tabGroup);
  const known = tabsOf(group).some((tab) => tab.dataset.tab === kept);
  const chosen = tabsOf(group).find((tab) => tab.hasAttribute('data-selected'))?.dataset.tab;
  select(group, known ? kept : (chosen ?? null));
}

function select(group: Element | null, value: string | null): void {
  for (const tab of tabsOf(group)) {
    const on = tab.dataset.tab === value;
    tab.toggleAttribute('data-selected', on);
    tab.setAttribute('aria-selected', String(on));
    tab.tabIndex = on ? 0 : -1;
  }
  for (const panel of panelsOf(group))
    panel.toggleAttribute('data-selected', panel.dataset.tabPanel === value);
}

/** The chosen tab stays where it is on the screen while other groups above it change. */
function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('.tabs');
  const value = tab.dataset.tab ?? '';
  const before = tab.getBoundingClientRect().top;
  select(group, value);
  const name = group?.dataset.tabGroup;
  if (name === undefined) return;
  write(TAB_KEY + name, value);
  for (const other of document.querySelectorAll<HTMLElement>('.tabs')) {
    const has = tabsOf(other).some((candidate) => candidate.dataset.tab === value);
    if (other !== group && other.dataset.tabGroup === name && has) select(other, value);
  }
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}
