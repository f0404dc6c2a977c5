import type { Mistake } from '../../config/diagnostics/problems';
import { fenceReader } from '../source/fences';

/** With the line of its opening. */
type LocatedMistake = Mistake & { readonly line: number };

/** A line of colons, and their position in it. */
interface Colons {
  readonly colons: number;
  readonly indent: number;
  /** The number of quotes around the line. */
  readonly quotes: number;
}

interface OpenAdmonition extends Colons {
  readonly line: number;
  readonly name: string;
  /** The first line inside it with enough colons to end it for the parser. */
  endedBy?: number;
}

const OPENING =
  /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(:{3,})([A-Za-z][\w-]*)(?:\[.*\])?(?:\{.*\})?\s*$/;
const CLOSING = /^([\s>]*)(:{3,})\s*$/;
/** A closing line indented this much more than the opening does not end it for the parser. */
const TOO_DEEP = 4;

/**
 * Finds admonitions that are never closed, and those that end earlier than they appear to. The
 * parser reports neither: it closes the first kind at the end of the page, and the second at the
 * first line with enough colons, even inside a fence.
 *
 * @param source the output of `prepareSource`.
 */
export function unclosedAdmonitions(source: string): LocatedMistake[] {
  const inFence = fenceReader();
  const inComment = commentReader();
  const open: OpenAdmonition[] = [];
  const mistakes: LocatedMistake[] = [];
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
  return { colons: colons.length, indent: prefix.length, quotes: prefix.split('>').length - 1 };
}

/**
 * The index of the admonition that a line is meant to close: preferably one with as many colons,
 * otherwise one with fewer.
 */
function closedBy(open: readonly OpenAdmonition[], { colons, quotes }: Colons): number {
  const exact = open.findLastIndex((one) => one.quotes === quotes && one.colons === colons);
  if (exact >= 0) return exact;
  return open.findLastIndex((one) => one.quotes === quotes && one.colons < colons);
}

/** Records a line that ends admonitions for the parser. */
function markEnded(open: readonly OpenAdmonition[], closing: Colons, line: number): void {
  for (const one of open) {
    const fits = one.colons <= closing.colons && one.quotes === closing.quotes;
    if (fits && closing.indent - one.indent < TOO_DEEP) one.endedBy ??= line;
  }
}

function neverClosed({ line, colons, name }: OpenAdmonition): LocatedMistake {
  const sign = ':'.repeat(colons);
  return {
    line,
    message: `"${sign}${name}" is never closed.`,
    fix: `Write "${sign}" on a line of its own after its last line.`,
  };
}

function endsEarly({ line, colons, name }: OpenAdmonition, endedBy: number): LocatedMistake {
  const sign = ':'.repeat(colons);
  return {
    line,
    message: `"${sign}${name}" ends too early: line ${endedBy} has as many colons.`,
    fix: `Use more colons outside: "${sign}:${name}" and "${sign}:".`,
  };
}

/** Tells whether a line begins inside a comment opened by an earlier line. */
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
