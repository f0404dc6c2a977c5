import { partsWith } from '../parts';
import { nameKey, type Query, type Term } from '../query';
import { isStopWord, stem } from '../words';
import { placeOf } from './keys';

/** How many shards are loaded for what a word begins; exact names are in the first of them. */
const SHARDS_OF_PREFIX = 2;
/** Each pair of so many words may be a type and its member, or one name in two words. */
const MOST_PAIRED = 3;

/** The shards in which the terms of a query are. */
export function shardsFor(query: Query, separators: readonly string[]): Set<number> {
  const shards = new Set<number>();
  const look = (text: string, most: number) => {
    for (const shard of partsWith(text, separators, most)) shards.add(shard);
  };
  for (const term of query.terms) {
    if (isFirstLetter(term)) continue;
    look(term.text, SHARDS_OF_PREFIX);
    look(stem(term.text), 1);
    for (const [synonym] of term.synonyms) look(synonym, 1);
  }
  const words = query.terms.filter(({ text }) => !isStopWord(text)).map(({ text }) => text);
  if (words.length <= MOST_PAIRED) {
    for (const one of words) {
      for (const other of words) if (one !== other) look(placeOf(one, other), 1);
    }
    const name = nameKey(query.text);
    if (name.length > 1 && words.length > 0) look(name, 1);
  }
  return shards;
}

/** One letter is answered by the names in the manifest: it would take shards of every kind. */
export function isFirstLetter({ text }: Term): boolean {
  return text.length < 2;
}
