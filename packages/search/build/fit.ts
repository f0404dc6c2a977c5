import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { encodeOutline, encodeTexts, type Extent, EXTENTS } from '../engine/encode';
import { type Detail, DETAILS } from '../engine/kept-text';
import type { FullPage, Synonym } from '../engine/pages';
import { compressedSize, largestFit } from './largest-fit';

/** In bytes after compression. */
export const LIMITS = {
  /** The second part of the index, whose budget is 120 KB, without where its words are. */
  texts: 119_700,
  /** The engine and the first part, whose budget is 20 KB. */
  first: 19_990,
};

/** How much of a site is in the two parts of its index. */
export interface Fit {
  readonly extent: Extent;
  readonly detail: Detail;
}

/**
 * Everything. Used by develop, where the index is not sent anywhere and fitting would take seconds.
 */
export const WHOLE_SITE: Fit = { extent: EXTENTS[0] as Extent, detail: DETAILS[0] as Detail };

/** As positions in `EXTENTS` and `DETAILS`: some of their numbers are infinite. */
interface CachedFit {
  readonly key: string;
  /** Absent where the two parts do not fit: the site is large. */
  readonly fit?: { readonly extent: number; readonly detail: number };
}

/**
 * The most that fits the budgets; undefined if not even the least does. The result is cached for
 * builds of the same pages.
 *
 * @param cache the file for it, and a key of the code.
 */
export function fitOf(
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  engine: string,
  cache: { readonly file: string; readonly key: string },
  limits = LIMITS,
): Fit | undefined {
  const key = crypto
    .createHash('sha256')
    .update(JSON.stringify([cache.key, limits, engine, pages, synonyms]))
    .digest('hex');
  const last = fs.existsSync(cache.file)
    ? (JSON.parse(fs.readFileSync(cache.file, 'utf8')) as CachedFit)
    : undefined;
  if (last?.key === key) {
    const [extent, detail] = [EXTENTS[last.fit?.extent ?? -1], DETAILS[last.fit?.detail ?? -1]];
    return extent && detail && { extent, detail };
  }
  const extent = extentFor(pages, limits.first - compressedSize(engine));
  const detail = extent && detailFor(pages, synonyms, extent, limits.texts);
  const fit = detail && { extent: EXTENTS.indexOf(extent), detail: DETAILS.indexOf(detail) };
  const found: CachedFit = { key, ...(fit && { fit }) };
  fs.mkdirSync(path.dirname(cache.file), { recursive: true });
  fs.writeFileSync(cache.file, JSON.stringify(found));
  return detail && { extent, detail };
}

/** The largest first part that fits the budget; undefined if none does. */
export function extentFor(pages: readonly FullPage[], limit: number): Extent | undefined {
  // Placeholders as long as the real values.
  const rest = { url: `texts-${'0'.repeat(10)}.txt`, checksum: 'zzzzzz' };
  const textAt = (index: number) => encodeOutline(pages, rest, EXTENTS[index]);
  return EXTENTS[largestFit(EXTENTS.length, textAt, limit) ?? -1];
}

/** The most detail that fits the budget; undefined if none does. */
export function detailFor(
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  extent: Extent,
  limit = LIMITS.texts,
): Detail | undefined {
  const textAt = (index: number) => encodeTexts(pages, DETAILS[index] as Detail, synonyms, extent);
  return DETAILS[largestFit(DETAILS.length, textAt, limit) ?? -1];
}
