import { decodePath } from '../early/paths';

/** Coordinates of the document, in CSS pixels. */
type Point = readonly [left: number, top: number];

/** What stands at the top left of the window, and what is unfolded. */
interface Place {
  readonly at: Point;
  /** The next element in the text that has an id, and how far down in the document it is. */
  readonly landmark?: readonly [id: string, top: number] | undefined;
  /** Which of the page's `details` are open, by their order. */
  readonly open: readonly number[];
}

/** A history entry. Those that one document of a plain site would have share a visit. */
interface Entry {
  readonly key: string;
  readonly visit: string;
}

const STORAGE_KEY = 'reading-places';
/** They stay where they are in the text, unlike boxes that stick to the window. */
const LANDMARKS = 'main [data-static] :is(h2, h3, h4, pre)[id]';
/** A page whose content comes by a script, and the sign that it is all there. */
const LATE_PAGE = '[data-search-page]';
const LATE_CONTENT = `${LATE_PAGE} [aria-busy="false"]`;
/** After such input, readers are where they want to be. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'mousedown', 'resize'] as const;

const places: Record<string, Place> = read();
/** The entry whose page is in the document; the address may be ahead of it. */
let shown: Entry;
/** Where the reader was at the last event about it: what a browser moves by itself is not yet in it. */
let seen: Point = [0, 0];
/** Where the reader is being taken while the content is still too short. */
let goal: Place | undefined;
let stop: (() => void) | undefined;
let isLive = false;

/** The visit that an entry's state belongs to; none if nobody has seen the entry yet. */
export function visitOf(state: unknown): string | undefined {
  const { key, visit } = Object(state) as Partial<Entry>;
  return visit ?? key;
}

/** Whether an entry belongs to the document that a plain site would have open now. */
export function isShownVisit(state: unknown): boolean {
  return visitOf(state) === shown.visit;
}

/**
 * Keeps and restores the reader's place in each history entry, as browsers do for documents. They
 * cannot do it here: they would scroll the page that is left. Call this before pages are shown.
 */
export function startPlaces(): void {
  shown = nameEntry();
  seen = here();
  addEventListener('scroll', () => (seen = here()), { passive: true });
  // Browsers leave it to us where we were in charge when the entry was left.
  if (history.scrollRestoration === 'manual' && (places[shown.key] || location.hash)) {
    unfold();
    arrive();
  }
  addEventListener('pagehide', () => {
    keep(here());
    // From here on, this is a document like any other, unless the address is ahead of the page.
    const isBehind = (Object(history.state) as Partial<Entry>).key !== shown.key;
    if (!isBehind && !document.querySelector(LATE_PAGE)) leaveToBrowser();
  });
}

/** From now on, the browser scrolls only where a reader follows a fragment. */
export function takePlaces(): void {
  // In develop, Gatsby's own navigation scrolls.
  if (process.env.NODE_ENV !== 'production') return;
  isLive = true;
  takeEntry();
  addEventListener('pageshow', takeEntry);
}

/** Leaves all places to the browser again. */
export function leavePlaces(): void {
  isLive = false;
  leaveToBrowser();
}

function takeEntry(): void {
  if (isLive) history.scrollRestoration = 'manual';
}

const leaveToBrowser = () => void (history.scrollRestoration = 'auto');

/**
 * Call this when the browser has gone to another entry.
 *
 * @param isSamePage whether the entry's page is the one in the document.
 * @returns whether only the place changes, and has changed.
 */
export function entryChanged(isSamePage: boolean): boolean {
  const isNew = visitOf(history.state) === undefined;
  const isOurs = !isNew && history.scrollRestoration === 'manual';
  const entry = nameEntry(isSamePage ? shown.visit : undefined);
  if (entry.visit !== shown.visit) {
    if (isLive && !isOurs) {
      takeEntry();
      scroll(seen);
    }
    return false;
  }
  keep(isOurs ? here() : seen);
  shown = entry;
  const place = places[shown.key];
  // Within a document, browsers keep to the pixel, whatever has been unfolded there.
  if (isOurs) arrive(place && { ...place, landmark: undefined });
  else {
    // The browser scrolls after this event, to the fragment or to a place that it knows.
    stop?.();
    setTimeout(takeEntry);
  }
  return true;
}

/** Call this immediately before another page replaces the one in the document. */
export function leavePage(): void {
  keep(here());
  // What `on-demand/fonts.ts` has done to the lines of this document is not done again.
  document.adoptedStyleSheets = [];
}

/** Call this as soon as another page is in the document. @param state that of its history entry. */
export function pageArrived(state: unknown): void {
  const { key = '' } = Object(state) as Partial<Entry>;
  shown = { key, visit: visitOf(state) ?? key };
  unfold();
  arrive();
  // As in a new document, the next Tab starts from the top.
  document.getElementById('gatsby-focus-wrapper')?.focus({ preventScroll: true });
}

/** Opens what was open when the reader left the shown entry. */
function unfold(): void {
  const open = places[shown.key]?.open;
  if (open) details().forEach((one, index) => (one.open = open.includes(index)));
}

/** Goes to the shown entry's place: where the reader left it, else at its fragment or the top. */
function arrive(place = places[shown.key]): void {
  stop?.();
  if (place) restore(place);
  else {
    const target = document.getElementById(decodePath(location.hash.slice(1)));
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else scroll([0, 0]);
  }
}

/** Goes to a place, again with each change in size until all that it needs is there. */
function restore(place: Place): void {
  const observer = new ResizeObserver(go);
  // The last of the content may be as high as what it replaces.
  const busy = new MutationObserver(go);
  const interruption = new AbortController();
  goal = place;
  stop = () => {
    observer.disconnect();
    busy.disconnect();
    interruption.abort();
    goal = undefined;
  };
  for (const type of INTERRUPTIONS)
    addEventListener(type, stop, { passive: true, signal: interruption.signal });
  observer.observe(document.body);
  busy.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
  go();

  function go(): void {
    const [left, top] = pointOf(place);
    scroll([left, top]);
    const isThere = Math.abs(scrollX - left) < 1 && Math.abs(scrollY - top) < 1;
    const isWhole = !document.querySelector(LATE_PAGE) || document.querySelector(LATE_CONTENT);
    if (isThere && isWhole) stop?.();
  }
}

/** Where a place is now. Code that was unfolded in it, for instance, may be folded again. */
function pointOf({ at: [left, top], landmark: [id, idTop] = ['', 0] }: Place): Point {
  const landmark = document.getElementById(id);
  // What is not displayed has no place.
  const idTopNow = (landmark && topOf(landmark)) ?? idTop;
  return [left, Math.max(0, top + Math.round(idTopNow - idTop))];
}

function placeOf(at: Point): Place {
  const open = details().flatMap((one, index) => (one.open ? [index] : []));
  if (at[1] === 0) return { at, open };
  for (const landmark of document.querySelectorAll(LANDMARKS)) {
    const top = topOf(landmark);
    if (top !== undefined && top >= at[1]) return { at, open, landmark: [landmark.id, top] };
  }
  return { at, open };
}

const details = () => [...document.querySelectorAll<HTMLDetailsElement>('article details')];

function topOf(element: Element): number | undefined {
  const [box] = element.getClientRects();
  return box && box.top + scrollY;
}

const here = (): Point => [scrollX, scrollY];

/** Without the animation that links within a page have. */
function scroll([left, top]: Point): void {
  scrollTo({ left, top, behavior: 'instant' });
}

/** The current entry, with a name if it has none: a link to a fragment makes entries without one. */
function nameEntry(shownVisit?: string): Entry {
  const state = Object(history.state) as Partial<Entry>;
  const key = state.key ?? String(Date.now() + Math.random());
  const visit = state.visit ?? state.key ?? shownVisit ?? key;
  if (!state.key) history.replaceState({ ...state, key, visit }, '');
  return { key, visit };
}

/** Keeps the place of the shown entry. */
function keep(point: Point): void {
  places[shown.key] = goal ?? placeOf(point);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
  } catch {
    // The browser forbids storage or has run out of it: places last as long as the document.
  }
}

function read(): Record<string, Place> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as typeof places | null;
    return { ...kept };
  } catch {
    return {};
  }
}
