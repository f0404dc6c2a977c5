import { slugOf } from '../../../../src/markdown/html/headings';
import { boxOf } from './admonitions';
import { fence } from './fences';
import { comment, htmlBlock } from './html-blocks';
import { codeReader, ITEM } from './indented-code';
import {
  type Block,
  type Blocks,
  dedented,
  endOfBody,
  indented,
  isBlank,
  type Line,
  nextText,
} from './lines';
import type { Marks } from './marks';

/** What the blocks of a page share. */
export interface BlockOptions {
  readonly marks: Marks;
  /** How many columns an item of a list indents what belongs to it. */
  readonly listIndent: number;
  /** Whether tabs of the same names are chosen together. */
  readonly linksTabs: boolean;
  /** Converts the inline syntax of a line. */
  readonly inline: (text: string) => string;
  /** Takes the name of what mkdocstrings would document. */
  readonly onReference: (name: string, line: number) => void;
}

const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/;
const LINK = /^ {0,3}\[[^\]]+\]:/;
/** Without a space, only names that nothing else begins with. */
const BOX =
  /^(\s*)(!!!|\?{3}\+?)(?:\s+|(?=(?:note|info|tip|hint|warning|danger|important|question|example|quote)\b))(.*)$/;
const TAB = /^(\s*)===([!+]*)\s+"(.*)"\s*$/;
/** `===!` begins another group. */
const MORE_TABS = /^(\s*)===\+?\s+"/;
const REFERENCE = /^(\s*):::\s+([\w.:/-]+)\s*$/;
const DEFINITION = /^(\s*):\s{1,3}(?=\S)/;

/** Converts blocks of Python-Markdown into CommonMark with marks. */
export class BlockConverter {
  constructor(private readonly options: BlockOptions) {}

  convert(lines: readonly Line[]): Blocks {
    const result: Line[] = [];
    const isCode = codeReader(this.options.listIndent);
    let depth = 0;
    for (let at = 0; at < lines.length;) {
      const line = lines[at] as Line;
      const isText = !isCode(line);
      const found = isText ? this.blockAt(lines, at, line, result) : undefined;
      if (found) result.push(...found.lines);
      else if (!isText) result.push(line);
      else if (!/^\s*\[TOC\]\s*$/.test(line.text)) result.push(...this.plain(line, result.at(-1)));
      depth = Math.max(depth, found?.depth ?? 0);
      at = found?.end ?? at + 1;
    }
    return { lines: result, depth };
  }

  private blockAt(lines: readonly Line[], at: number, first: Line, done: Line[]) {
    return (
      comment(lines, at) ??
      fence(lines, at) ??
      this.box(lines, at, first) ??
      this.tabs(lines, at, first) ??
      this.reference(lines, at, first) ??
      htmlBlock(lines, at) ??
      this.definition(lines, at, first, done)
    );
  }

  /** What is indented below a line, converted. */
  private body(lines: readonly Line[], at: number, indent: number): Block {
    const end = endOfBody(lines, at + 1, indent + 4);
    return { ...this.convert(dedented(lines.slice(at + 1, end), indent + 4)), end };
  }

  /**
   * A line of text. Items of lists begin where what belongs to the item around them does, and are as
   * wide as their own content is indented. A heading needs no space.
   */
  private plain({ text, line }: Line, before: Line | undefined): Line[] {
    const isFixed = this.options.listIndent !== 4 || RULE.test(text);
    const wide = this.options
      .inline(text)
      .replace(ITEM, (whole, indent: string, item: string) =>
        isFixed ? whole : indent.slice(indent.length % 4) + `${item} `.padEnd(4),
      )
      .replace(/^#{1,6}(?=[^#\s]|\u00a0)/, (marks) =>
        before && !isBlank(before) ? marks : `${marks} `,
      );
    // Here, the definition of a link does not end a paragraph.
    const needsBlank = LINK.test(text) && before && !isBlank(before) && !LINK.test(before.text);
    return [...(needsBlank ? [{ text: '', line }] : []), { text: wide, line }];
  }

  /** `!!! note "Title"`, `??? note` and `???+ note`, with what is indented below. */
  private box(lines: readonly Line[], at: number, first: Line): Block | undefined {
    const [, indent = '', sign = '', rest = ''] = BOX.exec(first.text) ?? [];
    // Only details can be of no type.
    const written = sign !== '!!!' && rest.startsWith('"') ? `note ${rest}` : rest;
    const found = sign === '' ? undefined : boxOf(written);
    if (!found) return undefined;
    const { marks, inline } = this.options;
    const { lines: body, depth, end } = this.body(lines, at, indent.length);
    if (sign !== '!!!') {
      const summary = { before: '<summary>', after: '</summary>' };
      const inside = [...marks.lines(summary, first, inline(found.shown)), ...body];
      const start = sign === '???' ? '<details>' : '<details open>';
      const own = marks.around(start, inside, '</details>', first);
      return { lines: indented(own, indent), depth, end };
    }
    // An outer one has more colons.
    const colons = ':'.repeat(3 + depth);
    const open = colons + found.type;
    const start = found.title === '' ? open : { before: `${open}[`, after: ']' };
    const own = marks.around(start, body, colons, first, inline(found.title));
    return { lines: indented(own, indent), depth: depth + 1, end };
  }

  /** `=== "Label"` with what is indented below, and the tabs that follow it. */
  private tabs(lines: readonly Line[], at: number, first: Line): Block | undefined {
    const [, indent] = TAB.exec(first.text) ?? [];
    if (indent === undefined) return undefined;
    const { marks, inline, linksTabs } = this.options;
    const items: Line[] = [];
    const values = new Set<string>();
    let [depth, end, next] = [0, at, at];
    do {
      const line = lines[next] as Line;
      const [, , signs = '', label = ''] = TAB.exec(line.text) ?? [];
      const body = this.body(lines, next, indent.length);
      const slug = slugOf(label) || 'tab';
      const value = values.has(slug) ? `${slug}-${values.size + 1}` : slug;
      values.add(value);
      const after = signs.includes('+') ? '" default>' : '">';
      const start = { before: `<TabItem value="${value}" label="`, after, isAttribute: true };
      items.push(...marks.around(start, body.lines, '</TabItem>', line, inline(label)));
      [depth, end] = [Math.max(depth, body.depth), body.end];
      next = nextText(lines, end);
    } while (MORE_TABS.exec(lines[next]?.text ?? '')?.[1] === indent);
    const group = linksTabs ? ` groupId="${[...values].sort().join('-')}"` : '';
    const own = marks.around(`<Tabs${group}>`, items, '</Tabs>', first);
    return { lines: indented(own, indent), depth, end };
  }

  /** `::: package.Class` with its options, which mkdocstrings documents. */
  private reference(lines: readonly Line[], at: number, { text, line }: Line): Block | undefined {
    const [, indent = '', name = ''] = REFERENCE.exec(text) ?? [];
    if (name === '') return undefined;
    this.options.onReference(name, line);
    const shown = ['', `${indent}\`${name}\``, ''].map((one) => ({ text: one, line }));
    return { lines: shown, end: endOfBody(lines, at + 1, indent.length + 4), depth: 0 };
  }

  /** `:   definition` below its terms, which are the last lines of what is converted. */
  private definition(lines: readonly Line[], at: number, first: Line, done: Line[]) {
    const [whole, indent = ''] = DEFINITION.exec(first.text) ?? [];
    const from = done.findLastIndex((line) => !isBlank(line)) + 1;
    if (whole === undefined || from === 0) return undefined;
    const { marks } = this.options;
    const terms = done.splice(done.slice(0, from).findLastIndex(isBlank) + 1);
    const own = { ...first, text: `${indent}    ${first.text.slice(whole.length)}` };
    const end = endOfBody(lines, at + 1, indent.length + 4);
    const body = this.convert(dedented([own, ...lines.slice(at + 1, end)], indent.length + 4));
    // Further definitions of a term follow the end of the list with the first one.
    const isNext = marks.has(terms[0]);
    const tag = { before: '<dt>', after: '</dt>' };
    const named = isNext ? [] : terms.filter((line) => !isBlank(line));
    const names = named.flatMap((line) => marks.lines(tag, line, line.text.trim()));
    const items = [...names, ...marks.around('<dd>', body.lines, '</dd>', first)];
    const list = indented(marks.around('<dl>', items, '</dl>', first), indent);
    return { lines: [...(isNext ? terms : []), ...list], depth: body.depth, end };
  }
}
