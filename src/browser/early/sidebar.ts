import { onPage } from './page-event';

/** Folds the sidebar's categories, and moves the mark of the current page after a navigation. */
export function startSidebar(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-collapse]') : null;
    if (button) setOpen(button, button.getAttribute('aria-expanded') !== 'true');
  });
  onPage(markCurrent);
}

function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  button.closest('li')?.toggleAttribute('data-collapsed', !open);
}

function markCurrent(path: string): void {
  const sidebar = document.querySelector('[data-menu]');
  if (!sidebar) return;
  const links = [...sidebar.querySelectorAll<HTMLAnchorElement>('[data-static] a[href^="/"]')];
  const current = links.find((link) => decodeURI(link.pathname) === decodeURI(path));
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

/** Scrolls the sidebar, and nothing else, to the current page where it is out of sight. */
function reveal(link: Element, sidebar: Element): void {
  const box = link.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (box.height > 0 && (box.top < frame.top || box.bottom > frame.bottom)) {
    sidebar.scrollTop += box.top - frame.top - frame.height / 2;
  }
}
