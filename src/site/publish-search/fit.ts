import crypto from 'node:crypto';
import fs from 'node:fs';
import {
  encodeOutline,
  encodeTexts,
  type Extent,
  EXTENTS,
} from '../../../packages/search/engine/encode';
import { type Detail, DETAILS } from '../../../packages/search/engine/kept-text';
import type { FullPage, Synonym } from '../../../packages/search/engine/pages';
import { siteDataFile, writeSiteData } from '../../config/project/site-data';
import { codeDigest } from '../../config/project/code-digest';
import { compressedSize, largestFit } from './largest-fit';

/** In bytes after compression. */
export const LIMITS = {
  /** The second part of the index, whose budget is 120 KB, without where its words are. */
  texts: Number(process.env.TEXTS ?? 119_000),
  /** The engine and the first part, whose budget is 20 KB. */
  first: 19_950,
};

/** How much of a site is in the two parts of its index. */
export interface Fit {
  readonly extent: Extent;
  readonly detail: Detail;
}

/**
 * Everything. Used by develop, where the index is not sent anywhere and fitting would take seconds.
 */
export const WHOLE_SITE: Fit = { extent: extentAt(0), detail: detailAt(0) };

interface KeptFit {
  readonly key: string;
  /** Null where the two parts do not fit: the site is large. */
  readonly fit: { readonly extent: number; readonly detail: number } | null;
}

/**
 * The most that fits the budgets; undefined if not even the least does. The result is stored beside
 * Gatsby's caches: a build of the same pages reuses it, and one of other pages starts from it.
 */
export function fitOf(
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  engine: string,
  limits = LIMITS,
): Fit | undefined {
  const rootDir = process.cwd();
  const key = crypto
    .createHash('sha256')
    .update(JSON.stringify([codeDigest(rootDir), limits, engine, pages, synonyms]))
    .digest('hex');
  const kept = readKept(rootDir);
  const fit =
    kept?.key === key
      ? kept.fit
      : find(pages, synonyms, compressedSize(engine), limits, kept?.fit ?? undefined);
  if (kept?.key !== key) writeSiteData('search-fit', { key, fit } satisfies KeptFit);
  return fit ? { extent: extentAt(fit.extent), detail: detailAt(fit.detail) } : undefined;
}

function find(
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  engineSize: number,
  limits: typeof LIMITS,
  last: NonNullable<KeptFit['fit']> | undefined,
): KeptFit['fit'] {
  const extent = extentFor(pages, limits.first - engineSize, last?.extent);
  const detail = extent && detailFor(pages, synonyms, extent, limits.texts, last?.detail);
  if (!detail) return null;
  return { extent: EXTENTS.indexOf(extent), detail: DETAILS.indexOf(detail) };
}

function readKept(rootDir: string): KeptFit | undefined {
  const file = siteDataFile('search-fit', rootDir);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as KeptFit) : undefined;
}

/**
 * The largest first part that fits the budget; undefined if none does.
 *
 * @param near the index of an extent that is likely to be it.
 */
export function extentFor(
  pages: readonly FullPage[],
  limit: number,
  near?: number,
): Extent | undefined {
  // Placeholders as long as the real values.
  const rest = { url: `texts-${'0'.repeat(10)}.txt`, checksum: 'zzzzzz' };
  const textAt = (index: number) => encodeOutline(pages, rest, extentAt(index));
  const found = largestFit(EXTENTS.length, textAt, limit, near);
  return found === undefined ? undefined : extentAt(found);
}

/**
 * The most detail that fits the budget; undefined if none does.
 *
 * @param near the index of a detail that is likely to be it.
 */
export function detailFor(
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  extent: Extent,
  limit = LIMITS.texts,
  near?: number,
): Detail | undefined {
  const textAt = (index: number) => encodeTexts(pages, detailAt(index), synonyms, extent);
  const found = largestFit(DETAILS.length, textAt, limit, near);
  return found === undefined ? undefined : detailAt(found);
}

function detailAt(index: number): Detail {
  return DETAILS[index] as Detail;
}

function extentAt(index: number): Extent {
  return EXTENTS[index] as Extent;
}
