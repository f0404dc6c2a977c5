import path from 'node:path';
import type { Code, Content, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { MarkdownFormat } from '../../../src/config/settings/markdown-schema';
import type { Variables } from '../../../src/config/settings/variables';
import { htmlAsJsx } from './html-tags';
import { asEntity } from './loose-markup';
import type { MdNode } from '../../../src/markdown/source/mdast';
import { fenceReader } from '../../../src/markdown/source/fences';
import { readFrontMatter } from '../../../src/markdown/mdx/unreadable-front-matter';

/**
 * Whether a file is CommonMark, whose braces, tags and lines that start with "import" are text or
 * HTML.
 *
 * @param raw its text with the front matter, where `mdx.format` goes before the setting.
 */
export function isCommonMark(file: string, raw: string, setting: MarkdownFormat): boolean {
  // Parsing takes longer than the rest: few files name the key.
  const { mdx } = (raw.includes('mdx') && readFrontMatter(raw)) || {};
  const own = typeof mdx === 'object' && mdx !== null ? (mdx as { format?: unknown }).format : null;
  const format = own ?? setting;
  return format === 'md' || (format === 'detect' && path.extname(file) === '.md');
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Changes a CommonMark text so that MDX reads it as what it is. The numbers of lines stay.
 *
 * @param body the text without front matter.
 * @param variables their names in braces stay.
 */
export function commonMarkAsMdx(body: string, variables: Variables): string {
  const source = withoutMdxFences(body).join('\n');
  const edits: Edit[] = [];
  const change = (node: Content | Root, to: (text: string, start: number) => string) => {
    const { start, end } = offsetsOf(node);
    edits.push({ start, end, text: to(source.slice(start, end), start) });
  };
  // With the type of the tree, TypeScript needs seconds for the types of all possible parents.
  const tree: MdNode = unified().use(remarkParse).parse(source);
  visit(tree, (found, _, parent: MdNode | null) => {
    const node = found as Content | Root;
    if (node.type === 'text') {
      change(node, (text, start) => escaped(text, source, start, variables));
    } else if (node.type === 'html') {
      change(node, (text, start) =>
        htmlAsJsx(text, (index) => isVariable(source, start + index, variables)),
      );
    } else if (node.type === 'image' || node.type === 'imageReference') {
      change(node, (text, start) => {
        // Only the text alternative can be taken for something else.
        const end = node.alt ? text.search(/\](?:\(|\[|$)/) : 0;
        return escaped(text.slice(0, end), source, start, variables) + text.slice(end);
      });
    } else if (node.type === 'code') {
      edits.push(...withFences(node, source, parent?.type !== 'root'));
    } else if (node.type === 'link' && source[offsetsOf(node).start] === '<') {
      return SKIP;
    }
    return undefined;
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: to }) => text.slice(0, start) + to + text.slice(end),
      source,
    );
}

function offsetsOf(node: Content | Root): { start: number; end: number } {
  const { start, end } = node.position ?? {};
  return { start: start?.offset ?? 0, end: end?.offset ?? 0 };
}

const VARIABLE = /\{([A-Za-z]+(?:\.\w+)*)\}/y;

function isVariable(source: string, at: number, variables: Variables): boolean {
  VARIABLE.lastIndex = at;
  return Object.hasOwn(variables, VARIABLE.exec(source)?.[1] ?? '');
}

/** The classes and attributes of an admonition are at the end of its first line. */
const ADMONITION = /^[\s>]*:{3,}[\w-]+(?:\[[^\]]*\])?$/;

/** A text with a backslash before what would be a tag or an expression, and no imports. */
function escaped(text: string, source: string, start: number, variables: Variables): string {
  return text.replace(
    /\\[^]|[<{]|(?<![^\n])(?:import|export)\b/g,
    (token: string, index: number) => {
      const at = start + index;
      if (token.startsWith('\\')) return token;
      const lineStart = source.lastIndexOf('\n', at - 1) + 1;
      if (token.length > 1) {
        return lineStart === at ? asEntity(token) : token;
      }
      const isKept =
        token === '{' &&
        (isVariable(source, at, variables) || ADMONITION.test(source.slice(lineStart, at)));
      return isKept ? token : `\\${token}`;
    },
  );
}

/**
 * MDX has no code that is only indented. Fences take the place of the blank lines around it, because
 * lines keep their numbers; without such lines, the code becomes a paragraph.
 */
function withFences(node: Code, source: string, isNested: boolean): Edit[] {
  const { start, end } = offsetsOf(node);
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const lines = source.slice(lineStart, end);
  if (/^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(?:`{3}|~{3})/.test(lines)) return [];
  const before = /(?<=^|\n)[ \t]*\n$/.exec(source.slice(0, lineStart));
  const after = /^(?:\n[ \t]*(?=\n|$)|$)/.exec(source.slice(end));
  if (isNested || !before || !after) {
    return [{ start, end, text: source.slice(start, end).replace(/[<{]/g, '\\$&') }];
  }
  const fence = lines.includes('```') ? '~~~~' : '```';
  const code = lines.replace(/^(?: {4}| {0,3}\t)/gm, '');
  return [{ start: before.index, end: end + after[0].length, text: `${fence}\n${code}\n${fence}` }];
}

/** The word that a fence has where its content is not code: Docusaurus's hint for other editors. */
const MDX_FENCE = /^[\s>]*(`{3,}|~{3,})\s*mdx-code-block\s*$/;

/** The lines of a page, with blank ones in place of fences around parts of the page. */
export function withoutMdxFences(source: string): string[] {
  const inFence = fenceReader();
  let open: string | undefined;
  return source.split('\n').map((line) => {
    if (open !== undefined) {
      const isEnd = line.trim().startsWith(open) && /^([`~])\1*$/.test(line.trim());
      if (!isEnd) return line;
      open = undefined;
      return '';
    }
    // A fence that stands in another one is shown.
    const fence = inFence('') ? undefined : MDX_FENCE.exec(line)?.[1];
    if (fence === undefined) {
      inFence(line);
      return line;
    }
    open = fence;
    return '';
  });
}

// `## Heading {/* #id */}` and, in CommonMark, `## Heading <!-- #id -->`.
const COMMENT_ID = /^(\s*#{1,6}\s.*?)\s*(?:\{\/\*|<!--)\s*(#[\w-]+)\s*(?:\*\/\}|-->)\s*$/;

/**
 * A page without what only Docusaurus reads: `<head>`, which it puts into that of the document, where
 * the site writes its own, and ids of headings in comments.
 */
export function withoutExtras(source: string): string {
  const inFence = fenceReader();
  let inHead = false;
  const lines = source.split('\n').map((line) => {
    if (!inHead && inFence(line)) return line;
    if (!inHead && !line.startsWith('<head>')) return line.replace(COMMENT_ID, '$1 {$2}');
    inHead = !line.includes('</head>') && source.includes('</head>');
    return '';
  });
  return lines.join('\n');
}
