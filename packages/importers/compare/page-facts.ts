import { prismName } from '../../../src/markdown/source/code-languages';
import {
  attribute,
  type Element,
  findElements,
  isElement,
  type Root,
  type RootContent,
} from '../../../src/markdown/html/tree';
import { codeLanguage } from '../shared/code-language';
import { decodeComponent } from '../../../src/page-model/decode-component';
import { wordsOf } from '../shared/tally';
import { parseHtml } from '../../../src/markdown/html/parse';

export interface Heading {
  readonly level: number;
  readonly text: string;
}

export interface CodeBlock {
  /** Prism's name; "none" without one. */
  readonly language: string;
  readonly text: string;
}

/** What a page shows of itself, without what is around it. */
export interface PageFacts {
  readonly headings: readonly Heading[];
  readonly code: readonly CodeBlock[];
  /** The rows of all tables, as `a | b`. */
  readonly rows: readonly string[];
  /** The names of files, without what a build adds to them. */
  readonly pictures: readonly string[];
  /** The addresses of links, as they are written. */
  readonly links: readonly string[];
  /** Ids that headings have below the title, and anchors written by hand. */
  readonly anchors: readonly string[];
  /** Each id of the page. */
  readonly ids: ReadonlySet<string>;
  readonly words: readonly string[];
  /** The whole page as text. */
  readonly lines: readonly string[];
}

/** Stands in a source for a text that only a build knows. */
export const UNTOLD = '\uFFFC';

/** Elements that stand inside a line of text, and inside words. */
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|u|var|wbr)$/;

const UNSEEN = /^(?:button|footer|form|nav|noscript|option|script|style|template)$/;

/** What systems put into a page that its author has not written. */
const ADDED =
  /(?:^|\s)(?:hash-link|headerlink|heading-anchor|anchorjs-link|md-content__button|md-source-file|theme-doc-toc-mobile|theme-doc-version-badge|linenos|linenodiv|visually-hidden|code-mark|code-language|code-copy|actionbar|contribution|affix|next-article|sr-only|data-footnote-backref|footnote-(?:back)?ref|CopyPage_\w+)(?:\s|$)/;

function isUnseen(element: Element): boolean {
  const role = attribute(element, 'role');
  if (role === 'tab' || role === 'tabpanel' || 'dataTab' in element.properties) return false;
  return (
    UNSEEN.test(element.tagName) ||
    ADDED.test(attribute(element, 'className') ?? '') ||
    attribute(element, 'ariaHidden') === 'true' ||
    'dataFootnoteRef' in element.properties
  );
}

/** The main part of a document, whichever system has made it. */
function contentOf(root: Root): RootContent[] {
  const first = (isWanted: (element: Element) => boolean) => findElements(root, isWanted)[0];
  const main =
    first(({ tagName }) => tagName === 'main') ??
    first(({ properties }) => properties.role === 'main') ??
    first(({ tagName }) => tagName === 'body');
  if (!main) return root.children;
  const [article, ...others] = findElements(main, ({ tagName }) => tagName === 'article');
  if (!article || others.length > 0) return main.children;
  const isTitle = ({ tagName }: Element) => tagName === 'h1';
  const [title] = findElements(main, isTitle);
  return title && !findElements(article, isTitle).includes(title) ? [title, article] : [article];
}

/** Reads a document, or a part of one. */
export function factsOf(html: string | Root): PageFacts {
  const reader = new FactsReader();
  for (const node of contentOf(typeof html === 'string' ? parseHtml(html, true) : html)) {
    reader.visit(node, '');
  }
  const lines = reader.text.split('\n').flatMap((line) => line.trimEnd() || []);
  return { ...reader.facts, words: wordsOf(reader.text), lines };
}

/** Goes through the elements of a page, in the order in which readers see them. */
class FactsReader {
  text = '';
  readonly facts = {
    headings: [] as Heading[],
    code: [] as CodeBlock[],
    rows: [] as string[],
    pictures: [] as string[],
    links: [] as string[],
    anchors: [] as string[],
    ids: new Set<string>(),
  };

  /** @param language what an element around this one says of the code in it. */
  visit(node: RootContent, language: string): void {
    if (node.type === 'text') this.text += node.value.replace(/\s+/g, ' ');
    if (!isElement(node)) return;
    const { tagName } = node;
    const id = attribute(node, 'id') ?? attribute(node, 'name');
    if (id !== undefined) this.facts.ids.add(id);
    if (isUnseen(node)) return;
    const own = languageOf(node) ?? language;
    if (tagName === 'pre') {
      this.readCode(node, own);
      return;
    }
    this.note(node, id);
    const isCard = /(?:^|\s)card(?:\s|$)/.test(attribute(node, 'className') ?? '');
    const space = INLINE.test(tagName) && !isCard ? '' : /^t[dh]$/.test(tagName) ? ' | ' : '\n';
    const isNumber = tagName === 'sup' || tagName === 'svg';
    this.text += isNumber ? ' ' : space + (/^h[1-6]$/.test(tagName) ? marksOf(node) : '');
    if (tagName !== 'svg') for (const child of node.children) this.visit(child, own);
    this.text += isNumber ? ' ' : space.replace(' | ', '');
  }

  private readCode(pre: Element, language: string): void {
    const lines = plain(pre, true).split('\n');
    const text = lines
      .map((line) => line.replace(/\u00a0/g, ' ').trimEnd())
      .join('\n')
      .replace(/^\n+|\n+$/g, '');
    const [inside] = findElements(pre, (element) => languageOf(element) !== undefined);
    for (const link of findElements(pre, ({ tagName }) => tagName === 'a')) {
      const href = attribute(link, 'href');
      if (href !== undefined && !href.startsWith('#__codeline')) this.facts.links.push(href);
    }
    this.facts.code.push({
      language: prismName(codeLanguage((inside && languageOf(inside)) ?? language) ?? ''),
      text,
    });
    this.text += `\n${text}\n`;
  }

  private note(element: Element, id: string | undefined): void {
    const { tagName } = element;
    if (/^h[1-6]$/.test(tagName)) {
      const text = oneLine(plain(element));
      this.facts.headings.push({ level: Number(tagName[1]), text });
    }
    if (id !== undefined && /^(?:h[2-6]|a)$/.test(tagName)) this.facts.anchors.push(id);
    const href = attribute(element, 'href');
    // A name that nothing has is no link.
    if (tagName === 'a' && href?.startsWith('xref:') === false) this.facts.links.push(href);
    const source = attribute(element, 'src') ?? '';
    if (/^(?:img|video)$/.test(tagName)) {
      if (source !== '') this.facts.pictures.push(pictureName(source));
      this.text += ` ${attribute(element, 'alt') ?? ''} `;
    }
    if (tagName === 'tr' && findElements(element, isCode).length === 0) {
      const cells = element.children.filter((child) => isElement(child));
      this.facts.rows.push(cells.map((cell) => oneLine(plain(cell))).join(' | '));
    }
  }
}

const isCode = ({ tagName }: Element) => tagName === 'pre';
const marksOf = ({ tagName }: Element) => `${'#'.repeat(Number(tagName[1]))} `;
export const oneLine = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

function languageOf(element: Element): string | undefined {
  const names = attribute(element, 'className') ?? '';
  if (/(?:^|\s)(?:diagram-source|mermaid)(?:\s|$)/.test(names)) return 'mermaid';
  return /(?:^|\s)(?:language|lang)-(\S+)/.exec(names)?.[1];
}

/** The text of an element without what its author has not written. */
function plain(node: RootContent, isCode = false): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || isUnseen(node)) return '';
  if (node.tagName === 'br') return '\n';
  const text = node.children.map((child) => plain(child, isCode)).join('');
  if (INLINE.test(node.tagName)) return text;
  return isCode ? text.replace(/(?<!\n)$/, '\n') : ` ${text} `;
}

/**
 * `/assets/a-b-0123456789abcdef.png?x` is `a-b.png`, as is `A.b.png`: builds write names of files with
 * small letters and hyphens.
 */
function pictureName(source: string): string {
  if (source.startsWith('data:')) return 'a picture in the page';
  const [name = ''] = /[^/]*$/.exec(decodeComponent(source.replace(/[?#].*$/, ''))) ?? [];
  return name
    .replace(/[-.][\da-f]{8,}(?=\.\w+$)/i, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+(?=.*\.)/gu, '-');
}
