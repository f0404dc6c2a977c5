import { on, onPage } from './events';
import { slide } from './slide';

let stop: (() => void) | undefined;

/** Folds and unfolds the table of contents, and marks the section being read. */
export function startTableOfContents(): void {
  on('click', '[data-toc-toggle]', (toggle) => {
    const list = toggle.nextElementSibling;
    const isOpen = toggle.getAttribute('aria-expanded') !== 'true';
    if (list instanceof HTMLElement)
      slide(list, () => toggle.setAttribute('aria-expanded', String(isOpen)));
  });
  // Without an animation: the target heading must not move while the page scrolls to it.
  on('click', '[data-toc] a', () => {
    const fold = document.querySelector('[data-toc-toggle]');
    fold?.setAttribute('aria-expanded', 'false');
    fold?.nextElementSibling?.removeAttribute('data-sliding');
  });
  onPage(() => {
    stop?.();
    stop = spy();
  });
}

/**
 * The section being read is the last one whose heading has reached the top 30 % of the screen, or,
 * at the end of the page, the screen. The observer only says when to look, first once the page is laid out; the headings' positions at that
 * moment decide.
 */
function spy(): (() => void) | undefined {
  const links = new Map<Element, Element>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) links.set(heading, link);
  }
  if (links.size === 0) return undefined;
  const mark = () => {
    const atEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    const limit = atEnd && scrollY > 0 ? innerHeight : innerHeight * 0.3;
    let current: Element | undefined;
    for (const heading of links.keys()) {
      if (!current || heading.getBoundingClientRect().top < limit) current = heading;
    }
    for (const [heading, link] of links) {
      if (heading !== current) link.removeAttribute('aria-current');
      else if (link.getAttribute('aria-current') !== 'true') {
        link.setAttribute('aria-current', 'true');
        keepVisible(link);
      }
    }
  };
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -70% 0px' });
  for (const heading of links.keys()) observer.observe(heading);
  addEventListener('scrollend', mark);
  return () => {
    observer.disconnect();
    removeEventListener('scrollend', mark);
  };
}

function keepVisible(link: Element): void {
  const frame = link.closest('[data-toc]');
  if (!frame || frame.scrollHeight <= frame.clientHeight) return;
  const offset = link.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  if (offset < 0 || offset > frame.clientHeight - 40)
    frame.scrollTop += offset - frame.clientHeight / 2;
}
