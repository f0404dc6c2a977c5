import { isNode, LineCounter, parseDocument } from 'yaml';
import { splitFrontMatter } from '../../src/diagnostics/yaml-places';

/** The 1-based line of a value in a page's front matter, or of its closest existing parent. */
export function lineInFrontMatter(
  raw: string,
  keys: readonly (string | number)[],
): number | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(splitFrontMatter(raw).frontMatter ?? '', { lineCounter });
  for (let length = keys.length; length > 0; length--) {
    const node = document.getIn(keys.slice(0, length), true);
    // Plus the line of the opening dashes.
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line + 1;
  }
  return undefined;
}
