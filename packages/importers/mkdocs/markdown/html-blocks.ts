import { type Block, isBlank, type Line } from './lines';

const OPEN =
  /^\s*<(div|p|table|ul|ol|dl|section|article|aside|figure|details|center|h[1-6]|form|iframe|video|svg)\b/i;
const MARKDOWN = /\s+markdown(?:\s*=\s*(?:"[^"]*"|'[^']*'|\w+))?(?=[\s>])/i;

/** A comment on lines of its own, in which fences have no meaning. */
export function comment(lines: readonly Line[], at: number): Block | undefined {
  if (!/^ {0,3}<!--/.test(lines[at]?.text ?? '')) return undefined;
  const length = lines.slice(at).findIndex(({ text }) => text.includes('-->')) + 1;
  return length > 0
    ? { lines: lines.slice(at, at + length), end: at + length, depth: 0 }
    : undefined;
}

/**
 * A block of HTML: a tag alone, where its element has Markdown in it (`markdown` among its
 * attributes), else all of the element, without blank lines.
 */
export function htmlBlock(lines: readonly Line[], at: number): Block | undefined {
  const { text = '', line = 0 } = lines[at] ?? {};
  const apart = (...texts: readonly string[]): Block => {
    const own = ['', ...texts.flatMap((one) => (one.trim() === '' ? [] : [one, '']))];
    return { lines: own.map((one) => ({ text: one, line })), end: at + 1, depth: 0 };
  };
  if (/^\s*<\/\w+>\s*$/.test(text)) return apart(text);
  const tag = OPEN.exec(text)?.[1];
  const end = tag === undefined ? undefined : endOfElement(lines, at, tag);
  if (end === undefined) return undefined;
  const own = lines.slice(at, end);
  const start = /^\s*<(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(text)?.[0] ?? text;
  // Fences are code wherever they stand.
  if (MARKDOWN.test(start) || own.some((one) => /^\s*`{3,}[^`]*$/.test(one.text))) {
    const rest = text.slice(start.length).trim();
    const last = /^(.*?)(<\/[\w-]+>)?$/.exec(rest) ?? [];
    const isGrid = /\bclass\s*=\s*["'][^"']*\bgrid\b/.test(start);
    return apart(isGrid ? '<div>' : start.replace(MARKDOWN, ''), last[1] ?? '', last[2] ?? '');
  }
  return { lines: [...own.filter((one) => !isBlank(one)), { text: '', line }], end, depth: 0 };
}

/** The index behind the line on which an element is closed. */
function endOfElement(lines: readonly Line[], at: number, tag: string): number | undefined {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*?(/?)(?:>|$)`, 'gi');
  let depth = 0;
  for (let index = at; index < lines.length; index++) {
    for (const [, slash, closed] of lines[index]?.text.matchAll(tags) ?? []) {
      if (closed === '') depth += slash === '' ? 1 : -1;
    }
    if (depth === 0) return index + 1;
  }
  return undefined;
}
