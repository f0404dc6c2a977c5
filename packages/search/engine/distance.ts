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
