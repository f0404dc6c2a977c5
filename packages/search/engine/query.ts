import type { Synonym } from './pages';
import { remembered } from './remembered';
import { WEIGHTS } from './weights';
import { isStopWord, stem, wordsOf } from './words';

/** One thing to look for. */
export interface Term {
  /** Lower case, as typed. */
  readonly text: string;
  /** Whether the reader may still be typing it. */
  readonly isOpen: boolean;
  /** Adds to a match, but isn't required: a whole identifier, whose parts are terms too. */
  readonly isWhole: boolean;
  /** A stop word, kept because it may begin a longer word or is part of a phrase with synonyms. */
  readonly isIdle: boolean;
  /** The word joined to the one before and to the one after, in case they are one word. */
  readonly joined: readonly string[];
  /** Stems with the same meaning, from the list of synonyms, with their weights. */
  readonly synonyms: readonly WeightedStem[];
}

/** A stem, and how much it contributes to the meaning. */
export type WeightedStem = readonly [stem: string, share: number];

export interface Query {
  readonly text: string;
  readonly terms: readonly Term[];
  /** An identifier, a call, an operator; a few words; a question or a task. */
  readonly kind: 'code' | 'words' | 'prose';
  /** Whether the reader may still be typing the last word. */
  readonly isOpen: boolean;
  /** All its words as typed, in lower case. */
  readonly words: ReadonlySet<string>;
}

/** Enough for a query of a few dozen characters. */
const MAX_TERMS = 16;

/**
 * Parses a query into weighted terms.
 *
 * @param synonyms keyed by the stems of a phrase, separated by spaces.
 * @param split the words that an unknown word is made of; the last may be incomplete.
 */
export function parseQuery(
  text: string,
  synonyms: ReadonlyMap<string, readonly WeightedStem[]>,
  split: (word: string, isOpen: boolean) => readonly string[] = () => [],
): Query {
  // `float[]` is an array of floats.
  const words = wordsOf(text.replace(/(?<=\w)\[\]/g, ' array'));
  const isOpen = /[\p{L}\p{N}_]$/u.test(text);
  // A word of no meaning is the product's name, which all pages are about.
  const isStop = ({ text: word }: { readonly text: string }) =>
    isStopWord(word) || synonyms.get(stem(word))?.length === 0;
  const allStop = words.every(isStop);
  const expansions = meanings(
    words.map((word) => stem(word.text)),
    synonyms,
  );
  const terms = new Map<string, Term>();
  words.forEach((word, index) => {
    const synonyms = expansions[index] ?? [];
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
    const isIdle = isStop(word) && !allStop;
    // At the end of the query it may be the beginning of another word, so it is kept as optional.
    if (isIdle && !open && synonyms.length === 0) return;
    for (const term of termsOf({ ...word, parts }, open, isIdle, allStop)) {
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

/** A word, or an identifier and its parts, without stop words. */
function termsOf(
  word: { readonly text: string; readonly parts: readonly string[] },
  isOpen: boolean,
  isIdle: boolean,
  keepsStopWords: boolean,
): Pick<Term, 'text' | 'isOpen' | 'isWhole' | 'isIdle'>[] {
  const isGeneric = word.text.includes('<');
  if (isIdle || (word.parts.length === 0 && !isGeneric)) {
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

/** The synonyms of each word, on its own or as part of a phrase of up to three. */
function meanings(
  stems: readonly string[],
  synonyms: ReadonlyMap<string, readonly WeightedStem[]>,
): WeightedStem[][] {
  const result: WeightedStem[][] = stems.map(() => []);
  for (let start = 0; start < stems.length; start++) {
    for (let end = start + 1; end <= Math.min(start + 3, stems.length); end++) {
      const expansions = synonyms.get(stems.slice(start, end).join(' '));
      if (!expansions) continue;
      for (let index = start; index < end; index++) result[index]?.push(...expansions);
    }
  }
  return result;
}

/** The list of synonyms, keyed by the stems of what readers say. */
export function synonymMap(synonyms: readonly Synonym[]): Map<string, WeightedStem[]> {
  const map = new Map<string, WeightedStem[]>();
  for (const { said, meant } of synonyms) {
    const words = wordsOf(meant);
    const stems = words.map((word): WeightedStem => [
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

/** A name without the syntax around it: `[RealtimeSet<TModel>]`, `Realtime Set` → `realtimeset`. */
export const nameKey = remembered((text) =>
  text
    .replace(/(?<=\w)\(.*$/s, '')
    .replace(/<[^<>]*>/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}=!+*/%&|^~-]|-(?=\w)/gu, ''),
);

/** The stems of a phrase, with identifiers split into their parts and stop words removed. */
export const phraseStems = remembered((text): readonly string[] =>
  wordsOf(text)
    .flatMap((word) => (word.parts.length > 0 ? word.parts : [word]))
    .filter((word) => !isStopWord(word.text) && !word.text.includes('<'))
    .map((word) => stem(word.text)),
);

/** Equal for phrases with the same words: their stems in alphabetical order. */
export const phraseKey = remembered((text) => [...phraseStems(text)].sort().join(' '));
