/** The raw lines of a file, numbered from 1. */
export function linesOf(raw: string): { text: string; line: number }[] {
  return raw.split('\n').map((text, index) => ({ text, line: index + 1 }));
}
