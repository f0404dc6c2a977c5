import { type Mistake, nearest } from '../../config/diagnostics/problems';

/** A comment that is alone on its line, as the highlighter recognizes it. */
const MARKER = /^\s*(?:#|\/\/|\{?\/\*+|<!--)\s*highlight-(start|end|next-line)\b/;

/** The comment at the end of a line that highlights it. */
const LINE_MARKER = /\s*(?:#|\/\/|\{?\/\*+|<!--)\s*highlight-line\b.*$/;

/** A comment that begins like them. A selector such as `#highlight-box` is none. */
const SIMILAR = /(?:#\s|\/\/|\/\*|<!--)\s*highlight-([\w-]+)/;

const MARKERS = ['next-line', 'start', 'end', 'line'];

/**
 * Removes the comments that the highlighter cannot take: one that begins a highlighted part inside
 * another, and an end without a start. Finds those that are misspelt, and a start without an end.
 *
 * @returns the code, and the mistakes with the number of lines from the fence to each.
 */
export function checkHighlightMarkers(code: string): {
  value: string;
  mistakes: { readonly mistake: Mistake; readonly offset: number }[];
} {
  const mistakes: { mistake: Mistake; offset: number }[] = [];
  /** The offset of the comment that began the highlighted part. */
  let open: number | undefined;
  const lines = code.split('\n').filter((line, index) => {
    const offset = index + 1;
    const misspelt = misspeltMarker(line);
    if (misspelt) mistakes.push({ mistake: misspelt, offset });
    const kind = MARKER.exec(line)?.[1];
    if (kind === undefined) return true;
    const wrong = (kind === 'end') === (open === undefined);
    if (wrong) mistakes.push({ mistake: mistakeOf(kind), offset });
    else if (kind !== 'next-line') open = kind === 'start' ? offset : undefined;
    return !wrong;
  });
  if (open !== undefined) mistakes.push({ mistake: ENDLESS, offset: open });
  return { value: lines.join('\n'), mistakes };
}

/** The code without the comments that the highlighter understands, as readers see it. */
export function withoutHighlightMarkers(code: string): string {
  return code
    .split('\n')
    .filter((line) => !MARKER.test(line))
    .map((line) => line.replace(LINE_MARKER, ''))
    .join('\n');
}

const ENDLESS: Mistake = {
  check: 'codeMeta',
  message: '"highlight-start" has no end.',
  fix: 'Put "highlight-end" behind the last line to highlight, or write "highlight-next-line".',
};

function misspeltMarker(line: string): Mistake | undefined {
  const word = SIMILAR.exec(line)?.[1];
  if (word === undefined || MARKERS.includes(word)) return undefined;
  const near = nearest(word, MARKERS);
  if (near === undefined) return undefined;
  const message = `"highlight-${word}" highlights nothing.`;
  return { check: 'codeMeta', message, fix: `Write "highlight-${near}".` };
}

function mistakeOf(kind: string): Mistake {
  if (kind === 'end') {
    return {
      check: 'codeMeta',
      message: '"highlight-end" ends nothing.',
      fix: 'Remove the comment, or put "highlight-start" before the first line.',
    };
  }
  return {
    check: 'codeMeta',
    message: `"highlight-${kind}" stands inside a part that is highlighted already.`,
    fix: 'Remove the comment, or put "highlight-end" before it.',
  };
}
