import { type Query, type Term } from '../query';
import { stem } from '../words';
import type { Shard } from './format';
import type { Keys } from './keys';
import type { Postings } from '../postings';
import type { RunOf } from './runs';

/** What a member is worth whose type is named, next to the type. */
const MEMBER_OF_NAMED = 0.3;
/** What each step of a page’s popularity adds, and what an internal page loses, of at most 3. */
const POPULARITY = 0.02;
const INTERNAL = 0.2;
/** How many words of the texts may begin with what is typed. */
const MOST_WORDS = 30;
/** With so many names that begin with it, an unfinished word is not looked for in texts as well. */
const ENOUGH_NAMES = 20;

/** Words, by the misspelled ones that may stand for them. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

/** A name that a term is, or begins. */
export interface NamedPlace {
  readonly page: number;
  readonly place: number;
  /** How much of the name the term is. */
  readonly value: number;
}

/** A number for each heading and member; a page has fewer than 65,536 of them. */
export function placeId(page: number, place: number): number {
  return page * 65_536 + place;
}

export interface TermFinds {
  readonly term: Term;
  readonly names: readonly NamedPlace[];
  readonly words: readonly (readonly [word: string, postings: Postings])[];
}

export function findTerms(
  query: Query,
  shards: readonly Shard[],
  runOf: RunOf,
  corrections: Corrections,
): TermFinds[] {
  return query.terms.map((term) => {
    const intended = meaningOf(term, corrections);
    const names = namesFor(intended, shards, runOf);
    return { term, names, words: wordsFor(term, intended, shards, names.length >= ENOUGH_NAMES) };
  });
}

/** What a term may stand for. */
interface Meant {
  readonly wanted: readonly string[];
  readonly roots: readonly string[];
}

function meaningOf({ text, joined, synonyms }: Term, corrections: Corrections): Meant {
  const corrected = corrections.get(text) ?? [];
  return {
    wanted: [text, ...joined, ...corrected],
    roots: [text, ...corrected].map(stem).concat(synonyms.map(([synonym]) => synonym)),
  };
}

function namesFor(term: Meant, shards: readonly Shard[], runOf: RunOf): NamedPlace[] {
  const best = new Map<number, NamedPlace>();
  const texts = new Set([...term.wanted, ...term.roots].map(spelledAlike));
  for (const { names } of shards) {
    const add = (line: number, share: number) => {
      const page = names.numberAt(line);
      const isInternal = runOf(page).rank === 'internal';
      const value = share + POPULARITY * names.popularityAt(line) - (isInternal ? INTERNAL : 0);
      const place = names.placeAt(line);
      const id = placeId(page, place);
      if (value > (best.get(id)?.value ?? 0)) best.set(id, { page, place, value });
    };
    for (const line of names.linesWith(texts)) {
      const value = valueOf(names.keysAt(line), term);
      if (value === 0) continue;
      add(line, value);
      for (let member = line + 1; names.isOn(member, line); member++) {
        add(member, MEMBER_OF_NAMED * value);
      }
    }
  }
  return [...best.values()];
}

/**
 * The beginning of a key or stem that is in every name with it, letter by letter: stems end in
 * another way than some of their words (`queries` and `query`, `organise` and `organiz`), generic
 * names are written with spaces, and a sigma in lower case depends on what follows.
 */
const spelledAlike = (text: string): string =>
  text.replace(/(?<=.)[<σς].*$|(?<=.{4})iz.*$|(?<=..)y$/s, '');

/** From 0 to 3: exact names come before longer ones, so that they are always ranked. */
function valueOf({ keys, stems }: Keys, { wanted, roots }: Meant): number {
  let best = roots.some((root) => stems.has(root)) ? 1.5 : 0;
  for (const text of wanted) {
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index] ?? '';
      if (!key.startsWith(text)) continue;
      const isWhole = key.length === text.length;
      best = Math.max(best, isWhole ? (index === 0 ? 3 : 2) : text.length / key.length);
    }
  }
  return best;
}

/**
 * Words of texts with the same stem, and those that an unfinished word may become.
 *
 * @param isNamed whether enough names begin with it.
 */
function wordsFor(
  term: Term,
  { roots }: Meant,
  shards: readonly Shard[],
  isNamed: boolean,
): TermFinds['words'] {
  const stems = new Set(roots);
  const found = new Map<string, Postings>();
  const longer: Shard['words'][number][] = [];
  const isBeginning = term.isOpen && term.text.length > 2 && !isNamed;
  for (const { words } of shards) {
    for (const [word, postings] of words) {
      if (stems.has(stem(word))) found.set(word, postings());
      else if (isBeginning && word.startsWith(term.text)) longer.push([word, postings]);
    }
  }
  longer.sort(([a], [b]) => a.length - b.length);
  const begun = longer.slice(0, MOST_WORDS).map(([word, postings]) => [word, postings()] as const);
  return [...found, ...begun];
}
