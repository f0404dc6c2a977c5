import type { Finding, LintPage, Prose } from '../page';

const MAX_WORDS = 40;

/** Abbreviations and numbers whose period does not end a sentence. */
const NO_END = /(?:\b(?:e\.g|i\.e|etc|vs|approx|Fig|No)\.|\d\.)$/;

/** The sentences of a text, and how many words they have. */
export function sentencesOf(text: string) {
  const parts: string[] = [];
  let current = '';
  for (const piece of text.split(/(?<=[.?!:][)"”]?)\s+/)) {
    current = current === '' ? piece : `${current} ${piece}`;
    if (NO_END.test(current) && !/[a-z]\d\.$/.test(current)) continue;
    parts.push(current);
    current = '';
  }
  if (current !== '') parts.push(current);
  return parts.map((part) => ({ text: part, words: part.split(/\s+/).filter(isWord).length }));
}

const isWord = (token: string) => /[\p{L}\p{N}]/u.test(token);

/** Finds sentences so long that readers have to read them twice. */
export function checkSentences({ prose }: LintPage): Finding[] {
  return prose.flatMap(({ line, text }) =>
    sentencesOf(text)
      .filter(({ words }) => words > MAX_WORDS)
      .map((sentence): Finding => ({
        line,
        message: `A sentence has ${sentence.words} words: "${beginning(sentence.text)}".`,
        fix: `Split it: the limit is ${MAX_WORDS} words.`,
      })),
  );
}

const PASSIVE =
  /\b(?:is|are|was|were|be|been|being|gets|got)\s+(?:(?:not|never|always|also|only|then|still|already|automatically|\w+ly)\s+)?(\w{2,}ed|sent|made|kept|taken|given|shown|written|chosen|drawn|lost|set|found|held|read|built|told|put|seen|known|paid|run|cut|left|meant|done|driven|bound|thrown|hidden|sold|spent|brought|bought|caught)\b/gi;

/** Participles that are used as adjectives in this documentation. */
const ADJECTIVES = new Set('need limited based supported used connected unlisted'.split(' '));

/** The passive sentences of a run of prose. Not treated as problems: some are the right choice. */
export function passivesOf({ text }: Prose): string[] {
  return sentencesOf(text)
    .filter((sentence) => {
      return [...sentence.text.matchAll(PASSIVE)].some(
        ([, participle]) => !ADJECTIVES.has((participle ?? '').toLowerCase()),
      );
    })
    .map((sentence) => sentence.text);
}

function beginning(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 57)}…`;
}
