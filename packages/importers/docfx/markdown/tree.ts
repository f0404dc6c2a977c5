import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { fenceReader } from '../../../../src/markdown/source/fences';
import { outsideCode } from '../../../../src/markdown/source/prepare-source';

/** A node of the Markdown tree with the fields of all the types that conversion looks at. */
export interface Node {
  type: string;
  children?: Node[];
  value?: string;
  url?: string;
  title?: string | null;
  alt?: string | null;
  lang?: string | null;
  meta?: string | null;
  /** What joins `[text][label]` and `[label]: address`. */
  identifier?: string;
  /** Marks a raw node that is a block of its own. */
  isBlock?: boolean;
  position?: {
    readonly start: { readonly line: number };
    readonly end?: { readonly line: number };
  };
}

/** Text that goes into the page as it is: tags, comments, fences of admonitions, imports. */
export function raw(value: string, like?: Node): Node {
  return { type: 'raw', value, ...placeOf(like) };
}

/** Where a node stands, for one that takes its place. */
export const placeOf = (node: Node | undefined): Pick<Node, 'position'> =>
  node?.position ? { position: node.position } : {};

export const textNode = (value: string): Node => ({ type: 'text', value });
export const paragraph = (children: Node[]): Node => ({ type: 'paragraph', children });

/** Markdown as DocFX reads it: CommonMark with tables, and with HTML. */
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

export function parseMarkdown(source: string): Node {
  return markdown.parse(escapeBars(source)) as unknown as Node;
}

/** Bars in the code of a table end no cell, as in DocFX and in MkDocs; in GFM, they would. */
export function escapeBars(source: string): string {
  const inFence = fenceReader();
  const escaped = (code: string) => code.replace(/(?<!\\)\|/g, '\\|');
  const same = (text: string) => text;
  return source
    .split('\n')
    .map((line) =>
      inFence(line) || !/^[\s>]*\|/.test(line) ? line : outsideCode(line, same, escaped),
    )
    .join('\n');
}

type Extension = NonNullable<Options['extensions']>[number];
type Handlers = NonNullable<Extension['handlers']>;
/** Nodes of our own, beside those that the library knows. */
const ownHandlers = { raw: (node: Node) => node.value ?? '' } as unknown as Handlers;

/** Writes a tree as MDX: what MDX would take for a tag, an expression or a directive is escaped. */
export function toMdx(root: Node): string {
  return toMarkdown(root as unknown as Parameters<typeof toMarkdown>[0], {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    resourceLink: true,
    extensions: [...(markdown.data('toMarkdownExtensions') as Extension[]), { handlers: { text } }],
    unsafe: [
      // Expressions and tags.
      { character: '{', inConstruct: 'phrasing' },
      { atBreak: true, character: '{' },
      { character: '<', inConstruct: 'phrasing' },
      { atBreak: true, character: '<' },
      // Directives.
      { atBreak: true, character: ':', after: '::?[A-Za-z:]' },
      { character: ':', after: '[A-Za-z][\\w-]*[[{]', inConstruct: 'phrasing' },
    ],
    handlers: ownHandlers,
  });
}

/** How texts are written; the library's own escapes come first. */
const text: NonNullable<Handlers['text']> = (node: Node, _, state, info) =>
  tidy(state.safe(node.value ?? '', info));

/** Takes back what needs no escape, and escapes what the site's own syntax would take. */
function tidy(escaped: string): string {
  return (
    escaped
      .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_')
      // The beginnings of comments and autolinks are looked for line by line.
      .replace(/\\?<(?=!--|[a-z][a-z\d+.-]*:|[\w.+-]+@)/gi, '&lt;')
      .replace(/^(import|export)(?=\s)/gm, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`)
  );
}

export function textOf(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
    return node.value ?? '';
  }
  if (node.type === 'break') return '\n';
  return (node.children ?? []).map(textOf).join('');
}

/** Visits a tree's nodes from the outside in. */
export function walkTree(node: Node, onNode: (node: Node) => void): void {
  onNode(node);
  for (const child of node.children ?? []) walkTree(child, onNode);
}

/** Replaces nodes from the inside out. @param replace returns what takes a node's place. */
export function mapTree(node: Node, replace: (node: Node, parent: Node) => Node[]): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    mapTree(child, replace);
    return replace(child, node);
  });
}
