import { closest, onPage } from '../early/events';
import { slide } from '../early/slide';
import { CHECK_AFTER_MS, isTall } from '../early/on-demand-scripts';
import { scrollBackTo } from './scroll-back';

const TOGGLE = '[data-code-toggle]';

let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

/**
 * Folds and unfolds long code blocks. Blocks that are certainly long are folded by the style sheet
 * from the first paint, with a button from the build; the check finds those whose height depends on
 * the reader's font.
 */
export function start(): void {
  document.addEventListener('click', ({ target }) => {
    const block = closest(target, TOGGLE)?.closest<HTMLElement>('.code');
    if (!block) return;
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
    // If the early script's check has loaded this script, the wait is already over.
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
 * Reaching the hidden part (by in-page search, the keyboard or a selection) scrolls the folded
 * block. It then unfolds, and what came into view stays in place.
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

/** Changes only blocks that end below the screen, so that nothing in view moves. */
function check(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.code')) {
    const { top, bottom } = block.getBoundingClientRect();
    const isLong = block.classList.contains('code-long');
    if (bottom <= innerHeight || isExpanded(block)) continue;
    if (!isLong && isTall(block)) fold(block, top < innerHeight);
    // Tall although it is marked as long: it is being printed, where nothing is folded.
    else if (isLong && top >= innerHeight && !isTall(block) && !hidesSomething(block))
      block.classList.remove('code-long');
  }
}

function hidesSomething(block: Element): boolean {
  const pre = block.querySelector('pre');
  return pre !== null && pre.scrollHeight > pre.clientHeight;
}

/** @param isInView keeps the block open, with a button to fold it. */
function fold(block: HTMLElement, isInView: boolean): void {
  const pre = block.querySelector('pre');
  if (!pre) return;
  pre.id ||= `code.late-${++count}`;
  if (!block.querySelector(TOGGLE)) block.append(newToggle(pre.id, nameOf(block)));
  setExpanded(block, isInView);
  block.classList.add('code-long');
}

/** The block's name, taken from its copy button. */
const nameOf = (block: Element) =>
  block.querySelector('[data-copy] > .visually-hidden')?.textContent ?? '';

/** The same button that `markdown/html/code-blocks.ts` makes. */
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
