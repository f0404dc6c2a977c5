import { distance } from '../distance';
import { unseal } from '../files';

/** Part of a vocabulary: all words that begin with the same letters. */
export interface Word {
  readonly text: string;
  /** Whether it is in a name. */
  readonly isName: boolean;
}

/** @throws {DamagedIndex} */
export function readVocabulary(file: string): Word[] {
  return unseal(file)
    .split('\n')
    .map((line) => ({ text: line.replace('-', ''), isName: !line.startsWith('-') }));
}

/** Which parts have the words with a first letter. */
export function partsFor(letter: string, starts: readonly string[]): number[] {
  return [...starts.keys()].filter(
    (part) =>
      (starts[part] ?? '').slice(0, 1) <= letter &&
      (part + 1 === starts.length || (starts[part + 1] ?? '') >= letter),
  );
}

const MOST_MEANT = 3;

/**
 * The words that a misspelled word may be, best first.
 *
 * @param isOpen whether it may be the beginning of one.
 */
export function correctionsFor(text: string, words: readonly Word[], isOpen: boolean): string[] {
  if (text.length < 4 || /^\d+$/.test(text)) return [];
  const limit = text.length < 8 ? 1 : 2;
  const near = words.flatMap(({ text: word, isName }) => {
    let edits = distance(text, word, limit);
    if (edits > limit && isOpen && text.length > 4) edits = distance(text, word, limit, true) + 0.5;
    return edits > limit + 0.5 ? [] : [{ word, edits: edits - (isName ? 0.1 : 0) }];
  });
  near.sort((a, b) => a.edits - b.edits || a.word.length - b.word.length);
  return near.slice(0, MOST_MEANT).map(({ word }) => word);
}

/** The names to suggest for a word that found nothing. */
export function namesNear(text: string, words: readonly Word[]): string[] {
  const most = Math.max(2, Math.floor(text.length / 3));
  return words
    .filter(({ text: word, isName }) => isName && word.length > 3)
    .map(({ text: word }) => ({ word, edits: distance(text, word, most) }))
    .filter(({ edits, word }) => edits <= most && word !== text)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 1)
    .map(({ word }) => word);
}
