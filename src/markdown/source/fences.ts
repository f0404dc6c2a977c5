const OPENING = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSING = /^[\s>]*(`{3,}|~{3,})\s*$/;

/**
 * Tracks fences while reading a Markdown text line by line. Returns a function that tells whether a
 * line belongs to a fence, including its first and last line.
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
