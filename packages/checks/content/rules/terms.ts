import { escapeRegExp } from '../../../../src/config/diagnostics/escape-reg-exp';
import type { Finding, LintPage } from '../page';

/** A word that the style guide replaces. */
export interface Term {
  readonly write: string;
  readonly avoid: string;
}

/**
 * The terms of the style guide: the rows of the table headed `Write | Not`. A row may list several
 * forms to avoid, separated by commas.
 */
export function termsOf(styleGuide: string): Term[] {
  const lines = styleGuide.split('\n');
  const head = lines.findIndex((line) => /^\|\s*Write\s*\|\s*Not\s*\|/.test(line));
  if (head < 0) return [];
  const terms: Term[] = [];
  for (const line of lines.slice(head + 2)) {
    if (!line.startsWith('|')) break;
    const [, write = '', avoid = ''] = line.split('|').map((cell) => cell.trim());
    for (const form of avoid.split(',')) terms.push({ write, avoid: form.trim() });
  }
  return terms;
}

/** Finds words that the style guide replaces, except in code. */
export function checkTerms({ prose }: LintPage, terms: readonly Term[]): Finding[] {
  return prose.flatMap(({ line, text }) =>
    terms.flatMap(({ write, avoid }): Finding[] => {
      const pattern = new RegExp(
        `(?<![\\p{L}\\p{N}_-])${escapeRegExp(avoid)}(?![\\p{L}\\p{N}_-])`,
        'giu',
      );
      return [...text.matchAll(pattern)]
        .filter(([found]) => found !== write)
        .map(([found]) => ({
          line,
          message: `"${found}" is not a term that this site uses.`,
          fix: `Write "${write}" (docs/style-guide.md).`,
        }));
    }),
  );
}
