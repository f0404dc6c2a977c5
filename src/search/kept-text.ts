import type { FullPage } from './pages';
import { isStopWord, stem, wordsOf } from './words';

/** How much text is kept. Whatever is dropped can still be found, as words of the page. */
export interface Detail {
  /** The most words kept below one heading of a guide, and of one paragraph. */
  readonly guide: readonly [unit: number, block: number];
  /** The same for types of the reference. */
  readonly reference: readonly [unit: number, block: number];
}

const ALL = [Infinity, Infinity] as const;

/** From everything to very little: small sites keep all text, large ones fit the same budget. */
export const DETAILS: readonly Detail[] = [
  { guide: ALL, reference: ALL },
  { guide: ALL, reference: [40, 24] },
  { guide: [120, 40], reference: [24, 16] },
  { guide: [80, 24], reference: [16, 12] },
  { guide: [64, 18], reference: [12, 12] },
  { guide: [60, 16], reference: [10, 10] },
  { guide: [54, 14], reference: [10, 10] },
  { guide: [48, 14], reference: [10, 10] },
  { guide: [42, 12], reference: [10, 10] },
  { guide: [36, 12], reference: [10, 10] },
  { guide: [32, 10], reference: [8, 8] },
  { guide: [32, 10], reference: [6, 6] },
  { guide: [28, 10], reference: [6, 6] },
  { guide: [26, 10], reference: [6, 6] },
  { guide: [24, 10], reference: [6, 6] },
  { guide: [24, 10], reference: [4, 4] },
  { guide: [22, 10], reference: [4, 4] },
  { guide: [20, 10], reference: [4, 4] },
  { guide: [19, 10], reference: [4, 4] },
  { guide: [18, 10], reference: [4, 4] },
  { guide: [17, 10], reference: [4, 4] },
  { guide: [16, 10], reference: [4, 4] },
  { guide: [15, 10], reference: [4, 4] },
  { guide: [14, 10], reference: [4, 4] },
  { guide: [14, 10], reference: [3, 3] },
  { guide: [14, 10], reference: [2, 2] },
  { guide: [13, 10], reference: [2, 2] },
  { guide: [12, 10], reference: [2, 2] },
  { guide: [12, 12], reference: [0, 0] },
];

/** A word on more than this share of the pages does not tell them apart. */
const COMMON = 0.25;

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

export function keptOf(page: FullPage, detail: Detail): Kept {
  const last = keptPages.get(page);
  if (last?.detail === detail) return last;
  const names = page.units.flatMap(({ text, keywords = '' }) => [text, keywords]);
  const blocks = keptBlocks(page, detail);
  const texts = [...names, page.keywords, ...blocks.flat()];
  const kept = { detail, blocks, words: new Set(texts.flatMap(stemsOf)) };
  keptPages.set(page, kept);
  return kept;
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
  all.forEach((words, index) => {
    for (const word of new Set([...words, ...(shown[index] ?? [])])) {
      pagesOf.set(word, (pagesOf.get(word) ?? 0) + 1);
    }
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
export function stemsOf(text: string): string[] {
  return wordsOf(text)
    .flatMap((word) => (word.parts.length > 0 ? word.parts : [word]))
    .filter(({ text: word }) => !isStopWord(word) && word.length > 1 && !/^\d\d$|^0/.test(word))
    .map(({ text: word }) => stem(word));
}

/** The texts of each heading, shortened. */
export function keptBlocks({ blocks, rank }: FullPage, detail: Detail): string[][] {
  const [perUnit, perBlock] = rank === 'guide' ? detail.guide : detail.reference;
  return blocks.map((unit) => {
    let left = perUnit;
    return unit.flatMap((block) => {
      const words = clean(block).split(' ');
      const shown = words.slice(0, Math.min(left, perBlock));
      left -= shown.length;
      if (shown.length === 0) return [];
      const text = shown.join(' ');
      return [shown.length < words.length ? `${text.replace(/[^\p{L}\p{N})\]>]+$/u, '')}…` : text];
    });
  });
}

/** Keeps the format's separators out of texts. */
export function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
