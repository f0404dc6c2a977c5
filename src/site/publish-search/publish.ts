import fs from 'node:fs';
import path from 'node:path';
import { withBase } from '../../base-path';
import { encodeOutline, encodeTexts, encodeWords } from '../../../packages/search/engine/encode';
import { checksum, type FullPage, type Synonym } from '../../../packages/search/engine/pages';
import { encodeShards } from '../../../packages/search/engine/sharded/encode';
import { SHARDS_FOLDER } from '../../../packages/search/engine/files';
import type { SearchFiles } from '../../../packages/search/engine/types';
import { listRelativeFiles } from '../../config/diagnostics/files';
import { bundleEngine } from '../../build/bundling/search-engine';
import { hashInName } from '../../config/project/hash-in-name';
import { writeSiteData } from '../../config/project/site-data';
import { type Fit, fitOf, LIMITS, WHOLE_SITE } from './fit';
import { compressedSize, largestFit } from './largest-fit';
import { cutOf, shardsSummary } from './summary';

/**
 * Writes the embedded search below `public/search/`: the engine, and the index. Its first file has
 * a fixed name and refers to the others, so a change of content changes no page. It must be
 * revalidated; the other files have a hash in their name.
 *
 * @param pages in the order of the sidebar, so that pages of a section are adjacent.
 * @param engineOf the code of an engine.
 * @returns what is cut from the index, and how large it is, for the build's output.
 * @throws {Error} if the site's first answer cannot be made to fit its budget.
 */
export async function publishSearch(
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  engineOf = bundleEngine,
): Promise<string | undefined> {
  const engine = await engineOf('small');
  const isDevelop = process.env.NODE_ENV === 'development';
  const fit = isDevelop ? WHOLE_SITE : fitOf(pages, synonyms, engine);
  const index = fit
    ? twoFiles(engine, pages, synonyms, fit)
    : shards(await engineOf('large'), pages, synonyms);
  const dir = searchFolder();
  for (const [name, content] of index.files) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  removeOthers(dir, index.files);
  writeSiteData('search', {
    engine: withBase(`/search/${index.engine}`),
    index: withBase(`/search/${FIRST_FILE}`),
  } satisfies SearchFiles);
  return isDevelop ? undefined : index.summary;
}

const FIRST_FILE = 'outline.txt';

interface PublishedIndex {
  /** The name of the engine's file. */
  readonly engine: string;
  readonly files: ReadonlyMap<string, string>;
  readonly summary: string | undefined;
}

function twoFiles(
  code: string,
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  { extent, detail }: Fit,
): PublishedIndex {
  const words = encodeWords(pages, detail, hashInName);
  const texts = encodeTexts(pages, detail, synonyms, extent, words.shards);
  const textsFile = `texts-${hashInName(texts)}.txt`;
  // Relative to the first part.
  const rest = { url: textsFile, checksum: checksum(texts) };
  const engine = `engine-${hashInName(code)}.js`;
  const files = new Map([
    [engine, code],
    [textsFile, texts],
    [FIRST_FILE, encodeOutline(pages, rest, extent)],
    ...inFolder(words.files),
  ]);
  return { engine, files, summary: cutOf({ extent, detail }) };
}

function shards(
  code: string,
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
): PublishedIndex {
  const limit = LIMITS.first - compressedSize(code);
  const index = encodeShards(pages, synonyms, {
    hash: hashInName,
    largestFit: (count, manifestAt) => largestFit(count, manifestAt, limit),
  });
  if (!index) {
    throw new Error(
      `The first answer of the search takes more than ${LIMITS.first} bytes with ${pages.length} pages. Use a hosted search: see "search" in site.config.ts.`,
    );
  }
  const engine = `engine-${hashInName(code)}.js`;
  const files = new Map([[engine, code], [FIRST_FILE, index.manifest], ...inFolder(index.files)]);
  return { engine, files, summary: shardsSummary(index) };
}

function inFolder(files: ReadonlyMap<string, string>): [name: string, file: string][] {
  return [...files].map(([name, file]) => [`${SHARDS_FOLDER}/${name}`, file]);
}

/** Removes what an earlier build with search left behind. */
export function disableSearch(): void {
  removeOthers(searchFolder(), new Map());
  writeSiteData('search', null);
}

export function searchFolder(): string {
  const dir = path.resolve('public', 'search');
  fs.mkdirSync(dir, { recursive: true });
  return dir;
}

/**
 * Removes what an earlier build left behind. Two things stay: the document of the page `/search`,
 * which a build only writes if it has changed, and what `build/bundling/search-scripts.ts` replaces.
 *
 * @param files the files of this build, by name.
 */
export function removeOthers(dir: string, files: ReadonlyMap<string, unknown>): void {
  for (const name of listRelativeFiles(dir)) {
    const isKept = files.has(name) || name === 'index.html' || name.startsWith('ui/');
    if (!isKept) fs.rmSync(path.join(dir, name));
  }
  const shardsFolder = path.join(dir, SHARDS_FOLDER);
  const hasShards = [...files.keys()].some((name) => name.startsWith(`${SHARDS_FOLDER}/`));
  if (!hasShards) fs.rmSync(shardsFolder, { recursive: true, force: true });
}
