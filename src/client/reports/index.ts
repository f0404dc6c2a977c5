import { PAGE_EVENT } from '../early/events';
import { loadStyle } from '../early/load-style';
import { record } from '../early/record';
import { type Report, reportAddress } from './report';

/** What `build/bundling/report-scripts.ts` puts into this script. */
export interface ReportSettings {
  /** The setting `reports`. */
  readonly to: string;
  readonly version: string | undefined;
  /** The address of the style sheet, and that of the file that names the commit. */
  readonly style: string;
  readonly commit: string;
}

declare const REPORTS: ReportSettings;

/** How long a selection stays as it is before something is offered for it, in milliseconds. */
const SETTLED_MS = 300;
/** Between the button and the selection, and between the button and the window's edges, in CSS pixels. */
const GAP = 8;
const MARGIN = 16;
/** Below a selection by touch are its handles, as tall as this. */
const HANDLES = 28;

let button: HTMLElement | undefined;
let reported: { readonly range: Range; readonly quotation: string } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isDragging = false;
let isDismissed = false;
/** Whether Tab leads to the button: once for each selection, so that it leads on from there. */
let isNext = false;
let commit: string | undefined;

/**
 * Offers to report words of a page that the reader has selected, with a button beside them. It stays
 * while the words are selected, or until Escape is pressed.
 */
export async function start(): Promise<void> {
  [commit] = await Promise.all([loadCommit(), loadStyle(REPORTS.style)]);
  document.addEventListener('selectionchange', () => {
    // Some browsers move the selection to what has the focus.
    if (button && button === document.activeElement) return;
    isDismissed = false;
    if (getSelection()?.isCollapsed !== false) hide();
    later();
  });
  document.addEventListener('pointerdown', ({ pointerType }) => {
    isDragging = pointerType === 'mouse';
  });
  document.addEventListener('pointerup', () => {
    isDragging = false;
    later();
  });
  document.addEventListener('keydown', onKey);
  document.addEventListener(PAGE_EVENT, hide);
  addEventListener('resize', place);
  later();
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    isDismissed = true;
    hide();
  } else if (event.key === 'Tab' && !event.shiftKey && button && isNext) {
    // Browsers go on from what had the focus, which is rarely where the selection is.
    event.preventDefault();
    button.focus({ preventScroll: true });
    isNext = false;
  }
}

async function loadCommit(): Promise<string | undefined> {
  try {
    const response = await fetch(REPORTS.commit);
    return ((await response.json()) as { readonly commit?: string }).commit;
  } catch {
    return undefined;
  }
}

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(offer, SETTLED_MS);
}

function offer(): void {
  if (button && (isDragging || button === document.activeElement)) return;
  const selected = isDragging || isDismissed ? undefined : selectedWords();
  if (selected && button?.isConnected && selected.quotation === reported?.quotation) return;
  hide();
  if (!selected) return;
  reported = selected;
  isNext = true;
  button = newButton(reportOf(selected.range, selected.quotation));
  hostOf(selected.range).append(button);
  place();
}

/** Removes the button, even one that came with a page that was kept while it was shown. */
function hide(): void {
  clearTimeout(timer);
  document.querySelector('.report-selection')?.remove();
  button = undefined;
  // It would keep all of a page that has been left.
  reported = undefined;
}

/** What is selected in the text of the page. */
function selectedWords(): typeof reported {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  const quotation = selection.toString().replace(/\s+/g, ' ').trim();
  const isText = textAround(range.startContainer) && elementOf(range.endContainer)?.closest('main');
  return isText && quotation !== '' ? { range, quotation } : undefined;
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
const textAround = (node: Node) => elementOf(node)?.closest('main .prose');

/** The paragraph or item in which the selection ends, so that Tab leads from there to the button. */
function hostOf({ startContainer, endContainer }: Range): Element {
  const block = elementOf(endContainer)?.closest('.prose :is(p, li, dd)');
  // What scrolls or clips would clip the button, too.
  if (block && !block.closest('figure, table')) return block;
  return textAround(startContainer) ?? document.body;
}

function reportOf(range: Range, quotation: string): Report {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const headings = [...document.querySelectorAll('main .prose :is(h2, h3, h4)[id]')];
  const heading = headings.findLast((one) => range.comparePoint(one, 0) < 0);
  return {
    quotation,
    page: document.querySelector('main h1')?.textContent ?? document.title,
    address: (canonical ?? location.href.replace(/#.*/, '')) + (heading ? `#${heading.id}` : ''),
    version: REPORTS.version,
    commit,
  };
}

function newButton(report: Report): HTMLElement {
  const isLink = REPORTS.to !== 'event';
  const made = document.createElement(isLink ? 'a' : 'button');
  made.className = 'report-selection';
  made.textContent = MESSAGES.report;
  if (made instanceof HTMLAnchorElement) made.href = reportAddress(REPORTS.to, report);
  else {
    made.type = 'button';
    made.addEventListener('click', () => {
      const isOn = record('report', { ...report });
      made.textContent = isOn ? MESSAGES.reported : MESSAGES.notReported;
    });
  }
  // Otherwise the browser would end the selection first.
  made.addEventListener('mousedown', (event) => event.preventDefault());
  return made;
}

/** Below the selection, or above it if there is more room. */
function place(): void {
  const origin = button?.offsetParent?.getBoundingClientRect();
  if (!button || !origin || !reported) return;
  const { top, bottom } = reported.range.getBoundingClientRect();
  const last = [...reported.range.getClientRects()].at(-1);
  const { offsetWidth: width, offsetHeight: height } = button;
  const gap = GAP + (matchMedia('(pointer: coarse)').matches ? HANDLES : 0);
  const room = document.documentElement.clientWidth - MARGIN - width;
  const left = Math.max(MARGIN, Math.min((last?.right ?? 0) - width, room));
  const isBelow = bottom + gap + height <= innerHeight || top < 2 * (gap + height);
  button.style.left = `${left - origin.left}px`;
  button.style.top = `${(isBelow ? bottom + gap : top - gap - height) - origin.top}px`;
}
