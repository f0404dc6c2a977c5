/** Cuts a list into parts of about the same size, at most so many. */
export function inParts<T>(
  items: readonly T[],
  size: number,
  sizeOf: (item: T) => number,
  mostParts = Infinity,
): T[][] {
  const sizes = items.map(sizeOf);
  const total = sizes.reduce((sum, one) => sum + one, 0);
  const most = Math.max(size, total / mostParts);
  const parts: T[][] = [];
  let left = 0;
  items.forEach((item, index) => {
    const own = sizes[index] ?? 0;
    if (left < own || parts.length === 0) {
      parts.push([]);
      left = Math.max(most, own);
    }
    parts.at(-1)?.push(item);
    left -= own;
  });
  return parts;
}

/** The first place of each part: as much of it as tells it from the last of the part before. */
export function startsOf(parts: readonly (readonly { readonly at: string }[])[]): string[] {
  return parts.map(([first], index) => {
    const before = parts[index - 1]?.at(-1)?.at;
    if (before === undefined || !first) return '';
    let same = 0;
    while (same < first.at.length && first.at[same] === before[same]) same++;
    return first.at.slice(0, same + 1);
  });
}

/** The numbers of the first parts, at most so many, in which items with a beginning may be. */
export function partsWith(beginning: string, starts: readonly string[], most: number): number[] {
  const first = Math.max(0, firstWhere(starts, (start) => start > beginning) - 1);
  const numbers = [first];
  while (numbers.length < most && starts[first + numbers.length]?.startsWith(beginning)) {
    numbers.push(first + numbers.length);
  }
  return numbers;
}

/** The number of the first item with a property that all later ones have; the length if none has. */
export function firstWhere<T>(items: readonly T[], has: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (has(items[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A plain comparison, which is the same in all languages. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
