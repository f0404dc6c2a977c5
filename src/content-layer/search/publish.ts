import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
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
import { checksum, type Synonym } from '../../search/pages';
import type { SearchFiles } from '../../search/types';
import { bundleEngine } from '../../bundling/search-engine';
import { writeSiteData } from '../../site/site-data';

/** Bytes of the second part of the index after compression: what the budget of 80 KB leaves. */
const MAX_TEXTS = 79_900;
/** The same for the engine and the first part: the budget is 20 KB. */
const MAX_FIRST = 19_950;

/**
 * Writes the embedded search below `public/search/`: the engine, and the index in two parts. The
 * first part has a fixed name and says where the second is, so a change of content changes no page.
 * It must be revalidated; the other files have a hash in their name.
 *
 * @param pages in the order of the sidebar: pages of a section follow each other.
 */
export async function publishSearch(
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
): Promise<void> {
  const dir = emptyFolder();
  const engine = await bundleEngine();
  const engineFile = `engine-${hashOf(engine)}.js`;
  fs.writeFileSync(path.join(dir, engineFile), engine);
  const extent = extentFor(pages, MAX_FIRST - compressedSize(engine));
  const texts = encodeTexts(pages, detailFor(pages, synonyms, extent), synonyms, extent);
  const textsFile = `texts-${hashOf(texts)}.txt`;
  fs.writeFileSync(path.join(dir, textsFile), texts);
  // Relative: the site may be served below a path one day.
  const rest = { url: textsFile, checksum: checksum(texts) };
  fs.writeFileSync(path.join(dir, 'outline.txt'), encodeOutline(pages, rest, extent));
  const files: SearchFiles = { engine: `/search/${engineFile}`, index: '/search/outline.txt' };
  writeSiteData('search', files);
}

/** Removes what an earlier build with search has left. */
export function withoutSearch(): void {
  emptyFolder();
  writeSiteData('search', null);
}

/** Leaves the document of the page `/search`: a build that changes nothing of it does not write it. */
export function emptyFolder(): string {
  const dir = path.resolve('public', 'search');
  fs.mkdirSync(dir, { recursive: true });
  for (const name of fs.readdirSync(dir)) {
    if (name !== 'index.html') fs.rmSync(path.join(dir, name), { recursive: true, force: true });
  }
  return dir;
}

/** The largest first part that fits the budget; where none does, the smallest. */
export function extentFor(pages: readonly FullPage[], limit: number): Extent {
  // As long as the real ones are.
  const rest = { url: `texts-${'0'.repeat(10)}.txt`, checksum: 'zzzzzz' };
  const fits = (extent: Extent) => compressedSize(encodeOutline(pages, rest, extent)) <= limit;
  return EXTENTS.find(fits) ?? (EXTENTS.at(-1) as Extent);
}

/** The most detail that fits the budget. Compressed sizes shrink with it, so halving finds it. */
export function detailFor(
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  extent: Extent,
  limit = MAX_TEXTS,
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

const detailAt = (index: number): Detail => DETAILS[index] as Detail;

/** A quick compressor whose results are at most a tenth above those of the best. */
function compressedSize(text: string): number {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
  };
  return zlib.brotliCompressSync(text, { params }).length;
}

function hashOf(content: string): string {
  return crypto.createHash('sha256').update(content).digest('hex').slice(0, 10);
}
