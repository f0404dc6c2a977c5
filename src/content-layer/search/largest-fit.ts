import zlib from 'node:zlib';

/** Quality 5 needs a fortieth of the time of quality 11, and its sizes differ by a steady factor. */
const QUICK = 5;
const BEST = 11;
/** What quality 11 makes of the size of quality 5, until it is measured. */
const USUAL_RATIO = 0.89;
/** By how much an estimate can be wrong whose ratio was measured on a text like it. */
const MARGIN = 0.02;
/** The same before anything is measured. */
const WIDE_MARGIN = 0.3;

/**
 * The first of several texts, from largest to smallest, that has at most so many bytes once it is
 * compressed; undefined if none has. Most sizes are estimates by a quick compression: only the text
 * that is chosen, and a larger one that comes close, are compressed as the hosting does it.
 *
 * @param count how many texts there are.
 * @param limit in bytes.
 */
export function largestFit(
  count: number,
  textAt: (index: number) => string,
  limit: number,
): number | undefined {
  const texts = memoize(textAt);
  const quick = memoize((index) => compressedSize(texts(index), QUICK));
  const exact = memoize((index) => compressedSize(texts(index), BEST));
  let ratio = USUAL_RATIO;
  const estimate = (index: number) => quick(index) * ratio;
  const firstBelow = () => {
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (estimate(middle) <= limit) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  if (estimate(count - 1) > limit * (1 + WIDE_MARGIN)) return undefined;
  let at = firstBelow();
  ratio = exact(at) / quick(at);
  at = firstBelow();
  while (at < count && exact(at) > limit) at++;
  if (at === count) return undefined;
  const mayFit = (index: number) => estimate(index) <= limit * (1 + MARGIN);
  while (at > 0 && mayFit(at - 1) && exact(at - 1) <= limit) at--;
  return at;
}

/** In bytes. */
export function compressedSize(text: string, quality = BEST): number {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
  };
  return zlib.brotliCompressSync(text, { params }).length;
}

function memoize<T>(make: (index: number) => T): (index: number) => T {
  const known = new Map<number, T>();
  return (index) => {
    const before = known.get(index);
    if (before !== undefined) return before;
    const made = make(index);
    known.set(index, made);
    return made;
  };
}
