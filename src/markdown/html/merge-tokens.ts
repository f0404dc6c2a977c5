import { type ElementContent, h, hasClass, isElement, text } from './tree';

/**
 * The kinds of tokens that `styles/code.css` gives a color, in the order of its rules: where an
 * element has two, the later rule wins.
 */
export const STYLED_TOKENS = (
  'comment punctuation operator keyword boolean tag atrule important string char attr-value ' +
  'regex number constant class-name namespace attribute attr-name property function inserted deleted'
).split(' ');

/** A piece of a line that has one color. */
interface Run {
  kind: string | undefined;
  value: string;
}

/**
 * Leaves of a highlighter's nested tokens what readers see: one element for neighbors of one color,
 * and none for what has no color of its own. Of the longest page's elements, highlighting was more
 * than half, and a browser pays for each of them with style and layout before the first paint.
 *
 * @param children of a highlighted block or line, without links.
 */
export function mergeTokens(children: readonly ElementContent[]): ElementContent[] {
  const runs: Run[] = [];
  collect(children, undefined, runs);
  return joinAcrossSpace(runs).map(({ kind, value }) =>
    kind === undefined ? text(value) : h('span', { className: ['token', kind] }, [text(value)]),
  );
}

function collect(
  children: readonly ElementContent[],
  outer: string | undefined,
  runs: Run[],
): void {
  for (const child of children) {
    if (isElement(child)) {
      const kind = STYLED_TOKENS.findLast((one) => hasClass(child, one));
      collect(child.children, kind ?? outer, runs);
    } else if (child.type === 'text') append(runs, outer, child.value);
  }
}

/** White space has no color: what is on both sides of it may be one element. */
function joinAcrossSpace(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const [before, space] = joined.slice(-2);
    const isJoined =
      before?.kind !== undefined &&
      before.kind === run.kind &&
      space?.kind === undefined &&
      space?.value.trim() === '';
    if (isJoined) joined.splice(-2, 2, { ...run, value: before.value + space.value + run.value });
    else joined.push(run);
  }
  return joined;
}

function append(runs: Run[], kind: string | undefined, value: string): void {
  const last = runs.at(-1);
  if (last && last.kind === kind) last.value += value;
  else runs.push({ kind, value });
}
