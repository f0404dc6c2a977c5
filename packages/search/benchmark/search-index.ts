import fs from 'node:fs';
import path from 'node:path';
import { decodeOutline, decodeTexts } from '../engine/decode';
import { Engine } from '../engine/engine';
import { fileName, SHARDS_FOLDER, unseal } from '../engine/files';
import type { IndexedPage, Outline, Texts } from '../engine/pages';
import { plainName, ReferenceAnswers } from '../engine/shape/answers';
import { readSignatures, SIGNATURES_FILE } from '../engine/shape/documented';
import { readWords, type Words } from '../engine/postings';

/** Where a build publishes the index. */
export const SEARCH_DIR = path.resolve('dist', 'search');

export interface Index {
  readonly outline: Outline;
  readonly texts: Texts;
  /** Those of each shard. */
  readonly words: readonly Words[];
}

/**
 * The index of the built site.
 *
 * @throws {Error} where there is no build.
 */
export function readIndex(): Index {
  const outline = decodeOutline(read('outline.txt'));
  const texts = decodeTexts(read(outline.rest.url), outline);
  const words = texts.words.starts.map((_, number) => {
    const name = fileName('words', number, texts.words.generation);
    return readWords(unseal(read(path.join(SHARDS_FOLDER, name))));
  });
  return { outline, texts, words };
}

/** What answers for the reference, and the addresses of all members, overloads and inherited. */
export function readReference() {
  const hasTypes = fs.existsSync(path.join(SEARCH_DIR, SIGNATURES_FILE));
  const types = hasTypes ? readSignatures(read(SIGNATURES_FILE)) : [];
  const members = types.flatMap(({ path: page, title: own, bases }) =>
    types
      .filter(({ title }) => [own, ...bases].some((base) => plainName(base) === plainName(title)))
      .flatMap((type) => type.members.map(({ anchor }) => `${page}#${anchor}`)),
  );
  return { answers: new ReferenceAnswers(types, ''), members };
}

/** The engine once everything is loaded. */
export function engineOf({ outline, texts, words }: Index): Engine {
  const engine = new Engine(outline, texts);
  for (const own of words) engine.addWords(own);
  return engine;
}

/** The same without any keywords, as a site has it whose authors write none. */
export function withoutKeywords({ outline, texts, words }: Index): Index {
  const bare = (pages: readonly IndexedPage[]) =>
    pages.map((page) => ({
      ...page,
      keywords: '',
      units: page.units.map(({ keywords: _, ...unit }) => unit),
    }));
  return {
    outline: { ...outline, pages: bare(outline.pages) },
    texts: { ...texts, pages: bare(texts.pages) },
    words,
  };
}

function read(name: string): string {
  const file = path.join(SEARCH_DIR, name);
  if (!fs.existsSync(file)) throw new Error(`${file} is missing. Run "npm run build" first.`);
  return fs.readFileSync(file, 'utf8');
}
