import type { SearchRank } from './types';

/** A page as the engine knows it. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  /** The section of the sidebar. */
  readonly section: string;
  readonly rank: SearchRank;
  /** How often other pages link to it, from 0 to 9: each step is twice as often. */
  readonly popularity: number;
  /** Words by which readers call it, separated by commas. Those of guides are in the first part. */
  readonly keywords: string;
  /** The page itself first, then its headings and members in order. */
  readonly units: readonly Unit[];
}

/** A heading with what stands below it, up to the next one. */
export interface Unit {
  /** 1 for the page itself, 2 for `h2`, and so on. */
  readonly depth: number;
  readonly text: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  /** Words by which readers call it, separated by commas; the second part of the index has them. */
  readonly keywords?: string;
}

/** One reader's word, or several in a row, and the words that the pages have for it. */
export interface Synonym {
  readonly said: string;
  readonly meant: string;
}

/** The first part of the index: what there is, by name. */
export interface Outline {
  readonly pages: readonly IndexedPage[];
  /** The address of the second part, and its checksum. */
  readonly rest: { readonly url: string; readonly checksum: string };
}

/** The second part of the index: what the pages say. Shortened, where the content is large. */
export interface Texts {
  /** The pages with all their headings: the first part leaves out those of internal types. */
  readonly pages: readonly IndexedPage[];
  /** By page, then by unit: its paragraphs, items and rows. */
  readonly blocks: readonly (readonly (readonly string[])[])[];
  /** By word: the pages that have it in what was left out. */
  readonly words: ReadonlyMap<string, readonly number[]>;
  readonly synonyms: readonly Synonym[];
}

/** What a heading's id is unless the page says otherwise. */
export function usualAnchor(page: Pick<IndexedPage, 'rank'>, unit: Omit<Unit, 'anchor'>): string {
  if (unit.depth === 1) return '';
  if (page.rank !== 'guide' && unit.depth > 2) return unit.text.replace(/<.*>$/, '');
  return unit.text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

export const RANKS: readonly SearchRank[] = ['guide', 'reference', 'internal'];

/** FNV-1a, in base 36: tells a damaged file from a whole one, and one text from another. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
