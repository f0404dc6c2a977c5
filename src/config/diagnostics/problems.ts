import { distance } from '../../../packages/search/engine/distance';
import type { Mistake as ShownMistake } from '../../page-model/mistakes-message';
import type { CheckName, Severity } from './checks-schema';
import { groupBy } from './group-by';

/** A mistake that an author can fix. */
export interface Problem extends ShownMistake {
  /** The check that found it; those that are not configurable always fail the build. */
  readonly check:
    CheckName | 'settings' | 'frontMatter' | 'redirects' | 'sidebar' | 'mdx' | 'content' | 'lint';
  /** A name that means nothing to the check; warnings about such names are joined. */
  readonly unknown?: string | undefined;
}

/** What is wrong with a part of a page, and how its author fixes it. */
export interface Mistake {
  readonly message: string;
  readonly fix: string;
  /** The check whose severity it has; without one, it ends the build. */
  readonly check?: CheckName;
  /** As in a `Problem`. */
  readonly unknown?: string | undefined;
  /** 1-based. */
  readonly line?: number;
}

/** The severity of a problem under the current settings. */
export function severityOf(
  problem: Problem,
  checks: Readonly<Record<CheckName, Severity>>,
): Severity {
  const configured: Readonly<Record<string, Severity>> = checks;
  return configured[problem.check] ?? 'error';
}

/** The same broken link in this many files is most likely one mistake in the navbar or footer. */
const WIDESPREAD = 5;

/**
 * All problems as one text, grouped by file and sorted by line: `file:line:column`, what is wrong,
 * and the fix. Editors and terminals turn `file:line:column` into a link.
 *
 * @param most in so many files the same message is listed; the hint at the end counts the others.
 */
export function formatProblems(problems: readonly Problem[], most = Infinity): string {
  const files = new Map<string, Set<string>>();
  const shown = unique(problems).filter(({ file, message }) => {
    const own = files.get(message) ?? new Set();
    files.set(message, own);
    return own.add(file).size <= most;
  });
  const byFile = groupBy(shown, ({ file }) => file);
  const sorted = [...byFile].sort(([a], [b]) => (a < b ? -1 : 1));
  const groups = sorted.map(([file, group]) => {
    group.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    const lines = group.map((problem) => {
      const place = [file, problem.line, problem.line ? problem.column : undefined];
      const where = place.filter((part) => part !== undefined).join(':');
      return `  ${where}\n    ${problem.message}\n    → ${problem.fix}`;
    });
    return [file, ...lines].join('\n');
  });
  return [...groups, ...widespread(problems)].join('\n\n');
}

function unique(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) {
    seen.set([problem.file, problem.line, problem.column, problem.message].join('\0'), problem);
  }
  return [...seen.values()];
}

/** A hint for each message that occurs in many files. */
function widespread(problems: readonly Problem[]): string[] {
  return [...groupBy(problems, ({ message }) => message)]
    .map(([message, same]) => [message, new Set(same.map(({ file }) => file)).size] as const)
    .filter(([, count]) => count >= WIDESPREAD)
    .map(([message, count]) => `${count} files have the same mistake: ${message}`);
}

/** The candidate closest to a mistyped word, or undefined if none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  // Less than the word's length: two short words that share no letter are not close.
  let bestDistance = Math.min(Math.max(2, Math.floor(wanted.length / 3)) + 1, wanted.length);
  for (const candidate of candidates) {
    const edits = distance(wanted, candidate.toLowerCase(), bestDistance - 1);
    if (edits < bestDistance) {
      bestDistance = edits;
      best = candidate;
    }
  }
  return best;
}

/** How to fix a word that is none of a few: the nearest, and all of them, since a guess may be wrong. */
export function oneOf(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  const all = `one of ${known.join(', ')}.`;
  return near ? `Write "${near}", or ${all}` : `Use ${all}`;
}
