import crypto from 'node:crypto';
import fs from 'node:fs';
import zlib from 'node:zlib';
import {
  type Detail,
  DETAILS,
  encodeOutline,
  encodeTexts,
  type Extent,
  EXTENTS,
  type FullPage,
} from '../../search/encode';
import type { Synonym } from '../../search/pages';
import { siteDataFile, writeSiteData } from '../../site/site-data';
import { sourceDigest } from '../../site/source-digest';

/** Bytes after compression. */
const LIMITS = {
  /** The second part of the index: what the budget of 80 KB leaves. */
  texts: 79_900,
  /** The engine and the first part: the budget is 20 KB. */
  first: 19_950,
};

/** How much of a site the two parts of its index hold. */
export interface Fit {
  readonly extent: Extent;
  readonly detail: Detail;
}

/** Everything. Develop takes it: there the index is not sent anywhere, and fitting takes seconds. */
export const WHOLE_SITE: Fit = { extent: extentAt(0), detail: detailAt(0) };

interface KeptFit {
  readonly key: string;
  readonly extent: number;
  readonly detail: number;
}

/**
 * The most that fits the budgets. It is kept beside Gatsby's caches: a build of the same pages
 * takes it from there.
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

/** The largest first part that fits the budget; where none does, the smallest. */
export function extentFor(pages: readonly FullPage[], limit: number): Extent {
  // As long as the real ones are.
  const rest = { url: `texts-${'0'.repeat(10)}.txt`, checksum: 'zzzzzz' };
  const fits = (extent: Extent) => compressedSize(encodeOutline(pages, rest, extent)) <= limit;
  return EXTENTS.find(fits) ?? extentAt(EXTENTS.length - 1);
}

/** The most detail that fits the budget. Compressed sizes shrink with it, so halving finds it. */
export function detailFor(
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  extent: Extent,
  limit = LIMITS.texts,
): Detail {
  const size = (detail: Detail) => compressedSize(encodeTexts(pages, detail, synonyms, extent));
  let low = 0;
  let high = DETAILS.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (size(detailAt(middle)) <= limit) high = middle;
    else low = middle + 1;
  }
  return detailAt(low);
}

function detailAt(index: number): Detail {
  return DETAILS[index] as Detail;
}

function extentAt(index: number): Extent {
  return EXTENTS[index] as Extent;
}

/** As the hosting compresses: the best that brotli can do. */
function compressedSize(text: string): number {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
  };
  return zlib.brotliCompressSync(text, { params }).length;
}
