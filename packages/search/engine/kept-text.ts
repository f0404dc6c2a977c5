import type { FullPage } from './pages';
import { isStopWord, stem, type Word, WORD, wordsOf } from './words';

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
  { guide: [54, 14], type: [10, 10], member: [8, 8] },
  ...[
    50, 46, 42, 39, 36, 34, 32, 30, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13,
    12,
  ].map((words): Detail => ({ guide: [words, 10], type: [10, 10], member: NONE })),
  { guide: [12, 10], type: NONE, member: NONE },
];

/** Above this share of the pages, a word that is left out tells too few apart to be worth its bytes. */
const COMMON = 0.06;

/** What is kept of a page's text, and the words that find it: those in its names and in that text. */
interface Kept {
  readonly detail: Detail;
  readonly blocks: readonly (readonly string[])[];
  readonly words: ReadonlySet<string>;
}

/**
 * Pages are encoded several times, to find the detail that fits, or after each edit in develop. A
 * page is never changed, so the results of the last time are kept.
 */
const keptPages = new WeakMap<FullPage, Kept>();
const pageWords = new WeakMap<FullPage, ReadonlySet<string>>();
const nameWords = new WeakMap<FullPage, ReadonlySet<string>>();

export function keptOf(page: FullPage, detail: Detail): Kept {
  const last = keptPages.get(page);
  if (last?.detail === detail) return last;
  const blocks = keptBlocks(page, detail);
  const words = new Set(wordsInNames(page));
  for (const block of blocks.flat()) for (const word of stemsOf(block)) words.add(word);
  const kept = { detail, blocks, words };
  keptPages.set(page, kept);
  return kept;
}

/** The words of a page's names and keywords, which are the same in every detail. */
function wordsInNames(page: FullPage): ReadonlySet<string> {
  const known = nameWords.get(page);
  if (known) return known;
  const names = page.units.flatMap(({ text, keywords = '' }) => [text, keywords]);
  const words = new Set([...names, page.keywords].flatMap(stemsOf));
  nameWords.set(page, words);
  return words;
}

/** The words of a page's whole text and code. */
function wordsIn(page: FullPage): ReadonlySet<string> {
  const known = pageWords.get(page);
  if (known) return known;
  const words = new Set([...page.blocks.flat(), ...page.code].flatMap(stemsOf));
  pageWords.set(page, words);
  return words;
}

/** Words that occur in neither a page's names nor its kept text, with the pages they belong to. */
export function leftOut(pages: readonly FullPage[], kept: readonly Kept[]): Map<string, number[]> {
  const shown = kept.map(({ words }) => words);
  const all = pages.map(wordsIn);
  const pagesOf = new Map<string, number>();
  const count = (word: string) => pagesOf.set(word, (pagesOf.get(word) ?? 0) + 1);
  all.forEach((words, index) => {
    words.forEach(count);
    for (const word of shown[index] ?? []) if (!words.has(word)) count(word);
  });
  const result = new Map<string, number[]>();
  all.forEach((words, index) => {
    for (const word of words) {
      const isCommon = (pagesOf.get(word) ?? 0) > Math.max(8, COMMON * pages.length);
      if (isCommon || shown[index]?.has(word)) continue;
      const known = result.get(word);
      if (known) known.push(index);
      else result.set(word, [index]);
    }
  });
  return result;
}

/** What the engine would index of a text: identifiers by their parts, which also find them. */
export function stemsOf(text: string): readonly string[] {
  // `Name<T>` is the one word that is more than its own letters.
  if (text.includes('<')) return wordsOf(text).flatMap(stemsOfWord);
  return (text.match(WORD) ?? []).flatMap(stemsOfKnown);
}

/** A site has many texts but few words. */
const knownWords = new Map<string, readonly string[]>();

function stemsOfKnown(word: string): readonly string[] {
  let known = knownWords.get(word);
  if (!known) knownWords.set(word, (known = wordsOf(word).flatMap(stemsOfWord)));
  return known;
}

function stemsOfWord(word: Word): string[] {
  return (word.parts.length > 0 ? word.parts : [word])
    .filter(({ text }) => !isStopWord(text) && text.length > 1 && !/^\d\d$|^0/.test(text))
    .map(({ text }) => stem(text));
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

/** Keeps the format's separators out of texts. */
export function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
