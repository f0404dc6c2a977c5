import { splitFrontMatter } from '../../../../src/config/diagnostics/yaml-places';
import { type Finding, linesOf } from '../page';

const KB = {
  problem: 'counts by 1,024',
  fix: 'Write kB, 1,000 bytes. KB is for limits, which are facts (docs/style-guide.md).',
};

const RULES = [
  { ...KB, pattern: /(?<![\w.,])\d[\d.,]*\s?KB\b/g },
  { ...KB, pattern: /(?<!\d\s?)\bKB(?:\/s\b| a second\b| an hour\b)/g },
  {
    pattern: /(?<![A-Za-z])(?:[kKMG]bps|[kKMG]Bps|[KMG]iB|[kK]b|Kbit)(?![A-Za-z])/g,
    problem: 'is not a unit that this site uses',
    fix: 'Write kB, MB, GB (by thousands), kB/s, kbit/s or Mbit/s (docs/style-guide.md).',
  },
];

/** Front matter keys that list the words readers search for, whatever units they use. */
const READERS_WORDS = /^(?:keywords|sectionKeywords):/;

/**
 * Finds units that readers would misunderstand. Code is checked too, because readers compare a
 * sample's output with the page.
 */
export function checkUnits(raw: string): Finding[] {
  return ownLines(raw).flatMap(({ text, line }) =>
    RULES.flatMap(({ pattern, problem, fix }) =>
      [...text.matchAll(pattern)].map(([found]) => ({
        line,
        message: `"${found}" ${problem}.`,
        fix,
      })),
    ),
  );
}

function ownLines(raw: string) {
  const { bodyLine } = splitFrontMatter(raw);
  let isReaders = false;
  return linesOf(raw).filter(({ text, line }) => {
    // Indented lines belong to the key above.
    if (/^\S/.test(text)) isReaders = line < bodyLine && READERS_WORDS.test(text);
    return line >= bodyLine || !isReaders;
  });
}
