import { slugOf } from '../search/engine/pages';

/** A heading of a page in Markdown, with what follows it. */
export interface Section {
  readonly depth: number;
  /** Without markup. */
  readonly title: string;
  /** The id on the page, unless its author has set another. */
  readonly anchor: string;
  /** Whether it is the name of a member. */
  readonly isName: boolean;
  /** Up to the next heading. */
  readonly text: string;
  /** With the deeper sections below it. */
  readonly whole: string;
}

/** Headings, and blocks of code, in which there are none. */
const HEADINGS = /^\s*(`{3,}|~{3,})[\s\S]*?^\s*\1|^(#{1,6}) (.+)$/gm;
const MARKUP = /\[((?:\\.|[^\]\\])*)\]\([^)]*\)|`|\*\*|\\(?=[!-/:-@[-`{-~])/g;

export function sectionsOf(markdown: string): Section[] {
  const counts = new Map<string, number>();
  const heads = [...markdown.matchAll(HEADINGS)].filter(([, fence]) => fence === undefined);
  return heads.map(({ index, 2: marks = '', 3: written = '' }, at) => {
    const isName = /^`[^`]+`$/.test(written);
    const title = written.replace(MARKUP, '$1').trim();
    const usual = isName ? title.replace(/<.*>$/, '') : slugOf(title);
    const count = counts.get(usual) ?? 0;
    counts.set(usual, count + 1);
    // The second member of a name has number 2, the second heading number 1.
    const anchor = count === 0 ? usual : `${usual}-${isName ? count + 1 : count}`;
    const next = heads.slice(at + 1);
    const end = next.find(({ 2: other = '' }) => other.length <= marks.length);
    const upTo = (head = end) => markdown.slice(index, head?.index).trim();
    return { depth: marks.length, title, anchor, isName, text: upTo(next[0]), whole: upTo() };
  });
}

/** Cuts a long page: before a heading if there is one in the second half, otherwise at a line. */
export function partsOf(markdown: string, limit: number): string[] {
  if (markdown.length <= limit) return [markdown.trim()];
  const heading = markdown.lastIndexOf('\n## ', limit);
  const line = Math.max(1, markdown.lastIndexOf('\n', limit));
  const end = heading > limit / 2 ? heading : line;
  return [markdown.slice(0, end).trim(), ...partsOf(markdown.slice(end), limit)];
}

/** A member in a line: its declaration, and the first paragraph about it. */
export function memberLine({ title, text }: Section): string {
  const [, block = ''] = /^```[^\n]*\n([\s\S]*?)\n```/m.exec(text) ?? [];
  const code = block.split('\n').find((line) => !line.startsWith('[')) ?? title;
  const [, summary = ''] = /^#[^\n]*\n+(?!```)([^\n]+)/.exec(text) ?? [];
  return `- \`${code.replace(/\s*\{$/, '')}\`${summary && `: ${summary}`}`;
}
