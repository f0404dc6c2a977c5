import type { PartMistake } from './mistake-node';

/** A comment that is alone on its line, as the highlighter recognizes it. */
const MARKER = /^\s*(?:#|\/\/|\{?\/\*+|<!--)\s*highlight-(start|end|next-line)\b/;

/** The comment at the end of a line that highlights it. */
const LINE_MARKER = /\s*(?:#|\/\/|\{?\/\*+|<!--)\s*highlight-line\b.*$/;

/**
 * Removes the comments that the highlighter cannot take: one that begins a highlighted part inside
 * another, and an end without a start.
 *
 * @returns the code, and the mistakes with the number of lines from the fence to each.
 */
export function checkHighlightMarkers(code: string): {
  value: string;
  mistakes: { readonly mistake: PartMistake; readonly offset: number }[];
} {
  const mistakes: { mistake: PartMistake; offset: number }[] = [];
  let open = false;
  const lines = code.split('\n').filter((line, index) => {
    const kind = MARKER.exec(line)?.[1];
    if (kind === undefined) return true;
    const wrong = kind === 'end' ? !open : open;
    if (wrong) mistakes.push({ mistake: mistakeOf(kind), offset: index + 1 });
    else if (kind !== 'next-line') open = kind === 'start';
    return !wrong;
  });
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

function mistakeOf(kind: string): PartMistake {
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
