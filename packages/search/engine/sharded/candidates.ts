import type { Query, Term } from '../query';
import { WEIGHTS } from '../weights';
import type { Shard } from './format';
import { type Corrections, findTerms, placeId, type TermFinds } from './names';
import type { RunOf } from './runs';

/** What a page is worth that is found by its headings or members only, next to the best of them. */
const PAGE_OF_FOUND = 0.5;

/** A page, heading or member that a query may mean. */
export interface Candidate {
  readonly page: number;
  /** On the page: 0 is the page itself. */
  readonly place: number;
  readonly score: number;
  /** The words of the query that are in its text. */
  readonly words: readonly string[];
  /** Whether a word of the query is in its text and not in its names. */
  readonly isQuoted: boolean;
}

export interface Candidates {
  /** Best first. */
  readonly found: readonly Candidate[];
  /** Terms that no name has or begins with, and no text. */
  readonly unknown: readonly Term[];
}

/** Built as the terms are gone through; there may be thousands. */
class Found implements Candidate {
  score = 0;
  words: string[] = NONE;
  /** The numbers of the terms in its names, and in its text: a bit for each. */
  named = 0;
  inTexts = 0;

  constructor(
    readonly page: number,
    readonly place: number,
  ) {}

  get isQuoted(): boolean {
    return (this.inTexts & ~this.named) !== 0;
  }
}

const NONE: string[] = [];

/**
 * Everything that the shards have for a query, and the pages it is on. Pages that cover much less of
 * the query than the best one are left out, as the engine does.
 *
 * @param corrections the words that misspelled ones may be.
 */
export function candidatesFor(
  query: Query,
  shards: readonly Shard[],
  runOf: RunOf,
  corrections: Corrections,
): Candidates {
  const finds = findTerms(query, shards, runOf, corrections);
  return {
    found: withPages(covering(finds, foundBy(finds))).sort(
      (a, b) => b.score - a.score || a.page - b.page || a.place - b.place,
    ),
    unknown: finds
      .filter(({ names, words }) => names.length === 0 && words.length === 0)
      .map(({ term }) => term),
  };
}

function foundBy(finds: readonly TermFinds[]): Found[] {
  const found = new Map<number, Found>();
  const at = (page: number, place: number): Found => {
    const id = placeId(page, place);
    let one = found.get(id);
    if (!one) found.set(id, (one = new Found(page, place)));
    return one;
  };
  finds.forEach(({ names, words }, number) => {
    const weight = 1 / Math.log2(4 + names.length);
    for (const { page, place, value } of names) {
      const one = at(page, place);
      one.score += (1 + value) * weight;
      one.named |= 1 << number;
    }
    for (const [word, postings] of words) {
      const share = 0.6 / Math.log2(4 + postings.size);
      for (const [page, places] of postings) {
        for (const place of places) {
          const one = at(page, place);
          one.score += share;
          if (one.words === NONE) one.words = [];
          one.words.push(word);
          one.inTexts |= 1 << number;
        }
      }
    }
  });
  return [...found.values()];
}

/** What is on the pages that cover most of a query. */
function covering(finds: readonly TermFinds[], found: readonly Found[]): readonly Found[] {
  // A rare word counts for more.
  const rarities = finds.map(({ term, names, words }) => {
    const count = words.reduce((sum, [, postings]) => sum + postings.size, names.length);
    return term.isWhole ? 0 : 1 / Math.log2(4 + count);
  });
  if (rarities.length < 2) return found;
  const terms = new Map<number, number>();
  for (const { page, named, inTexts } of found) {
    terms.set(page, (terms.get(page) ?? 0) | named | inTexts);
  }
  const shareOf = (own: number) =>
    rarities.reduce((sum, rarity, number) => sum + ((own >> number) & 1) * rarity, 0);
  const shares = new Map([...new Set(terms.values())].map((own) => [own, shareOf(own)]));
  const least = WEIGHTS.coverage * Math.max(...shares.values(), 0);
  return found.filter(({ page }) => (shares.get(terms.get(page) ?? 0) ?? 0) >= least);
}

/** Adds the pages themselves where only something on them is found. */
function withPages(found: readonly Found[]): Found[] {
  const best = new Map<number, number>();
  for (const { page, score } of found) best.set(page, Math.max(score, best.get(page) ?? 0));
  for (const { page, place } of found) if (place === 0) best.delete(page);
  const pages = [...best].map(([number, score]) => {
    const page = new Found(number, 0);
    page.score = PAGE_OF_FOUND * score;
    return page;
  });
  return [...found, ...pages];
}
