import { FIRST_GAP, FIRST_SHARED, LONG_GAP, MAX_SHARED } from './decode';
import { checksum, type IndexedPage, RANKS, type Synonym, defaultAnchor } from './pages';
import type { SearchRank } from './types';
import { isStopWord, stem, wordsOf } from './words';

/** A page with its full text. */
export interface FullPage extends IndexedPage {
  /** The paragraphs, list items and table rows of each unit. */
  readonly blocks: readonly (readonly string[])[];
  /** Identifiers of its code blocks. */
  readonly code: readonly string[];
}

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
  { guide: [24, 10], reference: [6, 6] },
  { guide: [20, 10], reference: [6, 6] },
  { guide: [16, 10], reference: [6, 6] },
  { guide: [14, 10], reference: [4, 4] },
  { guide: [12, 12], reference: [0, 0] },
];

/** What the first part holds in addition to all page titles; the rest comes with the second. */
export interface Extent {
  /** The most keywords per guide. */
  readonly keywords: number;
  /** The ranks of pages whose headings or members are included. */
  readonly units: readonly SearchRank[];
}

const WHOLE: Extent = { keywords: Infinity, units: ['guide', 'reference'] };

/** From most to least: whatever the size of a site, its first answer comes from a small file. */
export const EXTENTS: readonly Extent[] = [
  WHOLE,
  ...[8, 7, 6, 5, 4, 3, 2, 1].map((keywords) => ({ ...WHOLE, keywords })),
  { keywords: 0, units: ['guide', 'reference'] },
  { keywords: 0, units: ['guide'] },
  { keywords: 0, units: [] },
];

/** A word on more than this share of the pages does not tell them apart. */
const COMMON = 0.25;

/**
 * Writes the first part of the index, without the members of internal types, which come with the
 * texts, and without what the extent leaves out. Pages of the same section must be adjacent.
 */
export function encodeOutline(
  pages: readonly IndexedPage[],
  rest: { readonly url: string; readonly checksum: string },
  extent: Extent = WHOLE,
): string {
  const lines: string[] = [];
  let section = '';
  for (const page of pages) {
    if (page.section !== section) lines.push(`#${clean(page.section)}`);
    ({ section } = page);
    lines.push(pageLine(page, extent));
    if (extent.units.includes(page.rank)) lines.push(...unitLines(page));
  }
  const body = lines.join('\n');
  return `outline ${checksum(body)} ${rest.url} ${rest.checksum}\n${body}`;
}

function unitLines(page: IndexedPage): string[] {
  return page.units.slice(1).map((unit) => {
    const usual = defaultAnchor(page, { ...unit, text: clean(unit.text) }) === unit.anchor;
    return `${unit.depth}${clean(unit.text)}${usual ? '' : `\t${unit.anchor}`}`;
  });
}

function pageLine(page: IndexedPage, extent: Extent): string {
  const { path, title, rank, popularity } = page;
  const own = clean(title) === path.slice(path.lastIndexOf('/') + 1) ? '' : clean(title);
  const words = firstKeywords(page, extent);
  const fields = [`@${RANKS.indexOf(rank)}${popularity}${path}`, own, words];
  return fields.join('\t').trimEnd();
}

/** Writes the second part of the index. */
export function encodeTexts(
  pages: readonly FullPage[],
  detail: Detail,
  synonyms: readonly Synonym[] = [],
  extent: Extent = WHOLE,
): string {
  const kept = pages.map((page) => keptBlocks(page, detail));
  const texts = kept.flatMap((units) => units.map((blocks) => blocks.join('\n'))).join('\n\n');
  const keywords = pages.flatMap((page) =>
    page.units.map((_, place) => keywordsAt(page, place, extent)),
  );
  const words = leftOut(pages, kept);
  const vocabulary = [...words.keys()].sort();
  const lists = vocabulary.map((word) => encodeGaps(words.get(word) ?? []));
  const units = pages.map((page) =>
    extent.units.includes(page.rank) ? '' : unitLines(page).join('\n'),
  );
  const meanings = synonyms.map(({ said, meant }) => `${clean(said)}\t${clean(meant)}`);
  const parts = [
    units.join('\n\n'),
    texts,
    keywords.join('\n'),
    encodeVocabulary(vocabulary),
    lists.join(' '),
    meanings.join('\n'),
  ];
  return parts.join('\f');
}

function keywordsAt(page: IndexedPage, place: number, extent: Extent): string {
  if (place > 0) return clean(page.units[place]?.keywords ?? '');
  const all = clean(page.keywords);
  return firstKeywords(page, extent) === all ? '' : all;
}

/** The keywords in the first part; those of types are in the second. */
function firstKeywords({ rank, keywords }: IndexedPage, extent: Extent): string {
  if (rank !== 'guide') return '';
  return clean(keywords).split(', ').slice(0, extent.keywords).join(', ');
}

function keptBlocks({ blocks, rank }: FullPage, detail: Detail): string[][] {
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

/** Words that occur in neither a page's names nor its kept text, with the pages they belong to. */
function leftOut(
  pages: readonly FullPage[],
  kept: readonly (readonly (readonly string[])[])[],
): Map<string, number[]> {
  const shown = pages.map(
    ({ units, keywords }, index) =>
      new Set(
        [
          ...units.flatMap(({ text, keywords: own = '' }) => [text, own]),
          keywords,
          ...(kept[index] ?? []).flat(),
        ].flatMap(stemsOf),
      ),
  );
  const all = pages.map(
    ({ blocks, code }) => new Set([...blocks.flat(), ...code].flatMap(stemsOf)),
  );
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
      result.set(word, [...(result.get(word) ?? []), index]);
    }
  });
  return result;
}

/** What the engine would index of a text: identifiers by their parts, which also find them. */
function stemsOf(text: string): string[] {
  return wordsOf(text)
    .flatMap((word) => (word.parts.length > 0 ? word.parts : [word]))
    .filter(({ text: word }) => !isStopWord(word) && word.length > 1 && !/^\d\d$|^0/.test(word))
    .map(({ text: word }) => stem(word));
}

/** Front-codes sorted words: the length of the prefix shared with the one before, then the rest. */
function encodeVocabulary(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      let same = 0;
      while (same < before.length && same < MAX_SHARED && word[same] === before[same]) same++;
      before = word;
      return String.fromCharCode(FIRST_SHARED + same) + word.slice(same);
    })
    .join('');
}

/** One character per gap, or several for a long one. */
function encodeGaps(pages: readonly number[]): string {
  let last = -1;
  let result = '';
  for (const page of pages) {
    let gap = page - last - 1;
    const longest = LONG_GAP - FIRST_GAP;
    for (; gap >= longest; gap -= longest) result += String.fromCharCode(LONG_GAP);
    result += String.fromCharCode(FIRST_GAP + gap);
    last = page;
  }
  return result;
}

/** Keeps the format's separators out of texts. */
function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
