/** The most words that a report names of one page. */
const NAMED = 12;

/** The words of a text in lower case: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  const plain = text.replace(/[*_~\u200b\u00ad]|\ufe0f/g, '').toLowerCase();
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** What occurs more often in the first list than in the second one. @param key what is compared. */
export function missing<T>(
  wanted: readonly T[],
  given: readonly T[],
  key: (one: T) => unknown = (one) => one,
): T[] {
  const counts = new Map<unknown, number>();
  for (const one of given) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1);
  return wanted.filter((one) => {
    const count = counts.get(key(one)) ?? 0;
    counts.set(key(one), count - 1);
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
