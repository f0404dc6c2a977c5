import { groupBy } from '../../config/diagnostics/group-by';
import type { CheckName } from '../../config/diagnostics/checks-schema';
import { type Problem, severityOf } from '../../config/diagnostics/problems';
import type { Settings } from '../../config/settings/schema';

/**
 * What the joint warning of a check says, before the names. A site from another system has such
 * names on hundreds of pages.
 */
const JOINT: Partial<Record<CheckName, (pages: string) => string>> = {
  frontMatterKeys: (pages) => `The front matter of ${pages} has keys that mean nothing here`,
  frontMatterValues: (pages) => `The front matter of ${pages} has values that cannot be read`,
  codeMeta: (pages) => `Code blocks of ${pages} have keys that mean nothing here`,
  components: (pages) =>
    `${pages} lack something of these components, or of those of these packages`,
  codeLanguages: (pages) => `Code blocks of ${pages} are in languages that cannot be highlighted`,
};

/**
 * Replaces warnings about unknown names by one for each check that names all of them. Mistakes are
 * listed one by one.
 */
export function joinWarnings(problems: readonly Problem[], checks: Settings['checks']): Problem[] {
  let left = [...problems];
  for (const [check, joint] of Object.entries(JOINT)) {
    const found = left.filter(
      (one) =>
        one.check === check && one.unknown !== undefined && severityOf(one, checks) === 'warn',
    );
    const [first] = found;
    if (!first || found.length === 1) continue;
    const names = [...groupBy(found, ({ unknown }) => unknown)]
      .map(([name, same]) => ({ name, size: new Set(same.map(({ file }) => file)).size }))
      .sort((a, b) => b.size - a.size)
      .map(({ name, size }) => (size === 1 ? `"${name}"` : `"${name}" (${size} pages)`));
    const count = new Set(found.map(({ file }) => file)).size;
    left = left.filter((one) => !found.includes(one));
    left.push({
      ...first,
      message: `${joint(`${count} ${count === 1 ? 'page' : 'pages'}`)}: ${names.join(', ')}.`,
      fix: `Pages do without them; checks.${check} is "error" to have each listed with its line, or "ignore".`,
    });
  }
  return left;
}
