/** A line of a page, with the 1-based line of the file that it comes from. */
export interface Line {
  readonly text: string;
  readonly line: number;
}

/** Converted lines, and how many admonitions lie in one another there. */
export interface Blocks {
  readonly lines: readonly Line[];
  readonly depth: number;
}

/** A block, and the index behind it. */
export type Block = Blocks & { readonly end: number };

export const linesOf = (body: string): Line[] =>
  body.split('\n').map((text, index) => ({ text, line: index + 1 }));

export const isBlank = (line: Line | undefined): boolean => line?.text.trim() === '';

export const indentOf = (text: string): number => /^ */.exec(text)?.[0].length ?? 0;

/** Lines with another text each. */
export const mapped = (lines: readonly Line[], to: (text: string) => string): Line[] =>
  lines.map(({ text, line }) => ({ text: to(text), line }));

export const dedented = (lines: readonly Line[], by: number): Line[] =>
  mapped(lines, (text) => text.slice(Math.min(by, indentOf(text))));

export const indented = (lines: readonly Line[], by: string): Line[] =>
  mapped(lines, (text) => text && by + text);

/** The index behind the lines, from a given one on, that are blank or indented as far. */
export function endOfBody(lines: readonly Line[], start: number, indent: number): number {
  let end = start;
  for (const [at, line] of lines.entries()) {
    if (at < start || isBlank(line)) continue;
    if (indentOf(line.text) < indent) break;
    end = at + 1;
  }
  return end;
}

/** The index of the first line, from a given one on, that is not blank. */
export function nextText(lines: readonly Line[], from: number): number {
  let at = from;
  while (isBlank(lines[at])) at++;
  return at;
}
