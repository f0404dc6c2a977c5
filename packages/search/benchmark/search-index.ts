import fs from 'node:fs';
import path from 'node:path';
import { decodeOutline, decodeTexts } from '../engine/decode';
import { Engine } from '../engine/engine';
import { fileName, SHARDS_FOLDER, unseal } from '../engine/files';
import { formsOf, postingsOf } from '../engine/kept-text';
import type { IndexedPage, Outline, Texts } from '../engine/pages';
import { plainName, ReferenceAnswers } from '../engine/shape/answers';
import { readSignatures, SIGNATURES_FILE } from '../engine/shape/documented';
import { readWords, type Words } from '../engine/postings';
import { respond } from '../engine/respond';
import type { IndexState } from '../engine/types';
import { filesBelow } from '../../testing/files';
import { readRenderedPages } from './rendered-pages';

/** Where a build publishes the index. */
export const SEARCH_DIR = path.resolve('dist', 'search');

export interface Index {
  readonly outline: Outline;
  readonly texts: Texts;
  /** Those of each shard. */
  readonly words: readonly Words[];
}

/** The index of the built site. Throws where there is no build. */
export function readIndex(): Index {
  const outline = decodeOutline(read('outline.txt'));
  const texts = decodeTexts(read(outline.rest.url), outline);
  const words = texts.words.starts.map((_, number) => {
    const name = fileName('words', number, texts.words.generation);
    return readWords(unseal(read(path.join(SHARDS_FOLDER, name))));
  });
  return { outline, texts, words };
}

let reference: ReturnType<typeof readReference> | undefined;
const referenceOf = () => (reference ??= readReference());

/** What answers for the reference, and the addresses of all members, overloads and inherited. */
function readReference() {
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

/** The hits of a query, those that the reference has itself among them. */
export function ask(engine: Engine, query: string, state: IndexState = 'complete') {
  const request = { query };
  return referenceOf().answers.answer(request, () => respond(engine, request, state)).hits;
}

/** The same without any keywords, as a site has it whose authors write none. */
export function withoutKeywords(index: Index): Index {
  const { outline, texts, words } = index;
  const bare = (pages: readonly IndexedPage[]) =>
    pages.map((page) => ({
      ...page,
      keywords: '',
      units: page.units.map(({ keywords: _, ...unit }) => unit),
    }));
  return {
    outline: { ...outline, pages: bare(outline.pages) },
    texts: { ...texts, pages: bare(texts.pages) },
    words: [...words, keywordsInTexts(index)],
  };
}

/** The words of texts that shards leave out because keywords have them, as rendered pages tell. */
function keywordsInTexts({ texts: { pages, blocks } }: Index): Words {
  const paths = pages.map((page) => page.path);
  const rendered = new Map(
    readRenderedPages(path.resolve('dist'), paths)
      .flatMap(({ sections }) => sections)
      .map(({ url, text }) => [url, text]),
  );
  const leftOut = pages.map(({ path: own, keywords: called, units }, number) =>
    units.map(({ text, anchor, keywords = '' }, place) => {
      const url = anchor === '' ? own : `${own}#${anchor}`;
      const said = new Set(formsOf(rendered.get(url) ?? ''));
      const shown = [text, ...(blocks[number]?.[place] ?? [])].flatMap(formsOf);
      const hidden = formsOf(place === 0 ? called : keywords);
      return [...new Set(hidden)].filter((word) => said.has(word) && !shown.includes(word));
    }),
  );
  return [...postingsOf(leftOut)].map(([word, own]) => [word, () => own]);
}

/** The files of the search and its index, without the interface. */
export function readPublished(): [name: string, content: string][] {
  return filesBelow(SEARCH_DIR)
    .filter((name) => !name.startsWith('ui'))
    .map((name) => [name, read(name)]);
}

/** The addresses of all headings and members that search has. */
export function addressesOf({ pages }: Texts): Set<string> {
  const own = pages.flatMap(({ path: page, units }) =>
    units.map(({ anchor }) => (anchor === '' ? page : `${page}#${anchor}`)),
  );
  return new Set([...own, ...referenceOf().members]);
}

function read(name: string): string {
  const file = path.join(SEARCH_DIR, name);
  if (!fs.existsSync(file)) throw new Error(`${file} is missing. Run "npm run build" first.`);
  return fs.readFileSync(file, 'utf8');
}
