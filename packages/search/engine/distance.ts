/**
 * The number of edits (insertions, deletions, substitutions, swaps of neighbours) between one word
 * and another, or a prefix of it; `limit + 1` if there are more than the limit.
 *
 * @param asPrefix whether `from` may match just a prefix of `to`.
 */
export function distance(from: string, to: string, limit: number, asPrefix = false): number {
  if (from.length - to.length > limit || (!asPrefix && to.length - from.length > limit)) {
    return limit + 1;
  }
  const width = Math.min(to.length, from.length + limit);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        at(last, column - 1) + (same ? 0 : 1),
        at(last, column) + 1,
        at(now, column - 1) + 1,
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1);
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = now;
  }
  return Math.min(limit + 1, asPrefix ? Math.min(...last) : at(last, to.length));
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;

/**
 * The words closest to one that is unknown, with their edits, the likeliest first. Several may be as
 * close; short words and numbers have none.
 *
 * @param typed the word, and whether it may be incomplete.
 * @param isBegun whether known words begin with it.
 */
export function closestWords(
  words: Iterable<string>,
  typed: { readonly text: string; readonly isOpen: boolean },
  isBegun: boolean,
): (readonly [word: string, edits: number])[] {
  const { text, isOpen } = typed;
  const limit = text.length < 4 ? 0 : text.length < 8 || isBegun ? 1 : 2;
  if (limit === 0 || /^\d+$/.test(text)) return [];
  const near: [word: string, edits: number][] = [];
  let best = limit + 0.5;
  for (const word of words) {
    const most = Math.floor(best);
    let edits = distance(text, word, most);
    // A partly typed word is compared with prefixes, which counts for less.
    if (edits > most && isOpen && !isBegun && text.length > 4) {
      const left = (word.length - text.length) / text.length;
      edits = distance(text, word, most, true) + 0.3 + 0.7 * Math.min(1, left);
    }
    if (edits > best) continue;
    near.push([word, edits]);
    best = Math.max(1, edits);
  }
  // Ends are rarely wrong.
  const alike = (word: string) =>
    2 * Number(word[0] === text[0]) + Number(word.at(-1) === text.at(-1));
  near.sort(([a], [b]) => alike(b) - alike(a));
  return near.filter(([, edits]) => edits <= best);
}
