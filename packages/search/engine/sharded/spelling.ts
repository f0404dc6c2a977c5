import type { Query } from '../query';
import type { Candidates } from './candidates';
import type { ShardFiles } from './format';
import type { Corrections } from './names';
import { correctionsFor, namesNear, partsFor, readVocabulary, type Word } from './vocabulary';

/** What unknown words may be, by the words with the same first letter. */
export async function spellingOf(files: ShardFiles, unknown: Candidates['unknown']) {
  const corrections = new Map<string, readonly string[]>();
  const suggestions: string[] = [];
  let isMissing = false;
  for (const { text, isOpen } of unknown) {
    const parts = partsFor(text.slice(0, 1), files.manifest.vocabulary);
    const loaded = await Promise.all(
      parts.map((part) => files.load('vocabulary', part, readVocabulary)),
    );
    isMissing ||= loaded.includes(undefined);
    const words: Word[] = loaded.flatMap((part) => part ?? []);
    const corrected = correctionsFor(text, words, isOpen);
    if (corrected.length > 0) corrections.set(text, corrected);
    suggestions.push(...namesNear(text, words));
  }
  return { corrections, suggestions: [...new Set(suggestions)].slice(0, 3), isMissing };
}

/** The query with the words that its misspelled ones may be, to find their shards. */
export function withWords(query: Query, corrections: Corrections): Query {
  const terms = query.terms.flatMap((term) => [
    term,
    ...(corrections.get(term.text) ?? []).map((text) => ({ ...term, text })),
  ]);
  return { ...query, terms };
}
