import zlib from 'node:zlib';
import { firstWhere } from '../engine/parts';
import { remembered } from '../engine/remembered';

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
 */
export function largestFit(
  count: number,
  textAt: (index: number) => string,
  limit: number,
): number | undefined {
  const texts = remembered(textAt);
  const quick = remembered((index: number) => compressedSize(texts(index), QUICK));
  const exact = remembered((index: number) => {
    const text = texts(index);
    return compressedSize(text, text.length > LONG ? BEST_OF_LONG : BEST);
  });
  const allButLast = [...Array(count - 1).keys()];
  const firstBelow = (ratio: number) =>
    firstWhere(allButLast, (index) => quick(index) * ratio <= limit);
  if (quick(count - 1) * USUAL_RATIO > limit * (1 + WIDE_MARGIN)) return undefined;
  if (quick(0) <= limit) return 0;
  const measured = firstBelow(USUAL_RATIO);
  const ratio = exact(measured) / quick(measured);
  const fits = (index: number) =>
    quick(index) * ratio <= limit * (1 + MARGIN) && exact(index) <= limit;
  let at = firstBelow(ratio);
  while (at < count && !fits(at)) at++;
  while (at > 0 && at < count && fits(at - 1)) at--;
  return at < count ? at : undefined;
}

/** In bytes. */
export function compressedSize(text: string, quality = BEST): number {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
  };
  return zlib.brotliCompressSync(text, { params }).length;
}
