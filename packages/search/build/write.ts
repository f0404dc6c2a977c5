import fs from 'node:fs';
import path from 'node:path';
import { encodeOutline, encodeTexts, encodeWords } from '../engine/encode';
import { FIRST_FILE, SHARDS_FOLDER } from '../engine/files';
import { checksum, type FullPage, type Synonym } from '../engine/pages';
import { encodeShards } from '../engine/sharded/encode';
import { compressedSize, largestFit } from './largest-fit';
import { type Fit, LIMITS } from './fit';
import { cutOf, shardsSummary } from './summary';

/** A hash for the name of a file. */
type Hash = (content: string) => string;

export interface PublishedIndex {
  readonly engine: string;
  readonly files: ReadonlyMap<string, string>;
  /** What is cut from the index, and how large it is. */
  readonly summary: string | undefined;
}

/**
 * The engine and an index of two files. Pages are in the order of the sidebar, so that those of a
 * section are adjacent.
 */
export function twoFiles(
  code: string,
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  { extent, detail }: Fit,
  hash: Hash,
): PublishedIndex {
  const words = encodeWords(pages, detail, hash);
  const texts = encodeTexts(pages, detail, synonyms, extent, words.shards);
  const textsFile = `texts-${hash(texts)}.txt`;
  // Relative to the first part.
  const rest = { url: textsFile, checksum: checksum(texts) };
  const engine = `engine-${hash(code)}.js`;
  const files = new Map([
    [engine, code],
    [textsFile, texts],
    [FIRST_FILE, encodeOutline(pages, rest, extent)],
    ...inFolder(words.files),
  ]);
  return { engine, files, summary: cutOf({ extent, detail }) };
}

/** The engine and the index of a large site. Throws if the first answer cannot fit its budget. */
export function shards(
  code: string,
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  hash: Hash,
): PublishedIndex {
  const limit = LIMITS.first - compressedSize(code);
  const index = encodeShards(pages, synonyms, {
    hash,
    largestFit: (count, manifestAt) => largestFit(count, manifestAt, limit),
  });
  if (!index) {
    throw new Error(
      `The first answer of the search takes more than ${LIMITS.first} bytes with ${pages.length} pages. Use a hosted search: see "search" in site.config.ts.`,
    );
  }
  const engine = `engine-${hash(code)}.js`;
  const files = new Map([[engine, code], [FIRST_FILE, index.manifest], ...inFolder(index.files)]);
  return { engine, files, summary: shardsSummary(index) };
}

function inFolder(files: ReadonlyMap<string, string>): [name: string, file: string][] {
  return [...files].map(([name, file]) => [`${SHARDS_FOLDER}/${name}`, file]);
}

/**
 * Writes the files of a build, and removes what an earlier one left behind. Two things stay: the
 * document of the page of results, which a build only writes if it has changed, and the interface.
 */
export function writeSearchFiles(
  dir: string,
  files: ReadonlyMap<string, string> = new Map(),
): void {
  for (const [name, content] of files) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  if (!fs.existsSync(dir)) return;
  for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(dir, file).split(path.sep).join('/');
    const isKept = files.has(name) || name === 'index.html' || name.startsWith('ui/');
    if (!isKept && !entry.isDirectory()) fs.rmSync(file);
  }
  const hasShards = [...files.keys()].some((name) => name.startsWith(`${SHARDS_FOLDER}/`));
  if (!hasShards) fs.rmSync(path.join(dir, SHARDS_FOLDER), { recursive: true, force: true });
}
