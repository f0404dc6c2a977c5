import type { PageLine } from '../lines';
import type { Unit } from '../pages';
import { nameKey } from '../query';
import { remembered } from '../remembered';
import { isStopWord, splitWords, stem } from '../words';

export interface Keys {
  /** In lower case: each word of a name, to the end of the identifier that contains it. */
  readonly keys: readonly string[];
  readonly stems: ReadonlySet<string>;
}

/**
 * The keys by which a name is found: `RequestOwnership` by `requestownership` and by `ownership`.
 * The same names are in many shards, so they are kept.
 */
export const keysOf = remembered(findKeys, Infinity);

function findKeys(text: string): Keys {
  const keys = new Set<string>();
  const stems = new Set<string>();
  const add = (key: string, word: string) => {
    keys.add(key);
    const root = stem(word);
    stems.add(root);
    // `queries` is also found by `query`, which it does not start with.
    if (!word.startsWith(root)) keys.add(root);
  };
  for (const { text: word, start, parts } of splitWords(text)) {
    if (!isStopWord(word) || text.trim().length === word.length) add(word, word);
    for (const part of parts) {
      if (!isStopWord(part.text)) add(word.slice(part.start - start), part.text);
    }
  }
  return { keys: [...keys], stems };
}

export function namesOfPage({ title, path, keywords }: PageLine): string {
  return `${title}\n${path.slice(path.lastIndexOf('/') + 1)}\n${keywords}`;
}

/** Everything that names a heading or member. */
export const namesOfUnit = ({ text, keywords }: Unit): string =>
  keywords ? `${text}\n${keywords}` : text;

/**
 * A key's place among all: by itself first, then by the page it is on. A space comes before any
 * letter, so exact names come before longer ones.
 */
export function placeOf(key: string, pageTitle: string): string {
  return `${key} ${nameKey(pageTitle)}`;
}
