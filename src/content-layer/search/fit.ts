import crypto from 'node:crypto';
import fs from 'node:fs';
import { encodeOutline, encodeTexts, type Extent, EXTENTS } from '../../search/encode';
import { type Detail, DETAILS } from '../../search/kept-text';
import type { FullPage, Synonym } from '../../search/pages';
import { siteDataFile, writeSiteData } from '../../site/site-data';
import { sourceDigest } from '../../site/source-digest';
import { compressedSize, largestFit } from './largest-fit';

/** In bytes after compression. */
const LIMITS = {
  /** The second part of the index, whose budget is 80 KB. */
  texts: 79_900,
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
  readonly extent: number;
  readonly detail: number;
}

/**
 * The most that fits the budgets. The result is stored beside Gatsby's caches, so that a build of
 * the same pages reuses it.
 */
export function fitOf(
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  engine: string,
  limits = LIMITS,
): Fit {
  const rootDir = process.cwd();
  const encoder = sourceDigest(rootDir, ['src/search']);
  const key = crypto
    .createHash('sha256')
    .update(JSON.stringify([encoder, limits, engine, pages, synonyms]))
    .digest('hex');
  const kept = readKept(rootDir);
  if (kept?.key === key) return { extent: extentAt(kept.extent), detail: detailAt(kept.detail) };
  const extent = extentFor(pages, limits.first - compressedSize(engine));
  const detail = detailFor(pages, synonyms, extent, limits.texts);
  const found: KeptFit = { key, extent: EXTENTS.indexOf(extent), detail: DETAILS.indexOf(detail) };
  writeSiteData('search-fit', found);
  return { extent, detail };
}

function readKept(rootDir: string): KeptFit | undefined {
  const file = siteDataFile('search-fit', rootDir);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as KeptFit) : undefined;
}

/** The largest first part that fits the budget; if none does, the smallest. */
export function extentFor(pages: readonly FullPage[], limit: number): Extent {
  // Placeholders as long as the real values.
  const rest = { url: `texts-${'0'.repeat(10)}.txt`, checksum: 'zzzzzz' };
  const textAt = (index: number) => encodeOutline(pages, rest, extentAt(index));
  return extentAt(largestFit(EXTENTS.length, textAt, limit) ?? EXTENTS.length - 1);
}

/** The most detail that fits the budget; if none does, the least. */
export function detailFor(
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  extent: Extent,
  limit = LIMITS.texts,
): Detail {
  const textAt = (index: number) => encodeTexts(pages, detailAt(index), synonyms, extent);
  return detailAt(largestFit(DETAILS.length, textAt, limit) ?? DETAILS.length - 1);
}

function detailAt(index: number): Detail {
  return DETAILS[index] as Detail;
}

function extentAt(index: number): Extent {
  return EXTENTS[index] as Extent;
}
