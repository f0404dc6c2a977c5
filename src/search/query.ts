import type { Synonym } from './pages';
import { WEIGHTS } from './weights';
import { isStopWord, stem, wordsOf } from './words';

/** One thing that is looked for. */
export interface Term {
  /** Lower case, as typed. */
  readonly text: string;
  /** Whether the reader may still be typing it. */
  readonly isOpen: boolean;
  /** A whole identifier, whose parts are terms too: it adds to a match, and is not missed. */
  readonly isWhole: boolean;
  /** Says nothing by itself: the beginning of a word, or of a question that has synonyms. */
  readonly isIdle: boolean;
  /** The word with the one before and the one after, in case they are one word. */
  readonly joined: readonly string[];
  /** Stems that mean the same, as the list of synonyms has it, and how surely. */
  readonly synonyms: readonly Meaning[];
}

/** A stem, and how much of what is meant it is. */
export type Meaning = readonly [stem: string, share: number];

export interface Query {
  readonly text: string;
  readonly terms: readonly Term[];
  readonly kind: QueryKind;
  /** Whether the reader may still be typing the last word. */
  readonly isOpen: boolean;
  /** All its words as they are typed. */
  readonly words: ReadonlySet<string>;
}

/** An identifier, a call, an operator; a few words; a question or a task. */
export type QueryKind = 'code' | 'words' | 'prose';

/** As many terms as a query of a few dozen characters can have. */
const MAX_TERMS = 16;

/**
 * Reads a query as a reader means it.
 *
 * @param synonyms by the stems of what is said, separated by spaces.
 * @param split the words that an unknown one is made of; the last may be a beginning.
 */
export function parseQuery(
  text: string,
  synonyms: ReadonlyMap<string, readonly Meaning[]>,
  split: (word: string, isOpen: boolean) => readonly string[] = () => [],
): Query {
  // `float[]` is an array of them.
  const words = wordsOf(text.replace(/(?<=\w)\[\]/g, ' array'));
  const isOpen = /[\p{L}\p{N}_]$/u.test(text);
  const allStop = words.every((word) => isStopWord(word.text));
  const meant = meanings(
    words.map((word) => stem(word.text)),
    synonyms,
  );
  const terms = new Map<string, Term>();
  words.forEach((word, index) => {
    const synonyms = meant[index] ?? [];
    const shared = {
      synonyms,
      joined: [
        `${words[index - 1]?.text ?? ''}${word.text}`,
        `${word.text}${words[index + 1]?.text ?? ''}`,
      ].filter((joined) => joined !== word.text),
    };
    const open = isOpen && index === words.length - 1;
    const parts =
      word.parts.length > 0 ? word.parts.map((part) => part.text) : split(word.text, open);
    for (const term of termsOf({ ...word, parts }, open, allStop, synonyms.length > 0)) {
      if (!terms.has(term.text)) terms.set(term.text, { ...shared, ...term });
    }
  });
  const isCode = /\p{Ll}\p{Lu}|_|\w\.\w|[[\](){}<>=]|^\p{Lu}\p{Ll}+$/u.test(text);
  const isProse = words.length > 3 || words.some((word) => isStopWord(word.text));
  const kind = isCode ? 'code' : isProse ? 'prose' : 'words';
  return {
    text,
    terms: [...terms.values()].slice(0, MAX_TERMS),
    kind,
    isOpen,
    words: new Set(words.map((word) => word.text)),
  };
}

/** A word, or an identifier and its parts. A word that says nothing is left out. */
function termsOf(
  word: { readonly text: string; readonly parts: readonly string[] },
  isOpen: boolean,
  keepsStopWords: boolean,
  hasSynonyms: boolean,
): Pick<Term, 'text' | 'isOpen' | 'isWhole' | 'isIdle'>[] {
  const isGeneric = word.text.includes('<');
  if (word.parts.length === 0 && !isGeneric) {
    // At the end it may be the beginning of another word, and it is not missed if not.
    const isIdle = isStopWord(word.text) && !keepsStopWords;
    if (isIdle && !isOpen && !hasSynonyms) return [];
    return [{ text: word.text, isOpen, isWhole: isIdle, isIdle }];
  }
  const last = word.parts.length - 1;
  const parts = word.parts.map((text, place) => {
    return { text, isOpen: isOpen && place === last, isWhole: false, isIdle: false };
  });
  return [
    { text: word.text, isOpen, isWhole: true, isIdle: false },
    ...parts.filter(({ text }) => keepsStopWords || !isStopWord(text)),
  ];
}

/** For each word, what it means, alone or with the words after it. */
function meanings(
  stems: readonly string[],
  synonyms: ReadonlyMap<string, readonly Meaning[]>,
): Meaning[][] {
  const result: Meaning[][] = stems.map(() => []);
  for (let start = 0; start < stems.length; start++) {
    for (let end = start + 1; end <= Math.min(start + 3, stems.length); end++) {
      const meant = synonyms.get(stems.slice(start, end).join(' '));
      if (!meant) continue;
      for (let index = start; index < end; index++) result[index]?.push(...meant);
    }
  }
  return result;
}

/** The list of synonyms, by the stems of what readers say. */
export function synonymMap(synonyms: readonly Synonym[]): Map<string, Meaning[]> {
  const map = new Map<string, Meaning[]>();
  for (const { said, meant } of synonyms) {
    const words = wordsOf(meant);
    const stems = words.map((word): Meaning => [
      stem(word.text),
      words.length > 1 ? WEIGHTS.synonymOfMany : WEIGHTS.synonym,
    ]);
    for (const phrase of said.split(',')) {
      const key = wordsOf(phrase)
        .map((word) => stem(word.text))
        .join(' ');
      map.set(key, [...(map.get(key) ?? []), ...stems]);
    }
  }
  return map;
}

/** A name without what may stand around it: `[RealtimeSet<TModel>]`, `Realtime Set` → `realtimeset`. */
export function nameKey(text: string): string {
  return text
    .replace(/(?<=\w)\(.*$/s, '')
    .replace(/<[^<>]*>/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}=!+*/%&|^~-]|-(?=\w)/gu, '');
}

/** The stems of a phrase, identifiers by their parts, without words that say nothing. */
export function phraseStems(text: string): string[] {
  return wordsOf(text)
    .flatMap((word) => (word.parts.length > 0 ? word.parts : [word]))
    .filter((word) => !isStopWord(word.text) && !word.text.includes('<'))
    .map((word) => stem(word.text));
}

/** Tells whether two phrases say the same: their stems in alphabetical order. */
export function phraseKey(text: string): string {
  return phraseStems(text).sort().join(' ');
}
