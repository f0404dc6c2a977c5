import type { SearchRank } from './types';

export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  /** Its section in the sidebar. */
  readonly section: string;
  readonly rank: SearchRank;
  /** How often other pages link to it, from 0 to 9; each step means twice as often. */
  readonly popularity: number;
  /** What readers call it, comma-separated. Those of guides are in the first part of the index. */
  readonly keywords: string;
  /** The page itself first, then its headings and members in order. */
  readonly units: readonly Unit[];
}

export interface FullPage extends IndexedPage {
  /** The paragraphs, list items and table rows of each unit. */
  readonly blocks: readonly (readonly string[])[];
  /** Identifiers of its code blocks, and texts below headings that search ignores. */
  readonly code: readonly string[];
}

/** A heading and what follows it, up to the next one. */
export interface Unit {
  /** 1 for the page itself, 2 for `h2`, and so on. */
  readonly depth: number;
  readonly text: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  /** What readers call it, comma-separated; in the second part of the index. */
  readonly keywords?: string;
  /** The kind of a type or a member as the letter of its glyph: `M` for a method. Members have depth 3. */
  readonly kind?: string;
}

/** A heading in its context, as the engine ranks it. */
export interface Entry {
  readonly page: IndexedPage;
  readonly unit: Unit;
  /** The headings above it, outermost first, without the page's title. */
  readonly above: readonly Unit[];
  readonly blocks: readonly string[];
}

/**
 * What readers say, as comma-separated words or phrases, and the words the pages use instead. A word
 * without a meaning, such as the product's name, counts only where a query has no other.
 */
export interface Synonym {
  readonly said: string;
  readonly meant: string;
}

/** The first part of the index: the names of all pages and headings. */
export interface Outline {
  readonly pages: readonly IndexedPage[];
  /** The address of the second part, and its checksum. */
  readonly rest: { readonly url: string; readonly checksum: string };
}

/** The second part of the index: the texts of the pages, shortened on large sites. */
export interface Texts {
  /** The pages with all their headings; the first part leaves some out. */
  readonly pages: readonly IndexedPage[];
  /** The paragraphs, list items and table rows, by page, then by unit. */
  readonly blocks: readonly (readonly (readonly string[])[])[];
  /** Where the words are that are left out of the texts. */
  readonly words: WordShards;
  readonly synonyms: readonly Synonym[];
}

/** Files with the words of texts, by their stems: `words0-<generation>.txt` and so on. */
export interface WordShards {
  /** Empty where no word is left out. */
  readonly generation: string;
  /** The first word of each, as far as it tells it from the last one of the file before. */
  readonly starts: readonly string[];
}

/** The headings above one, outermost first, without the page's title. Members belong to the type. */
export function headingsAbove({ units, rank }: IndexedPage, place: number): Unit[] {
  const above: Unit[] = [];
  let depth = rank === 'guide' ? (units[place]?.depth ?? 0) : 0;
  for (let index = place - 1; index > 0 && depth > 2; index--) {
    const unit = units[index];
    if (!unit || unit.depth >= depth) continue;
    above.unshift(unit);
    ({ depth } = unit);
  }
  return above;
}

/** A heading's default id. */
export function defaultAnchor(page: Pick<IndexedPage, 'rank'>, unit: Omit<Unit, 'anchor'>): string {
  if (unit.depth === 1) return '';
  if (page.rank !== 'guide' && unit.depth > 2) return unit.text.replace(/<.*>$/, '');
  return slugOf(unit.text);
}

/** GitHub's rule: lower case, no punctuation, spaces become hyphens. */
export function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

export const RANKS: readonly SearchRank[] = ['guide', 'reference', 'internal'];

/** FNV-1a in base 36: detects damaged files and tells texts apart. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
