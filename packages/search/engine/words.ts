/**
 * How text is split into words: the same way for pages and queries, so that they match. A code
 * identifier is one word with parts: `RequestOwnership` is also `request` and `ownership`.
 */

import { remembered } from './remembered';

export interface Word {
  /** Lower case. */
  readonly text: string;
  /** Its offset in the source text. */
  readonly start: number;
  readonly end: number;
  /** Empty if the word has only one. */
  readonly parts: readonly Part[];
}

export type Part = Omit<Word, 'parts'>;

/** Words and numbers, `C#`, and operators of two or three characters. */
export const WORD = /[\p{L}\p{N}\p{M}_]+#?|[=!<>+\-*/%&|^~]{2,3}/gu;
/** `<T>` right after a name: the two are also searchable as one word. */
const GENERIC = /^<[\w\s,]{1,40}>/;
const PART = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+\p{N}*|\p{N}+/gu;

/** Words that carry no meaning in a query. */
const STOP_WORDS = new Set(
  (
    'a about all also am an and any are aren as at be been before being but by can could couldn did ' +
    'didn do does doesn don done each for from get gets had hadn has hasn have haven how i if in ' +
    'into is isn it its just let ll me must my no not of off on only or our re s should shouldn so ' +
    'some such t than that the their them then there these they this those to too up use using ve ' +
    'want was wasn we were weren what when where which while who why will with would wouldn you your'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

export const wordsOf = remembered(splitWords);

/** Splits a text that is not read again. */
export function splitWords(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const [found] = match;
    const start = match.index;
    const end = start + found.length;
    words.push({ text: found.toLowerCase(), start, end, parts: partsOf(found, start) });
    const generic = GENERIC.exec(text.slice(end, end + 42))?.[0];
    if (generic !== undefined) {
      const whole = (found + generic).toLowerCase().replace(/\s/g, '');
      words.push({ text: whole, start, end: end + generic.length, parts: [] });
    }
  }
  return words;
}

function partsOf(word: string, start: number): Part[] {
  if (!/[\p{Lu}_]/u.test(word.slice(1))) return [];
  const parts = [...word.matchAll(PART)];
  if (parts.length < 2) return [];
  return parts.map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    start: start + index,
    end: start + index + text.length,
  }));
}

/**
 * What the forms of an English word share: `pricing`, `price`, `prices` → `pric`. Deliberately
 * light: it keeps apart words that readers search for separately, such as play and player.
 */
export const stem = remembered(stemOf, Infinity);

/** A word's place among all: beside the other forms of it, which are looked for with it. */
export const placeOfWord = (word: string): string => `${stem(word)} ${word}`;

function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  // British spelling.
  let root = word
    .replace(/(?<=.{4})is(?=(?:e|ed|es|er|ers|ing|ation)$)/, 'iz')
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss|zz)es$|(?<=[^su])s$/, '')
    .replace(/(?<=.{3})(?:ing|ed|ion|ly)$|(?<=iz|at)(?:er|or)$/, '');
  if (root !== word) root = root.replace(/([bdgmnprt])\1$/, '$1');
  root = root.replace(/(?<=..)e$/, '');
  return root.replace(/(?<=.{4})at$/, '');
}
