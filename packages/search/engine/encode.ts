import { FIRST_GAP, FIRST_SHARED, LONG_GAP, MAX_SHARED } from './decode';
import { clean, type Detail, keptOf, leftOut } from './kept-text';
import {
  checksum,
  defaultAnchor,
  type FullPage,
  type IndexedPage,
  RANKS,
  type Synonym,
} from './pages';
import type { SearchRank } from './types';

/** What the first part holds in addition to all page titles; the rest comes with the second. */
export interface Extent {
  /** The most keywords per guide. */
  readonly keywords: number;
  /** The ranks of pages whose headings or members are included. */
  readonly units: readonly SearchRank[];
  /** Of types, only members of those that are linked to this often: see `IndexedPage.popularity`. */
  readonly popularity?: number;
}

const WHOLE: Extent = { keywords: Infinity, units: ['guide', 'reference'] };

/** From most to least: whatever the size of a site, its first answer comes from a small file. */
export const EXTENTS: readonly Extent[] = [
  WHOLE,
  ...[8, 7, 6, 5, 4, 3, 2, 1].map((keywords) => ({ ...WHOLE, keywords })),
  ...[0, 1, 2, 3, 4, 5, 6].map((popularity) => ({ ...WHOLE, keywords: 0, popularity })),
  { keywords: 0, units: ['guide'] },
  { keywords: 0, units: [] },
];

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
    if (hasUnits(page, extent)) lines.push(...unitLines(page));
  }
  const body = lines.join('\n');
  return `outline ${checksum(body)} ${rest.url} ${rest.checksum}\n${body}`;
}

/** Whether a page's headings or members are in the first part. */
function hasUnits({ rank, popularity }: IndexedPage, extent: Extent): boolean {
  if (!extent.units.includes(rank)) return false;
  return rank === 'guide' || popularity >= (extent.popularity ?? 0);
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
  const kept = pages.map((page) => keptOf(page, detail));
  const texts = kept
    .flatMap(({ blocks: units }) => units.map((blocks) => blocks.join('\n')))
    .join('\n\n');
  const keywords = pages.flatMap((page) =>
    page.units.map((_, place) => keywordsAt(page, place, extent)),
  );
  const words = leftOut(pages, kept);
  const vocabulary = [...words.keys()].sort();
  const lists = vocabulary.map((word) => encodeGaps(words.get(word) ?? []));
  const units = pages.map((page) => (hasUnits(page, extent) ? '' : unitLines(page).join('\n')));
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
