import { type Problem, severityOf } from '../../diagnostics/problems';
import type { Settings } from '../../settings/schema';

/**
 * Replaces warnings about keys of front matter by one that names all of them: a site that comes from
 * another system has the same keys on hundreds of pages. Mistakes are listed one by one.
 */
export function summedUp(problems: readonly Problem[], checks: Settings['checks']): Problem[] {
  const isKey = (problem: Problem) =>
    problem.check === 'frontMatterKeys' && severityOf(problem, checks) === 'warn';
  const keys = problems.filter(isKey);
  const [first] = keys;
  if (!first || keys.length === 1) return [...problems];
  const counts = new Map<string, number>();
  for (const { message } of keys) {
    const name = /"[^"]*"/.exec(message)?.[0] ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const named = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => (count === 1 ? name : `${name} (${count} pages)`));
  const files = new Set(keys.map(({ file }) => file)).size;
  const sum: Problem = {
    ...first,
    message: `The front matter of ${files} ${files === 1 ? 'page has' : 'pages has'} keys that mean nothing here: ${named.join(', ')}.`,
    fix: 'Nothing is lost by leaving them; checks.frontMatterKeys is "error" to have each listed with its line, or "ignore".',
  };
  return [...problems.filter((problem) => !isKey(problem)), sum];
}
