import { decodePath } from './paths';
import { on, onPage } from './events';
import { slide } from './slide';

/** Folds the sidebar's categories, and moves the mark of the current page after a navigation. */
export function startSidebar(): void {
  on('click', '[data-collapse]', (button) => {
    const list = listOf(button);
    const toggle = () => setOpen(button, button.getAttribute('aria-expanded') !== 'true');
    if (list) slide(list, toggle);
    // `client/on-demand/branches.ts` adds the list as soon as it is there itself.
    else if (button.dataset.failed === undefined) toggle();
    else (button.previousElementSibling as HTMLElement).click();
  });
  onPage(() => {
    // If the fetch fails, a reload helps: a document always includes its own sidebar.
    fill().then(
      // Not the callback's path: the reader may have navigated on during the fetch.
      () => markCurrent(location.pathname),
      () => location.reload(),
    );
  });
}

/** Fetches a sidebar that the first document didn't include: a site may have several. */
async function fill(): Promise<void> {
  const holder = document.querySelector<HTMLElement>('[data-menu] [data-static]:empty');
  const name = holder?.dataset.static?.slice('sidebar-'.length);
  if (!holder || !name) return;
  holder.innerHTML = await fetchHtml(`${BASE_PATH}/sidebars/${name}.json`);
}

/** Fetches a sidebar or a part of one. @throws {Error} that names the address. */
export async function fetchHtml(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  const { html } = (await response.json()) as { html: string };
  return html;
}

/** The list that a category's button folds, if the document has it. */
export const listOf = (button: Element) =>
  button.closest('li')?.querySelector<HTMLElement>(':scope > ul');

export function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  button.closest('li')?.toggleAttribute('data-collapsed', !open);
}

/**
 * Marks the first link to a page, and opens the categories above it. For a page that is not listed,
 * such as that of a log code, it is the link to the page above it.
 */
export function markCurrent(path: string): void {
  const sidebar = document.querySelector('[data-menu]');
  if (!sidebar) return;
  const links = [
    ...sidebar.querySelectorAll<HTMLAnchorElement>('[data-static] a[href^="/"]:not([data-first])'),
  ];
  const linkTo = (path: string) =>
    links.find((link) => decodePath(link.pathname) === decodePath(path));
  const own = linkTo(path);
  const current = own ?? linkTo(path.replace(/\/[^/]*$/, ''));
  for (const link of links) link.removeAttribute('aria-current');
  if (!current) return;
  current.setAttribute('aria-current', own ? 'page' : 'true');
  for (const button of sidebar.querySelectorAll('[data-collapse]')) {
    if (button.closest('li')?.contains(current)) setOpen(button, true);
  }
  // In a task of its own: two short tasks let a reader's click through, one long task doesn't. But
  // once the document is parsed, Chromium drops its scroll to a fragment if anything else scrolls.
  if (location.hash) reveal(current, sidebar);
  else setTimeout(() => reveal(current, sidebar));
}

/**
 * Scrolls the sidebar, and nothing else, to the current page if that is out of sight: with the
 * category that it is in if there is room for both, else to the middle.
 */
function reveal(link: Element, sidebar: Element): void {
  const { top, bottom, height } = link.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  // In the menu of a phone, its own bar lies over the start of the list.
  const start = frame.top + (parseFloat(getComputedStyle(sidebar).scrollPaddingTop) || 0);
  if (height === 0 || (top >= start && bottom <= frame.bottom)) return;
  const head = link.closest('ul')?.parentElement?.getBoundingClientRect().top ?? top;
  const isRoom = bottom - head < frame.bottom - start;
  sidebar.scrollTop += Math.min(top - start - frame.height / 2, isRoom ? head - start : Infinity);
}
