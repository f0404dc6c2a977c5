import { fileName, type FileKind, seal } from '../files';
import { postingsOf, wordsIn } from '../kept-text';
import { writeSynonyms } from '../lines';
import type { FullPage, Synonym } from '../pages';
import { compare, inParts, startsOf } from '../parts';
import { type Name, namesOf, numberedPage, runsOf, textPageOf, vocabularyOf } from './contents';
import { type Directory, writeManifest, writeShard, writeTexts } from './format';
import type { NumberedPage } from './name-list';
import type { Postings } from '../postings';
import { placeOfWord } from '../words';

/** The index of a large site: what the first answer needs, and files that are loaded as needed. */
export interface ShardedIndex {
  readonly manifest: string;
  readonly files: ReadonlyMap<string, string>;
  /** How many pages, headings and members there are. */
  readonly names: number;
  readonly shards: number;
  /** How many pages are named in the manifest. */
  readonly top: number;
}

/** What depends on the build. */
export interface Publishing {
  /** Made part of the files' names. */
  readonly hash: (text: string) => string;
  /** The first of several manifests, from largest to smallest, that fits the budget. */
  readonly largestFit: (count: number, manifestAt: (index: number) => string) => number | undefined;
}

/** In characters: what is left of a shard after compression is about a quarter. */
const SIZES = { names: 20_000, texts: 9_000, vocabulary: 16_000 } as const;
/** More files of a kind would take too much of the manifest: those of larger sites are larger. */
const MOST_FILES = 400;
/** A word on more than this share of the pages finds so many of them. */
const COMMON = 0.25;
const MOST_PAGES = 100;
/** How many pages the manifest may name, from most to fewest. */
const TOP_COUNTS = Array.from({ length: 51 }, (_, step) => 500 - 10 * step);

/**
 * Writes the index of a large site; undefined if not even a manifest without names fits the budget.
 * Pages of a section are adjacent.
 */
export function encodeShards(
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
  { hash, largestFit }: Publishing,
): ShardedIndex | undefined {
  const ranking = byPopularity(pages);
  const parts = divide(pages, ranking);
  const bodies = bodiesOf(parts, pages, synonyms);
  const generation = hash(JSON.stringify(bodies));
  const units = pages.reduce((sum, page) => sum + page.units.length, 0);
  const directory: Directory = {
    generation,
    units,
    runs: runsOf(pages),
    shards: startsOf(parts.names),
    vocabulary: parts.vocabulary.map(([first]) => first?.replace('-', '') ?? ''),
    chunks: parts.texts.map(([first]) => first?.number ?? 0),
  };
  const manifestAt = (step: number) => {
    const top = ranking
      .slice(0, TOP_COUNTS[step])
      .sort((a, b) => a - b)
      .map((number) => numberedPage({ ...(pages[number] as FullPage), keywords: '' }, number, []));
    return writeManifest(directory, top);
  };
  const step = largestFit(TOP_COUNTS.length, manifestAt);
  if (step === undefined) return undefined;
  const files = (Object.entries(bodies) as [FileKind, string[]][]).flatMap(([kind, list]) =>
    list.map((body, number) => [fileName(kind, number, generation), body] as const),
  );
  return {
    manifest: manifestAt(step),
    files: new Map(files),
    names: units,
    shards: parts.names.length,
    top: Math.min(pages.length, TOP_COUNTS[step] ?? 0),
  };
}

/** What each file holds: a part of the names, of the pages' texts, of the words. */
function divide(pages: readonly FullPage[], ranking: readonly number[]) {
  const inTexts = pages.map((page) => wordsIn(page).map(({ texts }) => [...texts]));
  const words = shortened(postingsOf(inTexts), ranking);
  const texts = pages.map((page, number) => ({ number, page: textPageOf(page) }));
  const sizeOfText = ({ page: { units, blocks } }: (typeof texts)[number]) =>
    units.length * 16 + blocks.flat().join(' ').length;
  const vocabulary = vocabularyOf(pages, words.keys());
  return {
    names: inParts(entriesOf(pages, words), SIZES.names, ({ size }) => size, MOST_FILES),
    texts: inParts(texts, SIZES.texts, sizeOfText, MOST_FILES),
    vocabulary: inParts(vocabulary, SIZES.vocabulary, ({ length }) => length, MOST_FILES),
  };
}

/** The files of each kind. */
function bodiesOf(
  { names, texts, vocabulary }: ReturnType<typeof divide>,
  pages: readonly FullPage[],
  synonyms: readonly Synonym[],
): Partial<Record<FileKind, string[]>> {
  const wordsOf = (part: readonly Entry[]) => part.flatMap(({ word }) => (word ? [word] : []));
  return {
    names: names.map((part) => writeShard(pagesOf(part, pages), wordsOf(part))),
    texts: texts.map((part) => writeTexts(part.map(({ page }) => page))),
    vocabulary: vocabulary.map((part) => seal(part.join('\n'))),
    synonyms: [seal(writeSynonyms(synonyms))],
  };
}

/** On a large site, a word that is on a quarter of all pages finds the most linked of them. */
function shortened(
  words: ReadonlyMap<string, Postings>,
  ranking: readonly number[],
): ReadonlyMap<string, Postings> {
  const most = Math.max(MOST_PAGES, COMMON * ranking.length);
  return new Map(
    [...words].map(([word, postings]) => {
      if (postings.size <= most) return [word, postings];
      const kept = ranking.filter((page) => postings.has(page)).slice(0, MOST_PAGES);
      const first = kept.sort((a, b) => a - b).map((page) => [page, postings.get(page) ?? []]);
      return [word, new Map(first as [number, readonly number[]][])];
    }),
  );
}

/** The numbers of all pages: guides first, those most linked to first. */
function byPopularity(pages: readonly FullPage[]): number[] {
  const value = (number: number) => {
    const { rank, popularity } = pages[number] as FullPage;
    return popularity + (rank === 'guide' ? 2 : rank === 'internal' ? -10 : 0);
  };
  return [...pages.keys()].sort((a, b) => value(b) - value(a) || a - b);
}

interface Entry {
  readonly at: string;
  readonly size: number;
  readonly name?: Name;
  readonly word?: readonly [word: string, postings: Postings];
}

/** Everything that shards hold, in the order of the keys. */
function entriesOf(pages: readonly FullPage[], words: ReadonlyMap<string, Postings>): Entry[] {
  const names = pages.flatMap(namesOf).map((name): Entry => {
    const page = pages[name.page];
    const text = page?.units[name.place]?.text ?? '';
    return { at: name.at, name, size: 12 + text.length + (page?.path.length ?? 0) };
  });
  const texts = [...words].map((word): Entry => ({
    at: placeOfWord(word[0]),
    word,
    size: word[0].length + 3 * word[1].size,
  }));
  return [...names, ...texts].sort((a, b) => compare(a.at, b.at));
}

/** The pages of a shard, with the headings and members that are in it. */
function pagesOf(entries: readonly Entry[], pages: readonly FullPage[]): NumberedPage[] {
  const places = new Map<number, Set<number>>();
  for (const { name } of entries) {
    if (!name) continue;
    const own = places.get(name.page) ?? new Set();
    places.set(name.page, own.add(name.place));
  }
  return [...places]
    .sort(([a], [b]) => a - b)
    .map(([number, own]) => numberedPage(pages[number] as FullPage, number, own));
}
