import type { SearchBlock } from '../../../packages/search/engine/source-records';
import {
  attribute,
  type Element,
  hasClass,
  isElement,
  type Root,
  type RootContent,
  textContent,
} from './tree';

/** Elements whose text is one block. List items and cells may contain further blocks. */
const LEAVES = new Set(['p', 'dt', 'dd', 'summary', 'figcaption', 'caption']);
const SKIPPED = new Set(['button', 'script', 'style', 'svg', 'template', 'noscript', 'video']);
/** What all pages of a kind have in common, and what repeats the text below it. */
const REPEATED =
  'api-declaration api-facts api-label api-marks api-name diagram-label member-more types-list'.split(
    ' ',
  );
/** Not part of the page's text: controls, and marks beside texts. */
const MARKS = ['code-language', 'code-mark', 'filter', 'heading-anchor'];
/** What other pages say too, and the headings that pages of a kind share. */
const GATHERED = ['gathered', 'log-heading'];
/** Their numbers and arrows would become parts of words. */
const FOOTNOTE_LINKS = ['dataFootnoteRef', 'dataFootnoteBackref'];
const OMITTED = [...REPEATED, ...MARKS, ...GATHERED];
const IDENTIFIER = /[#@]?\p{L}[\p{L}\p{N}_]*/gu;

/** Splits a finished body into blocks, without the facts that every API page repeats. */
export function searchBlocks(root: Root): SearchBlock[] {
  const blocks: SearchBlock[] = [];
  collect(root.children, blocks, undefined);
  return blocks;
}

function collect(nodes: readonly RootContent[], blocks: SearchBlock[], id: string | undefined) {
  let loose: RootContent[] = [];
  const flush = () => {
    addText(blocks, plain(loose), id);
    loose = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || isInline(node)) {
      loose.push(node);
      continue;
    }
    flush();
    visit(node, blocks, id);
  }
  flush();
}

function visit(element: Element, blocks: SearchBlock[], id: string | undefined): void {
  const { tagName, children } = element;
  if (isSkipped(element)) return;
  const depth = /^h([2-6])$/.exec(tagName)?.[1];
  if (depth !== undefined) {
    const heading = { kind: 'heading', id: attribute(element, 'id') ?? '' } as const;
    blocks.push({ ...heading, depth: Number(depth), text: plain(children) });
  } else if (tagName === 'pre') {
    if (hasClass(element, 'log-line')) addText(blocks, plain(children), id);
    else if (!hasClass(element, 'api-signature')) addCode(blocks, textContent(element));
  } else if (tagName === 'tr') {
    addRow(element, blocks, id);
  } else if (tagName === 'thead' || LEAVES.has(tagName)) {
    addText(blocks, plain(children), id);
  } else if (isDefinition(element)) {
    addCells(blocks, elementsIn(children), id);
  } else if (hasClass(element, 'api-values')) {
    // Each of these has the same headers, "Name" and "Description".
    const rows = children.filter((child) => !isElement(child, 'thead'));
    collect(rows, blocks, id);
  } else {
    const own = hasClass(element, 'member-row') ? attribute(element, 'id') : undefined;
    collect(children, blocks, own ?? id);
  }
}

/** A row is one block; a row with an id, such as a value of an enum, gets its own heading. */
function addRow(row: Element, blocks: SearchBlock[], id: string | undefined): void {
  const cells = elementsIn(row.children);
  const own = attribute(row, 'id');
  if (own === undefined) {
    addCells(blocks, cells, id);
    return;
  }
  blocks.push({ kind: 'heading', id: own, depth: 3, text: own });
  addCells(blocks, cells.slice(1), undefined);
}

function addCells(blocks: SearchBlock[], cells: readonly Element[], id: string | undefined): void {
  const texts = cells.map(({ children }) => plain(children)).filter((text) => text !== '');
  addText(blocks, texts.join(' – '), id);
}

function addText(blocks: SearchBlock[], text: string, id: string | undefined): void {
  if (text !== '') blocks.push({ kind: 'text', text, ...(id !== undefined && { id }) });
}

function addCode(blocks: SearchBlock[], code: string): void {
  const words = new Set(code.match(IDENTIFIER));
  if (words.size > 0) blocks.push({ kind: 'code', words: [...words] });
}

const elementsIn = (nodes: readonly RootContent[]) => nodes.filter((node) => isElement(node));

/** Text on one line, without controls and the marks beside headings. */
function plain(nodes: readonly RootContent[]): string {
  return raw(nodes).replace(/\s+/g, ' ').trim();
}

function raw(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (!isElement(node)) return '';
      if (node.tagName === 'br') return ' ';
      if (isSkipped(node)) return '';
      const text = raw(node.children);
      return isInline(node) ? text : ` ${text} `;
    })
    .join('');
}

function isSkipped(element: Element): boolean {
  return (
    SKIPPED.has(element.tagName) ||
    OMITTED.some((name) => hasClass(element, name)) ||
    FOOTNOTE_LINKS.some((name) => attribute(element, name) !== undefined)
  );
}

/** A term with its description, which form one block. */
function isDefinition({ tagName, children }: Element): boolean {
  return tagName === 'div' && children.some((child) => isElement(child, 'dt'));
}

const BLOCK =
  /^(?:address|article|aside|blockquote|dd|details|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|caption|button|script|style|svg|template|noscript|video)$/;

function isInline({ tagName }: Element): boolean {
  return !BLOCK.test(tagName);
}
