import { type Query, type Term } from '../query';
import { stem } from '../words';
import type { NumberedPage, RunOf, Shard } from './format';
import { firstFrom, type Keys, keysOf, namesOfPage, namesOfUnit } from './keys';
import type { Postings } from './postings';

/** What a member is worth whose type is named, next to the type. */
const MEMBER_OF_NAMED = 0.3;
/** How many words of the texts may begin with what is typed. */
const MOST_WORDS = 30;
/** With so many names that begin with it, an unfinished word is not looked for in texts as well. */
const ENOUGH_NAMES = 20;

/** A shard in which names are looked up by their keys. */
export interface KeyedShard extends Shard {
  /** Sorted. */
  readonly keys: readonly string[];
  readonly byKey: ReadonlyMap<string, readonly Keyed[]>;
  readonly byStem: ReadonlyMap<string, readonly SameName[]>;
}

interface Keyed {
  readonly name: SameName;
  /** Whether the key is the name from its beginning. */
  readonly isFirst: boolean;
}

/** All that has one name: many types have a member `Count`. */
interface SameName {
  readonly units: (readonly [page: NumberedPage, place: number])[];
  /** Members are found by the names of their pages as well. */
  readonly pages: NumberedPage[];
}

export function withKeys(shard: Shard): KeyedShard {
  const names = new Map<Keys, SameName>();
  const nameOf = (keys: Keys): SameName => {
    const name = names.get(keys) ?? { units: [], pages: [] };
    names.set(keys, name);
    return name;
  };
  for (const page of shard.pages) {
    nameOf(keysOf(namesOfPage(page))).pages.push(page);
    for (const [place, unit] of page.units) {
      nameOf(keysOf(namesOfUnit(unit))).units.push([page, place]);
    }
  }
  const byKey = new Map<string, Keyed[]>();
  const byStem = new Map<string, SameName[]>();
  for (const [{ keys, stems }, name] of names) {
    keys.forEach((key, index) => addTo(byKey, key, { name, isFirst: index === 0 }));
    for (const one of stems) addTo(byStem, one, name);
  }
  return { ...shard, keys: [...byKey.keys()].sort(), byKey, byStem };
}

function addTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

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

/** What a term of a query finds. */
export interface TermFinds {
  readonly term: Term;
  readonly names: readonly NamedPlace[];
  readonly words: readonly (readonly [word: string, postings: Postings])[];
}

/** What each term of a query finds in the shards. */
export function findTerms(
  query: Query,
  shards: readonly KeyedShard[],
  runOf: RunOf,
  corrections: Corrections,
): TermFinds[] {
  return query.terms.map((term) => {
    const meant = meaningOf(term, corrections);
    const names = namesFor(meant, shards, runOf);
    return { term, names, words: wordsFor(term, meant, shards, names.length >= ENOUGH_NAMES) };
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

function namesFor(term: Meant, shards: readonly KeyedShard[], runOf: RunOf): NamedPlace[] {
  const best = new Map<number, NamedPlace>();
  const add = ({ number, popularity }: NumberedPage, place: number, share: number) => {
    const value = share + 0.02 * popularity - (runOf(number).rank === 'internal' ? 0.2 : 0);
    const id = placeId(number, place);
    if (value > (best.get(id)?.value ?? 0)) best.set(id, { page: number, place, value });
  };
  for (const shard of shards) {
    for (const [{ units, pages }, value] of valuesIn(shard, term)) {
      for (const [page, place] of units) add(page, place, value);
      for (const page of pages) {
        add(page, 0, value);
        for (const [place] of page.units) add(page, place, MEMBER_OF_NAMED * value);
      }
    }
  }
  return [...best.values()];
}

/** From 0 to 3: exact names come before longer ones, so that they are always ranked. */
function valuesIn(
  { keys, byKey, byStem }: KeyedShard,
  { wanted, roots }: Meant,
): Map<SameName, number> {
  const values = new Map<SameName, number>();
  const set = (name: SameName, value: number) => {
    if (value > (values.get(name) ?? 0)) values.set(name, value);
  };
  for (const text of wanted) {
    for (let at = firstFrom(keys, text); at < keys.length; at++) {
      const key = keys[at] ?? '';
      if (!key.startsWith(text)) break;
      const isWhole = key.length === text.length;
      for (const { name, isFirst } of byKey.get(key) ?? []) {
        set(name, isWhole ? (isFirst ? 3 : 2) : text.length / key.length);
      }
    }
  }
  for (const root of roots) for (const name of byStem.get(root) ?? []) set(name, 1.5);
  return values;
}

/**
 * Words of texts with the same stem, and those that an unfinished word may become.
 *
 * @param isNamed whether enough names begin with it.
 */
function wordsFor(
  term: Term,
  { roots }: Meant,
  shards: readonly KeyedShard[],
  isNamed: boolean,
): [string, Postings][] {
  const stems = new Set(roots);
  const found = new Map<string, Postings>();
  const longer: [string, Postings][] = [];
  const isBeginning = term.isOpen && term.text.length > 2 && !isNamed;
  for (const { words } of shards) {
    for (const [word, postings] of words) {
      if (stems.has(word)) found.set(word, postings);
      else if (isBeginning && word.startsWith(term.text)) longer.push([word, postings]);
    }
  }
  longer.sort(([a], [b]) => a.length - b.length);
  return [...found, ...longer.slice(0, MOST_WORDS)];
}
