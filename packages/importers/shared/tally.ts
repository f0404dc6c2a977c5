/** The most words that a report names of one page. */
const NAMED = 12;

/** The words of a text in lower case: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return (
    text
      .replace(/[*_~\u200b\u00ad]|\ufe0f/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** The words that occur more often in the first list than in the second one. */
export function missing(wanted: readonly string[], given: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of given) counts.set(word, (counts.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count <= 0;
  });
}

/** A number of things: "1 word", "1,200 words". */
export function counted(count: number, name: string): string {
  return `${count.toLocaleString('en')} ${name}${count === 1 ? '' : 's'}`;
}

/** How many words a page lacks, and the first of them. */
export function lackedWords(words: readonly string[]): string {
  const more = words.length > NAMED ? ' …' : '';
  return `${counted(words.length, 'word')}: ${words.slice(0, NAMED).join(' ')}${more}`;
}
