import { withBase } from '../../base-path';
import { cardsPath, classPath, termPath } from '../../routes';
import { PAGE_EVENT } from '../early/events';
import { REST_MS } from '../early/on-demand-scripts';
import { decodePath } from '../early/paths';
import { placeCard } from './place-card';

/** `hover-cards.css`, inserted by `build/bundling/early-scripts.ts`. */
declare const CARD_STYLE: string;

/** What a card says of a type, a member or a term, as text. */
export interface Card {
  /** What it is, and since when: `Method · Since version 2.1.0`. */
  readonly label: string;
  /** The declaration, those of all overloads in lines; terms have none. */
  readonly signature?: string;
  readonly summary: string;
}

/** The cards of a page by the anchors on it; that of the page's own type has the empty one. */
export type Cards = Readonly<Record<string, Card>>;

const STARTS = [classPath(''), termPath('')].map((path) => `[href^="${withBase(path)}"]`);
/** The links that have cards, as far as the reader is on them. */
const LINKS = `.prose a:is(${STARTS.join()}):is(:hover,:focus-visible)`;

/** How long the pointer or the focus may be elsewhere on its way, in milliseconds. */
const GRACE_MS = 200;
const ID = 'hover-card';

const styles = new CSSStyleSheet();
const known = new Map<string, Cards>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** A pointer that lies where a card appears does not keep it when the focus goes on. */
let isByFocus = false;
/** Browsers leave `:hover` on what was touched. */
let isTouch = false;
/** The link that the pointer or the focus was last seen on, even if its card was dismissed. */
let seen: HTMLAnchorElement | undefined;
/** The link whose card is shown, or loaded. */
let asked: HTMLAnchorElement | undefined;

/**
 * Shows the card of a link while the pointer rests on it or it has the keyboard's focus. It stays
 * while the pointer is on it, until the pointer or the focus leaves, or until Escape is pressed. A
 * touch follows the link.
 */
export function start(): void {
  styles.replaceSync(CARD_STYLE);
  document.addEventListener('pointerover', ({ pointerType }) => {
    isTouch = pointerType === 'touch';
    if (!isTouch) later();
  });
  document.documentElement.addEventListener('pointerleave', () => later());
  document.addEventListener('focusin', () => later(true));
  document.addEventListener('focusout', () => later(true));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  document.addEventListener(PAGE_EVENT, hide);
  addEventListener('resize', hide);
  update();
}

function later(byFocus = false): void {
  isByFocus ||= byFocus;
  clearTimeout(timer);
  timer = setTimeout(update, document.getElementById(ID) ? GRACE_MS : REST_MS);
}

function update(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
  const focused = links.find((one) => one.matches(':focus-visible'));
  const pointed = links.find((one) => !isTouch && one.matches(':hover'));
  const kept = document.getElementById(ID)?.matches(':hover') ? asked : undefined;
  const link = isByFocus ? (focused ?? pointed) : (kept ?? pointed ?? focused);
  isByFocus = false;
  if (link === seen) return;
  hide();
  seen = link;
  if (link && saysMore(link)) void show(link);
}

/** Not on the page that it is about, nor in a list that has the summaries. */
function saysMore({ pathname, parentElement }: HTMLAnchorElement): boolean {
  return pathname !== location.pathname && !parentElement?.querySelector('.type-summary');
}

async function show(link: HTMLAnchorElement): Promise<void> {
  asked = link;
  try {
    const cards = await cardsOf(link.pathname);
    const anchor = decodePath(link.hash.slice(1));
    const card = Object.hasOwn(cards, anchor) ? cards[anchor] : undefined;
    // The reader may have gone on, or dismissed it.
    if (!card || asked !== link || !link.isConnected) return;
    const element = elementOf(card);
    // Each navigation removes the sheets that scripts have added.
    if (!document.adoptedStyleSheets.includes(styles)) document.adoptedStyleSheets.push(styles);
    // In the article, so that it belongs to a landmark, and outside of what clips and scrolls.
    link.closest('.prose')?.append(element);
    if (place(element, link)) link.setAttribute('aria-describedby', ID);
    else element.remove();
  } catch {
    // The link leads to all of it. The next time, it is loaded again.
    if (asked === link) seen = undefined;
  }
}

async function cardsOf(page: string): Promise<Cards> {
  const cards = known.get(page) ?? ((await (await fetch(cardsPath(page))).json()) as Cards);
  known.set(page, cards);
  return cards;
}

function elementOf({ label, signature, summary }: Card): HTMLElement {
  const card = document.createElement('span');
  card.id = ID;
  card.className = ID;
  card.setAttribute('role', 'tooltip');
  for (const [tag, text] of Object.entries({ small: label, code: signature, span: summary }))
    if (text) card.appendChild(document.createElement(tag)).textContent = text;
  return card;
}

/** @returns whether there is a place for it. */
function place(card: HTMLElement, link: HTMLElement): boolean {
  const root = document.documentElement;
  const top = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const room = { width: root.clientWidth, height: root.clientHeight, top };
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const found = placeCard([...link.getClientRects()], size, room);
  const origin = card.offsetParent?.getBoundingClientRect();
  if (!found || !origin) return false;
  card.style.left = `${found.left - origin.left}px`;
  card.style.top = `${found.top - origin.top}px`;
  return true;
}

/** Removes what the document shows, even if it came with a page that was kept while it did. */
function hide(): void {
  clearTimeout(timer);
  isByFocus = false;
  asked = undefined;
  document.getElementById(ID)?.remove();
  document.querySelector(`[aria-describedby=${ID}]`)?.removeAttribute('aria-describedby');
}
