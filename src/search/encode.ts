import { FIRST_GAP, KEYWORDS, LONG_GAP } from './decode';
import { checksum, type IndexedPage, RANKS, type Synonym, usualAnchor } from './pages';
import { isStopWord, stem, wordsOf } from './words';

/** A page with all that it says. */
export interface FullPage extends IndexedPage {
  /** By unit: its paragraphs, items and rows. */
  readonly blocks: readonly (readonly string[])[];
  /** Identifiers of its code blocks. */
  readonly code: readonly string[];
}

/** How much text is kept. What is left out can still be found, as words of the page. */
export interface Detail {
  /** Words below one heading of a guide, and words of one paragraph. */
  readonly guide: readonly [unit: number, block: number];
  /** The same for types of the reference. */
  readonly reference: readonly [unit: number, block: number];
}

const ALL = [Infinity, Infinity] as const;

/** From everything to very little. Small sites are kept whole, large ones fit the same budget. */
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
  { guide: [28, 10], reference: [8, 8] },
  { guide: [20, 10], reference: [8, 8] },
  { guide: [12, 12], reference: [0, 0] },
];

/** A word on more than this part of the pages tells none from the other. */
const COMMON = 0.25;

/**
 * Writes the first part of the index: without the members of internal types, which come with the
 * texts. Pages of one section must follow each other.
 */
export function encodeOutline(
  pages: readonly IndexedPage[],
  rest: { readonly url: string; readonly checksum: string },
): string {
  const lines: string[] = [];
  let section = '';
  for (const page of pages) {
    if (page.section !== section) lines.push(`#${clean(page.section)}`);
    ({ section } = page);
    lines.push(pageLine(page));
    if (page.rank !== 'internal') lines.push(...unitLines(page));
  }
  const body = lines.join('\n');
  return `outline ${checksum(body)} ${rest.url} ${rest.checksum}\n${body}`;
}

function unitLines(page: IndexedPage): string[] {
  return page.units.slice(1).map((unit) => {
    const usual = usualAnchor(page, { ...unit, text: clean(unit.text) }) === unit.anchor;
    return `${unit.depth}${clean(unit.text)}${usual ? '' : `\t${unit.anchor}`}`;
  });
}

function pageLine({ path, title, keywords, rank, popularity }: IndexedPage): string {
  const own = clean(title) === path.slice(path.lastIndexOf('/') + 1) ? '' : clean(title);
  const words = rank === 'guide' ? clean(keywords) : '';
  const fields = [`@${RANKS.indexOf(rank)}${popularity}${path}`, own, words];
  return fields.join('\t').trimEnd();
}

/** Writes the second part of the index. */
export function encodeTexts(
  pages: readonly FullPage[],
  detail: Detail,
  synonyms: readonly Synonym[] = [],
): string {
  const kept = pages.map((page) => keptBlocks(page, detail));
  const texts = pages
    .flatMap((page, index) =>
      page.units.map((_, place) =>
        [...keywordLine(page, place), ...(kept[index]?.[place] ?? [])].join('\n'),
      ),
    )
    .join('\n\n');
  const words = leftOut(pages, kept);
  const vocabulary = [...words.keys()].sort();
  const lists = vocabulary.map((word) => encodeGaps(words.get(word) ?? []));
  const internals = pages.filter(({ rank }) => rank === 'internal');
  const units = internals.map((page) => unitLines(page).join('\n')).join('\n\n');
  const meanings = synonyms.map(({ said, meant }) => `${clean(said)}\t${clean(meant)}`);
  const parts = [units, texts, vocabulary.join('\n'), lists.join(' '), meanings.join('\n')];
  return parts.join('\f');
}

/** The first part of the index has those of guides. */
function keywordLine({ rank, keywords, units }: IndexedPage, place: number): string[] {
  const ofPage = rank === 'guide' ? '' : keywords;
  const own = place === 0 ? ofPage : (units[place]?.keywords ?? '');
  return own === '' ? [] : [`${KEYWORDS}${clean(own)}`];
}

function keptBlocks({ blocks, rank }: FullPage, detail: Detail): string[][] {
  const [perUnit, perBlock] = rank === 'guide' ? detail.guide : detail.reference;
  return blocks.map((unit) => {
    let left = perUnit;
    return unit.flatMap((block) => {
      const words = clean(block).split(' ').slice(0, Math.min(left, perBlock));
      left -= words.length;
      return words.length > 0 ? [words.join(' ')] : [];
    });
  });
}

/** Words of a page that neither its names nor its kept text have, by word. */
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

/** What the engine would index of a text. */
function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter(({ text: word }) => !isStopWord(word) && word.length > 1)
    .map(({ text: word }) => stem(word));
}

/** One character for the distance to the next page. */
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

/** Separators of the format stand in no text. */
function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
