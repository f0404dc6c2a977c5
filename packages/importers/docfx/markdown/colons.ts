import { ownValue } from '../../../../src/config/diagnostics/own-value';
import { outsideCode } from '../../../../src/markdown/source/prepare-source';
import { fenceReader } from '../../../../src/markdown/source/fences';
import { isActive } from '../../../../src/config/settings/active-address';
import { video } from './alerts';
import { type FileContext, note } from './context';
import { leaveActive } from './links';
import { type Node, placeOf, raw, textNode, textOf, walkTree } from './tree';

const LINE = /^[ \t>]*:{3,}\s*(?:row|column|zone|moniker|image|code|video|form)(?:-end)?\b.*$/i;
const MARK = /^:{3,}\s*([a-z]+(?:-end)?)\b([^]*?)(?::{3,})?$/i;

/** A container of Markdig's, and its end. */
const CONTAINER = /^((?: {0,3}>)* {0,3}):{3,}[ \t]*(?:\{?[.#]?([a-z][\w-]*)(?!.*:::).*)?$/i;

/** An alert in a quote, which ends the one above it. */
const ALERT = /^[ \t]*>[ \t>]*\[!\w+\]\s*$/;
/** A picture in a line of text. */
const IMAGE = /:::image\b(?:\s+[\w-]+="[^"]*")+\s*:::/gi;

/**
 * Gives the marks of `:::row:::` and its like paragraphs of their own.
 *
 * @returns the text, and for each of its lines the line before.
 */
export function separateColons(source: string): { text: string; lines: number[] } {
  const inFence = fenceReader();
  const lines: number[] = [];
  const result: string[] = [];
  let depth = 0;
  const asTag = (whole: string, before: string, name: string | undefined) => {
    if (LINE.test(whole) || (name === undefined && depth === 0)) return whole;
    depth += name === undefined ? -1 : 1;
    return `${before}<${name === undefined ? '/div' : `div class="${name}"`}>`;
  };
  for (const [index, written] of source.split('\n').entries()) {
    const isCode = inFence(written);
    const line = isCode ? written : written.replace(CONTAINER, asTag);
    const isMark = !isCode && (line !== written || LINE.test(line));
    const blank = /^[ \t>]*/.exec(line)?.[0].trimEnd() ?? '';
    const above = !isCode && ALERT.test(line) ? [blank] : [];
    const shown = isCode ? line : outsideCode(line, inLine);
    const added = isMark ? [blank, line, blank] : [...above, shown];
    result.push(...added);
    lines.push(...added.map(() => index + 1));
  }
  return { text: result.join('\n'), lines };
}

/** What a line of text has: pictures, and `:::no-loc text="Blazor":::`, a word that nobody translates. */
const inLine = (text: string): string =>
  text.replace(/:::no-loc\s+text="([^"]*)":::/gi, '$1').replace(IMAGE, (mark) => {
    const own = attributesOf(mark);
    return `![${own.get('alt-text') ?? ''}](<${own.get('source') ?? ''}>)`;
  });

/** Replaces `:::row:::`, `:::image …:::`, `:::code …:::` and their like. */
export function convertColons(root: Node, context: FileContext): void {
  walkTree(root, (parent) => {
    if (!parent.children) return;
    const closable = openMarks(parent.children);
    parent.children = parent.children.flatMap((node) => {
      const mark = markOf(node);
      return mark ? replaced(mark.name, mark.attributes, node, closable, context) : [node];
    });
  });
}

function markOf(node: Node) {
  if (node.type !== 'paragraph') return undefined;
  const match = MARK.exec(textOf(node).trim());
  if (!match || !LINE.test(textOf(node).trim())) return undefined;
  return { name: match[1]?.toLowerCase() ?? '', attributes: attributesOf(match[2] ?? '') };
}

function attributesOf(mark: string): Map<string, string> {
  const found = [...mark.matchAll(/([\w-]+)\s*=\s*["“”]([^"“”]*)["“”]/g)];
  return new Map(found.map(([, key = '', value = '']) => [key.toLowerCase(), value]));
}

/** The marks of rows and columns that are closed among their siblings. */
function openMarks(children: readonly Node[]): ReadonlySet<Node> {
  const paired = new Set<Node>();
  const open: { readonly name: string; readonly node: Node }[] = [];
  for (const node of children) {
    const name = markOf(node)?.name;
    if (name === 'row' || name === 'column') open.push({ name, node });
    else if (name === 'row-end' || name === 'column-end') {
      const last = open.at(-1);
      if (last && `${last.name}-end` === name) {
        paired.add(last.node).add(node);
        open.pop();
      }
    }
  }
  return paired;
}

const TAGS: Readonly<Record<string, string>> = {
  row: '<Columns>',
  'row-end': '</Columns>',
  column: '<div>',
  'column-end': '</div>',
};

function replaced(
  name: string,
  attributes: ReadonlyMap<string, string>,
  node: Node,
  paired: ReadonlySet<Node>,
  context: FileContext,
): Node[] {
  const tag = ownValue(TAGS, name);
  if (tag !== undefined) return paired.has(node) ? [raw(tag, node)] : [];
  const source = attributes.get('source');
  const like = placeOf(node);
  if (name === 'image' && source !== undefined) {
    const alt = attributes.get('alt-text') ?? '';
    const image: Node = { type: 'image', url: source, alt, title: null, ...like };
    return [{ type: 'paragraph', children: [image], ...like }];
  }
  if (name === 'video' && source !== undefined) {
    if (!isActive(source)) return [video(source, node)];
    leaveActive(node, source, context);
  }
  if (name === 'code' && source !== undefined) return [codeDirective(source, attributes, node)];
  if (name === 'moniker' || name === 'zone') {
    note(context, node, {
      kind: 'versions',
      message: `What is inside ":::${name}" is shown to all readers.`,
      fix: 'Remove what does not belong to this version.',
    });
  }
  return [];
}

/** `:::code source="x.cs" id="main":::` as the older `[!code[](x.cs?name=main)]`. */
function codeDirective(source: string, attributes: ReadonlyMap<string, string>, node: Node): Node {
  const names = { id: 'name', range: 'range', highlight: 'highlight', dedent: 'dedent' };
  const query = Object.entries(names)
    .filter(([key]) => attributes.has(key))
    .map(([key, name]) => `${name}=${attributes.get(key)}`)
    .join('&');
  const language = attributes.get('language');
  const url = source + (query && `?${query}`);
  const link: Node = { type: 'link', url, children: [], ...placeOf(node) };
  const start = textNode(`[!code${language === undefined ? '' : `-${language}`}`);
  return { type: 'paragraph', children: [start, link, textNode(']')], ...placeOf(node) };
}
