import { ADMONITIONS, admonitionOf } from '../admonitions';
import { scrollRegion } from './picture-frame';
import {
  attribute,
  type Element,
  findElements,
  h,
  hasClass,
  isElement,
  replaceElements,
  type Root,
  textContent,
  visitElements,
} from './tree';

/** Unwraps the spans that gatsby-plugin-mdx puts around raw HTML from other plugins. */
export function unwrapRawHtml(root: Root): void {
  replaceElements(root, (element) => {
    const [only] = element.children;
    const isWrapper =
      element.tagName === 'span' &&
      Object.keys(element.properties).length === 0 &&
      element.children.length === 1 &&
      isElement(only, 'div');
    return isWrapper ? element.children : undefined;
  });
}

/**
 * `<div data-admonition>` becomes a labelled `aside` (WCAG 1.3.1). As a note, it is not a landmark: a
 * page may have ten of the same name.
 */
export function frameAdmonitions(root: Root): void {
  visitElements(root, (element) => {
    const name = attribute(element, 'dataAdmonition');
    if (name === undefined) return;
    const found = admonitionOf(name);
    if (!found) throw new Error(`"${name}" is not a type of admonition.`);
    const own = element.children.find(
      (child): child is Element => isElement(child) && hasClass(child, 'admonition-title'),
    );
    const title = own ?? h('p', { className: ['admonition-title'] }, [found.title]);
    element.tagName = 'aside';
    const className = ['admonition', `admonition-${found.type}`];
    element.properties = { className, role: 'note', ariaLabel: textContent(title) };
    if ('icon' in ADMONITIONS[found.type]) title.children.unshift(rings());
    element.children = [title, ...element.children.filter((child) => child !== own)];
  });
}

/** The logo's rings, drawn in the colours of the theme: you and everyone else, linked. */
function rings(): Element {
  const ring = (of: string, cx: string) =>
    h('circle', { className: [`ring-${of}`], cx, cy: '12', r: '9' });
  // The first ring passes over the second where they meet above, and under it below.
  const link = h('path', { className: ['ring-you'], d: 'M13 3a9 9 0 0 1 9 9' });
  const properties = { className: ['rings'], viewBox: '0 0 40 24', ariaHidden: 'true' };
  return h('svg', properties, [ring('you', '13'), ring('others', '27'), link]);
}

/**
 * Wide tables scroll inside a region that is reachable by keyboard (WCAG 2.1.1).
 *
 * @param heading what tables above the first heading are called.
 */
export function wrapTables(root: Root, heading = MESSAGES.table): void {
  const named = new Map<string, number>();
  replaceElements(root, (element) => {
    if (/^h[2-6]$/.test(element.tagName)) heading = textContent(element).trim();
    if (element.tagName !== 'table') return undefined;
    for (const cell of elementsOf(element, 'th')) labelHeader(cell);
    labelCells(element);
    const number = (named.get(heading) ?? 0) + 1;
    named.set(heading, number);
    const title = number > 1 ? `${heading} ${number}` : heading;
    const name = MESSAGES.tableOf.replace('{title}', () => title);
    return [scrollRegion(['table-scroll', 'edge-fade'], name, [element])];
  });
}

/** In characters: a column of words and figures has no cell as long, and a phone shows no more in a row. */
const SENTENCE = 24;
const PHONE_ROW = 40;

/**
 * Tables that phones would have to scroll sideways, although they are to be read rather than looked
 * up, are lists there: each row is its first cell, and below it the others with the names of their
 * columns (`styles/parts/tables.css`). These have at most two columns without sentences, or a
 * component asks for it by the class. It goes without saying what the values of an enum are. Safari
 * takes rows and cells that are shown as blocks for no table: their roles say that they are.
 */
function labelCells(table: Element): void {
  const rows = elementsOf(table, 'tr');
  const [header = [], ...body] = rows.map(({ children }) => children.filter(isCell));
  const columns = header.map((label, at) => [label, ...body.map((row) => row[at])].map(lengthOf));
  const lengths = columns.map((cells) => Math.max(...cells));
  const width = lengths.reduce((sum, length) => sum + length, 0);
  const words = lengths.filter((length) => length < SENTENCE).length;
  const isRead = width > PHONE_ROW && words < Math.min(3, lengths.length);
  const isWhole = header.length > 1 && header.slice(1).every(({ tagName }) => tagName === 'th');
  if (!isWhole || !(isRead || hasClass(table, 'table-cards'))) return;
  table.properties = { className: ['table-cards'], ...table.properties, role: 'table' };
  for (const name of ['thead', 'tbody'])
    for (const group of elementsOf(table, name)) group.properties.role = 'rowgroup';
  for (const row of rows) row.properties.role = 'row';
  for (const cell of header) cell.properties.role = cell.tagName === 'th' ? 'columnheader' : 'cell';
  for (const cells of body) {
    for (const [at, cell] of cells.entries()) {
      cell.properties.role = 'cell';
      const label = header[at];
      if (at > 0 && label && lengthOf(cell) > 0 && !hasClass(table, 'api-values'))
        cell.properties.dataLabel = textContent(label).trim();
    }
  }
}

const lengthOf = (cell: Element | undefined): number =>
  cell ? textContent(cell).trim().length : 0;

function isCell(node: unknown): node is Element {
  return isElement(node, 'td') || isElement(node, 'th');
}

const elementsOf = (table: Element, tagName: string): Element[] =>
  findElements(table, (element) => element.tagName === tagName);

/** The corner above a column of names heads nothing, and axe requires text in headers. */
function labelHeader(cell: Element): void {
  if (textContent(cell).trim() === '') cell.tagName = 'td';
  else cell.properties.scope ??= 'col';
}

/** Shows the title of the footnotes section, which remark-gfm hides only by a class name. */
export function frameFootnotes(root: Root): void {
  visitElements(root, (element) => {
    if (element.tagName === 'h2' && attribute(element, 'id') === 'footnote-label') {
      element.properties = { id: 'footnote-label', className: ['footnote-title'] };
    }
  });
}
