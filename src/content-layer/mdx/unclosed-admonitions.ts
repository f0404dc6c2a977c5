import { fenceReader } from './fences';

/** What is wrong with an admonition, by the line of its opening. */
export interface AdmonitionMistake {
  /** 1-based. */
  readonly line: number;
  readonly message: string;
  readonly fix: string;
}

/** A line of colons, and where in the line they stand. */
interface Colons {
  readonly colons: number;
  readonly indent: number;
  /** How many quotes the line is in. */
  readonly quotes: number;
}

interface OpenAdmonition extends Colons {
  readonly line: number;
  readonly name: string;
  /** The first line inside that has enough colons to end it for the parser. */
  endedBy?: number;
}

const OPENING =
  /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(:{3,})([A-Za-z][\w-]*)(?:\[.*\])?(?:\{.*\})?\s*$/;
const CLOSING = /^([\s>]*)(:{3,})\s*$/;
/** Columns beyond its own indentation at which the parser takes no line for the end. */
const TOO_DEEP = 4;

/**
 * Admonitions that are never closed, and those that end earlier than they look. The parser reports
 * neither: it closes the first kind at the end of the page, and the second at the first line with
 * enough colons, even inside a fence.
 *
 * @param source the text as `prepareSource` leaves it.
 */
export function unclosedAdmonitions(source: string): AdmonitionMistake[] {
  const inFence = fenceReader();
  const inComment = commentReader();
  const open: OpenAdmonition[] = [];
  const mistakes: AdmonitionMistake[] = [];
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    if (inComment(text)) continue;
    const closing = colonsOf(CLOSING.exec(text));
    if (inFence(text)) {
      if (closing) markEnded(open, closing, line);
      continue;
    }
    const match = OPENING.exec(text);
    const opening = colonsOf(match);
    if (opening) open.push({ ...opening, line, name: match?.[3] ?? '' });
    if (!closing) continue;
    const at = closedBy(open, closing);
    const [closed, ...inside] = at < 0 ? [] : open.splice(at);
    if (closed?.endedBy !== undefined) mistakes.push(endsEarly(closed, closed.endedBy));
    mistakes.push(...inside.map(neverClosed));
    markEnded(open, closing, line);
  }
  return [...mistakes, ...open.map(neverClosed)].sort((a, b) => a.line - b.line);
}

function colonsOf(match: RegExpExecArray | null): Colons | undefined {
  if (!match) return undefined;
  const [, prefix = '', colons = ''] = match;
  return {
    colons: colons.length,
    indent: prefix.length,
    quotes: prefix.split('>').length - 1,
  };
}

/** The index of the admonition that a line is meant to close: one with as many colons, else fewer. */
function closedBy(open: readonly OpenAdmonition[], { colons, quotes }: Colons): number {
  const exact = open.findLastIndex((one) => one.quotes === quotes && one.colons === colons);
  if (exact >= 0) return exact;
  return open.findLastIndex((one) => one.quotes === quotes && one.colons < colons);
}

/** Notes a line that ends admonitions for the parser. */
function markEnded(open: readonly OpenAdmonition[], closing: Colons, line: number): void {
  for (const one of open) {
    const fits = one.colons <= closing.colons && one.quotes === closing.quotes;
    if (fits && closing.indent - one.indent < TOO_DEEP) one.endedBy ??= line;
  }
}

function neverClosed({ line, colons, name }: OpenAdmonition): AdmonitionMistake {
  const sign = ':'.repeat(colons);
  return {
    line,
    message: `"${sign}${name}" is never closed.`,
    fix: `Write "${sign}" on a line of its own after its last line.`,
  };
}

function endsEarly({ line, colons, name }: OpenAdmonition, endedBy: number): AdmonitionMistake {
  const sign = ':'.repeat(colons);
  return {
    line,
    message: `"${sign}${name}" ends too early: line ${endedBy} has as many colons.`,
    fix: `Use more colons outside: "${sign}:${name}" and "${sign}:".`,
  };
}

/** Says whether a line lies in a comment that an earlier line has opened. */
function commentReader(): (line: string) => boolean {
  let open = false;
  return (line) => {
    const wasOpen = open;
    const start = line.lastIndexOf('{/*');
    const end = line.lastIndexOf('*/}');
    if (start !== end) open = start > end;
    return wasOpen;
  };
}
