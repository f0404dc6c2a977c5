import MiniSearch from 'minisearch';
import type { Field, TermIndex } from '../../packages/search/engine/term-index';
import type { WordIndex } from '../../packages/search/engine/word-index';
import { isStopWord, stem, wordsOf } from '../../packages/search/engine/words';

/**
 * MiniSearch 7 instead of the engine's inverted index: the same words, field weights, synonyms and
 * ranking, but its own prefixes, typo tolerance and BM25+. For `scripts/bench-search.ts`.
 */
export function miniSearchIndex(
  documents: readonly (readonly Field[])[],
  own: WordIndex,
): TermIndex {
  const most = Math.max(...documents.map((fields) => fields.length));
  const names = Array.from({ length: most }, (_, index) => `field${index}`);
  const mini = new MiniSearch<Record<string, string | number>>({
    fields: names,
    tokenize: tokens,
    processTerm: (term) => term,
  });
  mini.addAll(
    documents.map((fields, id) => ({
      id,
      ...Object.fromEntries(fields.map(({ text }, index) => [names[index] ?? '', text])),
    })),
  );
  const weights = documents.map((fields) => fields.map(({ weight }) => weight));
  return {
    match(term) {
      const scores = new Map<number, number>();
      const stems = new Map<string, number>();
      const ask = (word: string, factor: number, loose: boolean) => {
        const results = mini.search(word, {
          tokenize: (text) => [text],
          prefix: loose && term.isOpen,
          fuzzy: loose && word.length > 3 ? (word.length < 8 ? 1 : 2) : false,
        });
        const best = results[0]?.score ?? 1;
        for (const { id, score, match } of results) {
          const document = id as number;
          const fields = Object.values(match).flat();
          const weight = Math.max(
            ...fields.map((name) => weights[document]?.[names.indexOf(name)] ?? 1),
          );
          const value = (factor * (score / best) * weight) / (weight + 1.2);
          if (value > (scores.get(document) ?? 0)) scores.set(document, value);
          for (const found of Object.keys(match)) stems.set(found, factor);
        }
      };
      ask(stem(term.text), 1, true);
      for (const word of term.joined) ask(stem(word), 1, false);
      for (const [synonym, share] of term.synonyms) ask(synonym, share, false);
      return { scores, stems, isName: own.match(term).isName };
    },
  };
}

function tokens(text: string): string[] {
  return wordsOf(text)
    .flatMap((word) => [word.text, ...word.parts.map((part) => part.text)])
    .filter((word) => !isStopWord(word))
    .map(stem);
}
