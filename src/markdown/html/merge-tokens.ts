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
  const merged: Run[] = [];
  for (const { kind, value } of runsOf(children)) {
    const last = merged.at(-1);
    const before = merged.at(-2);
    // White space has no color: what is on both sides of it may be one element.
    const isSpace = last?.kind === undefined && last?.value.trim() === '';
    if (last && last.kind === kind) last.value += value;
    else if (isSpace && before && before.kind === kind) {
      merged.pop();
      before.value += last.value + value;
    } else merged.push({ kind, value });
  }
  return merged.map(({ kind, value }) =>
    kind === undefined ? text(value) : h('span', { className: ['token', kind] }, [text(value)]),
  );
}

/** The texts, each with the kind of the innermost token around it. */
function runsOf(children: readonly ElementContent[], outer?: string): Run[] {
  return children.flatMap((child): Run[] => {
    if (child.type === 'text') return [{ kind: outer, value: child.value }];
    if (!isElement(child)) return [];
    const kind = STYLED_TOKENS.findLast((one) => hasClass(child, one));
    return runsOf(child.children, kind ?? outer);
  });
}
