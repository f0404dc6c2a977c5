import { onPage } from '../early/page-event';
import { slide } from '../early/slide';
import { CHECK_AFTER_MS, isTall } from '../early/on-demand-scripts';
import { scrollBackTo } from './scroll-back';

const TOGGLE = '[data-code-toggle]';

let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

/**
 * Folds long blocks of code and unfolds them. Those that are certainly long are folded by the style
 * sheet from the first paint on, with a button that the site's build made; the check finds what
 * depends on the reader's font.
 */
export function start(): void {
  document.addEventListener('click', ({ target }) => {
    const block = target instanceof Element && target.closest(TOGGLE)?.closest('.code');
    if (!(block instanceof HTMLElement)) return;
    const expand = !isExpanded(block);
    slide(block, () => setExpanded(block, expand));
    if (!expand) scrollBackTo(block);
  });
  document.addEventListener('scroll', ({ target }) => reveal(target), {
    capture: true,
    passive: true,
  });
  onPage(() => {
    clearTimeout(timer);
    // Where the first check has asked for this script, it is time already.
    const isLate = document.querySelector('[data-tall]') !== null;
    timer = setTimeout(check, isLate ? 0 : CHECK_AFTER_MS);
  });
}

const isExpanded = (block: Element) => block.hasAttribute('data-expanded');

function setExpanded(block: Element, expanded: boolean): void {
  block.toggleAttribute('data-expanded', expanded);
  const toggle = block.querySelector(TOGGLE);
  toggle?.setAttribute('aria-expanded', String(expanded));
  const label = toggle?.firstElementChild;
  if (label) label.textContent = expanded ? MESSAGES.showLess : MESSAGES.showMore;
}

/**
 * What a reader looks for in the hidden part (with the browser's search, the keyboard or a selection)
 * scrolls the box that hides it: it unfolds, and what came into view stays where it is.
 */
function reveal(pre: EventTarget | null): void {
  const block = pre instanceof HTMLElement && pre.tagName === 'PRE' && pre.parentElement;
  if (!block || !block.matches('.code-long') || isExpanded(block) || pre.scrollTop === 0) return;
  const hidden = pre.scrollTop;
  setExpanded(block, true);
  scrollBy({ top: hidden, behavior: 'instant' });
  const { activeElement } = document;
  if (activeElement !== pre && pre.contains(activeElement))
    activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Nothing that the reader has in view moves: what is above its end stays as it is. */
function check(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.code')) {
    const { top, bottom } = block.getBoundingClientRect();
    const isLong = block.classList.contains('code-long');
    if (bottom <= innerHeight || isExpanded(block)) continue;
    if (!isLong && isTall(block)) fold(block, top < innerHeight);
    else if (isLong && top >= innerHeight && !hidesSomething(block))
      block.classList.remove('code-long');
  }
}

function hidesSomething(block: Element): boolean {
  const pre = block.querySelector('pre');
  return pre !== null && pre.scrollHeight > pre.clientHeight;
}

/** @param isInView whether the block stays open, with a button to fold it. */
function fold(block: HTMLElement, isInView: boolean): void {
  const pre = block.querySelector('pre');
  if (!pre) return;
  pre.id ||= `code.late-${++count}`;
  if (!block.querySelector(TOGGLE)) block.append(newToggle(pre.id, nameOf(block)));
  setExpanded(block, isInView);
  block.classList.add('code-long');
}

/** What the button that copies the block calls it. */
const nameOf = (block: Element) =>
  block.querySelector('[data-copy] > .visually-hidden')?.textContent ?? '';

/** The same as `content-layer/html/code-blocks.ts` makes. */
function newToggle(controls: string, name: string): HTMLElement {
  const toggle = document.createElement('button');
  toggle.type = 'button';
  toggle.className = 'code-toggle';
  toggle.setAttribute('data-code-toggle', '');
  toggle.setAttribute('aria-controls', controls);
  const hidden = document.createElement('span');
  hidden.className = 'visually-hidden';
  hidden.textContent = name;
  toggle.append(document.createElement('span'), hidden);
  return toggle;
}
