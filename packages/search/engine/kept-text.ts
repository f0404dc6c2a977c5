import { clean } from './lines';
import type { FullPage } from './pages';
import type { Postings } from './postings';
import { remembered } from './remembered';
import { isStopWord, type Word, WORD, wordsOf } from './words';

/** How much text is kept: the most words below one heading, and of one paragraph. */
export interface Detail {
  readonly guide: Words;
  /** What a type's page says before its members. */
  readonly type: Words;
  readonly member: Words;
}

type Words = readonly [unit: number, block: number];

const ALL = [Infinity, Infinity] as const;
const NONE = [0, 0] as const;

/**
 * From everything to very little: small sites keep all text, large ones fit the same budget. Texts
 * of members go first: a few words of one tell a reader less than the same bytes of a guide, and a
 * member is found by its name. Of a guide, the beginnings of several paragraphs find more than one
 * paragraph whole.
 */
export const DETAILS: readonly Detail[] = [
  { guide: ALL, type: ALL, member: ALL },
  { guide: ALL, type: [40, 24], member: [40, 24] },
  { guide: [120, 40], type: [24, 16], member: [24, 16] },
  { guide: [80, 24], type: [16, 12], member: [16, 12] },
  { guide: [64, 18], type: [12, 12], member: [12, 12] },
  { guide: [60, 16], type: [10, 10], member: [10, 10] },
  ...[8, 7, 6, 5, 4, 2].map((words): Detail => ({
    guide: [54, 14],
    type: [10, 10],
    member: [words, words],
  })),
  ...[
    50, 46, 42, 39, 36, 34, 32, 30, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13,
    12,
  ].map((words): Detail => ({ guide: [words, 10], type: [10, 10], member: NONE })),
  { guide: [12, 10], type: NONE, member: NONE },
];

/** What is kept of a page's text, and by heading, the words that neither that nor its names have. */
interface Kept {
  readonly detail: Detail;
  readonly blocks: readonly (readonly string[])[];
  readonly leftOut: readonly (readonly string[])[];
}

/**
 * Pages are encoded several times, to find the detail that fits, or after each edit in develop. A
 * page is never changed, so the results of the last time are kept.
 */
const keptPages = new WeakMap<FullPage, Kept>();
const pageWords = new WeakMap<FullPage, readonly UnitWords[]>();

/** The words of a heading: those of its names, and those of its whole text and code. */
interface UnitWords {
  readonly names: readonly string[];
  readonly texts: ReadonlySet<string>;
}

export function keptOf(page: FullPage, detail: Detail): Kept {
  const last = keptPages.get(page);
  if (last?.detail === detail) return last;
  const blocks = keptBlocks(page, detail);
  const leftOut = wordsIn(page).map(({ names, texts }, place) => {
    const shown = new Set([...names, ...(blocks[place] ?? []).flatMap(formsOf)]);
    return [...texts].filter((word) => !shown.has(word));
  });
  const kept = { detail, blocks, leftOut };
  keptPages.set(page, kept);
  return kept;
}

/** The words of each heading of a page, which are the same in every detail. */
export function wordsIn(page: FullPage): readonly UnitWords[] {
  const known = pageWords.get(page);
  if (known) return known;
  const words = page.units.map(({ text, keywords = '' }, place) => {
    const own = place === 0 ? [page.title, page.keywords] : [text, keywords];
    const texts = [...(page.blocks[place] ?? []), ...(place === 0 ? page.code : [])];
    return { names: own.flatMap(formsOf), texts: new Set(texts.flatMap(formsOf)) };
  });
  pageWords.set(page, words);
  return words;
}

/** Words with the headings that they are left out of. */
export function postingsOf(
  leftOut: readonly (readonly (readonly string[])[])[],
): Map<string, Postings> {
  const all = new Map<string, Map<number, number[]>>();
  leftOut.forEach((units, page) => {
    units.forEach((words, place) => {
      for (const word of words) {
        let pages = all.get(word);
        if (!pages) all.set(word, (pages = new Map<number, number[]>()));
        const places = pages.get(page);
        if (places) places.push(place);
        else pages.set(page, [place]);
      }
    });
  });
  return all;
}

/** The words by which the engine finds a text: identifiers by their parts. */
export function formsOf(text: string): readonly string[] {
  // `Name<T>` is the one word that is more than its own letters.
  if (text.includes('<')) return wordsOf(text).flatMap(formsOfWord);
  return (text.match(WORD) ?? []).flatMap(formsOfKnown);
}

/** A site has many texts but few words. */
const formsOfKnown = remembered((word) => wordsOf(word).flatMap(formsOfWord), Infinity);

function formsOfWord(word: Word): string[] {
  return (word.parts.length > 0 ? word.parts : [word])
    .filter(({ text }) => !isStopWord(text) && text.length > 1 && !/^\d\d$|^0/.test(text))
    .map(({ text }) => text);
}

/** The texts of each heading, shortened. */
export function keptBlocks({ blocks, rank }: FullPage, detail: Detail): string[][] {
  return blocks.map((unit, place) => {
    const kind = rank === 'guide' ? rank : place === 0 ? 'type' : 'member';
    const [perUnit, perBlock] = detail[kind];
    let left = perUnit;
    return unit.flatMap((block) => {
      if (left === 0 || perBlock === 0) return [];
      const words = clean(block).split(' ');
      const shown = words.slice(0, Math.min(left, perBlock));
      left -= shown.length;
      const text = shown.join(' ');
      return [shown.length < words.length ? `${text.replace(/[^\p{L}\p{N})\]>]+$/u, '')}…` : text];
    });
  });
}
