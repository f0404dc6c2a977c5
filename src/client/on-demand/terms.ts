import { closest, PAGE_EVENT } from '../early/events';

/** How long the pointer may be elsewhere on its way, and how long it has to rest, in milliseconds. */
const GRACE_MS = 200;
/** Between the definition and the edges of the window, in CSS pixels. */
const MARGIN = 16;
const ID = 'term-definition';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows what the glossary says of a term while the pointer rests on it or it has the keyboard's
 * focus. It stays while the pointer is on it, until the pointer or the focus leaves, or until Escape
 * is pressed. A touch follows the link.
 */
export function start(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const term = termOf(target);
    if (term) later(() => show(term));
    else if (closest(target, `#${ID}`)) clearTimeout(timer);
    else later(hideUnlessFocused);
  });
  document.documentElement.addEventListener('pointerleave', () => later(hideUnlessFocused));
  document.addEventListener('focusin', ({ target }) => {
    const term = termOf(target);
    if (term?.matches(':focus-visible')) show(term);
    else hide();
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  document.addEventListener(PAGE_EVENT, hide);
}

const termOf = (target: EventTarget | null) => closest(target, '.term');

function later(action: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(action, GRACE_MS);
}

function show(term: HTMLElement): void {
  clearTimeout(timer);
  if (term === explained()) return;
  hide();
  const definition = document.createElement('span');
  definition.id = ID;
  definition.role = 'tooltip';
  definition.className = 'term-definition';
  definition.textContent = term.dataset.definition ?? '';
  // In the article, so that it belongs to a landmark, and outside of what clips and scrolls.
  (term.closest('.prose') ?? document.body).append(definition);
  term.setAttribute('aria-describedby', ID);
  place(definition, term);
}

/** Below the term's last line, or above its first one if there is more room. */
function place(definition: HTMLElement, term: HTMLElement): void {
  const lines = [...term.getClientRects()];
  const [first, last] = [lines[0], lines.at(-1)];
  const origin = definition.offsetParent?.getBoundingClientRect();
  if (!first || !last || !origin) return;
  const { offsetWidth: width, offsetHeight: height } = definition;
  const room = document.documentElement.clientWidth - MARGIN - width;
  const isBelow = last.bottom + height <= innerHeight || first.top < height;
  const left = Math.max(MARGIN, Math.min(last.left, room));
  const top = isBelow ? last.bottom : first.top - height;
  definition.style.left = `${left - origin.left}px`;
  definition.style.top = `${top - origin.top}px`;
}

function hideUnlessFocused(): void {
  if (!explained()?.matches(':focus-visible')) hide();
}

/** Removes what the document shows, even if it came with a page that was kept while it did. */
function hide(): void {
  clearTimeout(timer);
  document.getElementById(ID)?.remove();
  explained()?.removeAttribute('aria-describedby');
}

/** The term whose definition is shown. */
function explained(): Element | null {
  return document.querySelector(`.term[aria-describedby=${ID}]`);
}
