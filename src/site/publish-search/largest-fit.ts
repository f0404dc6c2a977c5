import zlib from 'node:zlib';

/** Quality 5 needs a fortieth of the time of quality 11, and its sizes differ by a steady factor. */
const QUICK = 5;
const BEST = 11;
/**
 * In characters: a longer text that comes close to a limit says the same again and again, since
 * others are reduced to a third. Quality 11 takes seconds for it; quality 9 takes a tenth of one,
 * and its result is a little larger, so what fits with it fits.
 */
const LONG = 1_000_000;
const BEST_OF_LONG = 9;
/** What quality 11 makes of the size of quality 5, until it is measured. */
const USUAL_RATIO = 0.89;
/** By how much an estimate can be wrong whose ratio was measured on a text like it. */
const MARGIN = 0.01;
/** The same before anything is measured. */
const WIDE_MARGIN = 0.3;

/**
 * The first of several texts, from largest to smallest, that has at most so many bytes once it is
 * compressed; undefined if none has. Most sizes are estimates by a quick compression: only the text
 * that is chosen, and a larger one that comes close, are compressed as the hosting does it. Where the
 * largest fits even after the quick compression, as on small sites, none is.
 *
 * @param count how many texts there are.
 * @param limit in bytes.
 * @param near the text that was chosen when the texts were a little different. The search starts
 *   there, and ends with the same text as without it.
 */
export function largestFit(
  count: number,
  textAt: (index: number) => string,
  limit: number,
  near?: number,
): number | undefined {
  const texts = memoize(textAt);
  const quick = memoize((index) => compressedSize(texts(index), QUICK));
  const exact = memoize((index) => {
    const text = texts(index);
    return compressedSize(text, text.length > LONG ? BEST_OF_LONG : BEST);
  });
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
  const fits = (index: number) => estimate(index) <= limit * (1 + MARGIN) && exact(index) <= limit;
  if (near === undefined && estimate(count - 1) > limit * (1 + WIDE_MARGIN)) return undefined;
  if (!near && quick(0) <= limit) return 0;
  let at = near === undefined ? firstBelow() : Math.min(near, count - 1);
  ratio = exact(at) / quick(at);
  while (at > 0 && estimate(at - 1) <= limit) at--;
  while (at < count - 1 && estimate(at) > limit) at++;
  while (at < count && !fits(at)) at++;
  if (at === count) return undefined;
  while (at > 0 && fits(at - 1)) at--;
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
