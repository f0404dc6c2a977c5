import { decodePath } from './decode-path';
import { onPage } from './page-event';
import { slide } from './slide';

/** Folds the sidebar's categories, and moves the mark of the current page after a navigation. */
export function startSidebar(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-collapse]') : null;
    const list = button?.closest('li')?.querySelector<HTMLElement>(':scope > ul');
    if (button && list)
      slide(list, () => setOpen(button, button.getAttribute('aria-expanded') !== 'true'));
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
  const name = holder?.dataset.static?.replace(/^sidebar-/, '');
  if (!holder || !name) return;
  const response = await fetch(`/sidebars/${name}.json`);
  if (!response.ok) throw new Error(`The sidebar ${name} cannot be fetched.`);
  const { html } = (await response.json()) as { html: string };
  holder.innerHTML = html;
}

function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  button.closest('li')?.toggleAttribute('data-collapsed', !open);
}

function markCurrent(path: string): void {
  const sidebar = document.querySelector('[data-menu]');
  if (!sidebar) return;
  const links = [...sidebar.querySelectorAll<HTMLAnchorElement>('[data-static] a[href^="/"]')];
  const current = links.find((link) => decodePath(link.pathname) === decodePath(path));
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (let item = current?.closest('li'); item; item = item.parentElement?.closest('li')) {
    const button = item.querySelector(':scope > .nav-head > [data-collapse]');
    if (button) setOpen(button, true);
  }
  if (current) reveal(current, sidebar);
}

/** Scrolls the sidebar, and nothing else, to the current page if that is out of sight. */
function reveal(link: Element, sidebar: Element): void {
  const box = link.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (box.height > 0 && (box.top < frame.top || box.bottom > frame.bottom)) {
    sidebar.scrollTop += box.top - frame.top - frame.height / 2;
  }
}
