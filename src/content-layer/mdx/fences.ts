const OPENING = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSING = /^[\s>]*(`{3,}|~{3,})\s*$/;

/**
 * Reads a Markdown text line by line.
 *
 * @returns a function that says whether a line belongs to a fence, its first and last line included.
 */
export function fenceReader(): (line: string) => boolean {
  let fence: string | undefined;
  return (line) => {
    if (fence !== undefined) {
      if (CLOSING.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      return true;
    }
    fence = OPENING.exec(line)?.[1];
    return fence !== undefined;
  };
}
