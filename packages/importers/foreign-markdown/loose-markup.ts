import { withoutCode } from '../../../src/markdown/source/prepare-source';
import { isVoid } from './html-tags';

/** What the compiler throws about a text that it cannot read. */
interface ParseError {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number | null;
  readonly column?: number | null;
}

/** Elements whose tags are gone without a loss, where the other one of the two is missing. */
const LOOSE = /^(?:a|center|dd|div|dt|font|li|p|section|span|td|th|tr)$/i;
/** "Expected a closing tag for `<T>` (5:29-5:37)" */
const OPEN_TAG = /closing tag for `<[^`]*>` \((\d+):(\d+)-/;

/**
 * Changes a text at the place that the compiler cannot read, so that what stands there is shown as
 * its author wrote it: the text of other formats has `<`, `{` and lines that start with "import",
 * and HTML does not close every tag. Line numbers stay as they are.
 *
 * @param error what the compiler threw about the text.
 * @returns undefined if there is no such place.
 */
export function loosened(source: string, error: unknown): string | undefined {
  const { reason, message, line, column } = (error ?? {}) as ParseError;
  const text = reason ?? message ?? '';
  const open = OPEN_TAG.exec(text);
  if (open) return withoutTag(source, offsetOf(source, Number(open[1]), Number(open[2])));
  if (/import\/exports? with acorn/.test(text)) return withoutStatement(source, line ?? 1);
  const at = offsetOf(source, line ?? Infinity, column ?? 1);
  if (/^Expected the closing tag/.test(text)) return withoutTag(source, at);
  const masked = withoutCode(source);
  if (/expression|attribute value|prop spread/i.test(text)) {
    const brace = openBrace(masked, at);
    if (brace !== undefined) return insert(source, brace, '\\');
  }
  const tag = before(masked, '<', at);
  return tag === undefined ? undefined : withoutTag(source, tag);
}

/** A text of which nothing but code, links and the other marks of plain Markdown has a meaning. */
export function plainText(source: string): string {
  const masked = withoutCode(source);
  const text = source.replace(/[<{]/g, (char, at: number) =>
    masked[at] === char && !isEscaped(source, at) ? `\\${char}` : char,
  );
  return text
    .split('\n')
    .map((line) => (/^(?:import|export)\b/.test(line) ? asEntity(line) : line))
    .join('\n');
}

function withoutStatement(source: string, line: number): string | undefined {
  const lines = source.split('\n');
  const index = lines.findLastIndex((text, at) => at < line && /^(?:import|export)\b/.test(text));
  if (index < 0) return undefined;
  lines[index] = asEntity(lines[index] ?? '');
  return lines.join('\n');
}

/** A text whose first character is an entity: a line that starts with one is not an import. */
export const asEntity = (text: string) => `&#${text.charCodeAt(0)};${text.slice(1)}`;

/** Closes a tag of HTML, leaves it out, or shows it. */
function withoutTag(source: string, at: number): string | undefined {
  if (source[at] !== '<' || isEscaped(source, at)) return undefined;
  const [tag, slash, name = ''] = /^<(\/?)\s*([a-z]+)\b(?:[^<>{}"']|"[^"]*"|'[^']*')*>/i.exec(
    source.slice(at),
  ) ?? [''];
  const end = at + tag.length;
  if (slash === '' && (isVoid(name) || LOOSE.test(name)) && !tag.endsWith('/>')) {
    return insert(source, end - 1, ' /');
  }
  if (slash === '/' && isVoid(name)) {
    return `${source.slice(0, at)}<${name} />${source.slice(end)}`;
  }
  if (slash === '/' && LOOSE.test(name)) {
    return source.slice(0, at) + tag.replace(/[^\n]/g, ' ') + source.slice(end);
  }
  return insert(source, at, '\\');
}

const insert = (source: string, at: number, text: string) =>
  source.slice(0, at) + text + source.slice(at);

function offsetOf(source: string, line: number, column: number): number {
  const lines = source.split('\n');
  if (line > lines.length) return source.length;
  return lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
}

/** Whether an odd number of backslashes stands before a character. */
function isEscaped(source: string, at: number): boolean {
  let count = 0;
  while (source[at - 1 - count] === '\\') count++;
  return count % 2 === 1;
}

/** The last of such characters up to a place. */
function before(masked: string, char: string, at: number): number | undefined {
  for (let index = at; index >= 0; index--) {
    if (masked[index] === char && !isEscaped(masked, index)) return index;
  }
  return undefined;
}

/** The last brace up to a place that is not closed before it, or the last one of all. */
function openBrace(masked: string, at: number): number | undefined {
  let depth = 0;
  for (let index = at - 1; index >= 0; index--) {
    if (masked[index] === '}' && !isEscaped(masked, index)) depth++;
    if (masked[index] === '{' && !isEscaped(masked, index) && depth-- === 0) return index;
  }
  return before(masked, '{', at);
}
