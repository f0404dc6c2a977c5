import { type CheckName, type Problem, severityOf } from '../../config/diagnostics/problems';
import type { Settings } from '../../config/settings/schema';

interface Sum {
  /** What such a problem says, with the name that it is about. */
  readonly message: RegExp;
  /** How such a problem is fixed if nothing known is meant. */
  readonly fix?: RegExp;
  /** What all of them say, before the names. */
  readonly whole: (pages: string) => string;
}

/** The checks that name something which a site from another system has on hundreds of pages. */
const SUMS: Partial<Record<CheckName, Sum>> = {
  frontMatterKeys: {
    message: /("[^"]*")/,
    whole: (pages) => `The front matter of ${pages} has keys that mean nothing here`,
  },
  codeMeta: {
    message: /^Code blocks have no ("[^"]*")/,
    fix: /^Remove it/,
    whole: (pages) => `Code blocks of ${pages} have keys that mean nothing here`,
  },
  codeLanguages: {
    message: /^("[^"]*") is not a language/,
    fix: /^Write "text"/,
    whole: (pages) => `Code blocks of ${pages} are in languages that cannot be highlighted`,
  },
};

/**
 * Replaces warnings about unknown names by one for each check that names all of them. Mistakes are
 * listed one by one.
 */
export function summedUp(problems: readonly Problem[], checks: Settings['checks']): Problem[] {
  return Object.entries(SUMS).reduce<Problem[]>(
    (left, [check, sum]) => summedUpIn(left, check as CheckName, sum, checks),
    [...problems],
  );
}

function summedUpIn(
  problems: Problem[],
  check: CheckName,
  { message, fix = /^/, whole }: Sum,
  checks: Settings['checks'],
): Problem[] {
  const isOne = (problem: Problem) =>
    problem.check === check &&
    severityOf(problem, checks) === 'warn' &&
    message.test(problem.message) &&
    fix.test(problem.fix);
  const found = problems.filter(isOne);
  const [first] = found;
  if (!first || found.length === 1) return problems;
  const counts = new Map<string, Set<string>>();
  for (const one of found) {
    const name = message.exec(one.message)?.[1] ?? '';
    counts.set(name, (counts.get(name) ?? new Set()).add(one.file));
  }
  const named = [...counts]
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([name, { size }]) => (size === 1 ? name : `${name} (${size} pages)`));
  const files = new Set(found.map(({ file }) => file)).size;
  const pages = `${files} ${files === 1 ? 'page' : 'pages'}`;
  const sum: Problem = {
    ...first,
    message: `${whole(pages)}: ${named.join(', ')}.`,
    fix: `Nothing is lost by leaving them; checks.${check} is "error" to have each listed with its line, or "ignore".`,
  };
  return [...problems.filter((problem) => !isOne(problem)), sum];
}
