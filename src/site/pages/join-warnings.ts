import { type CheckName, type Problem, severityOf } from '../../config/diagnostics/problems';
import type { Settings } from '../../config/settings/schema';

interface UnknownName {
  /** What such a problem says, with the name that it is about. */
  readonly message: RegExp;
  /** How such a problem is fixed if no known name is near. */
  readonly fix?: RegExp;
  /** What the joint warning says, before the names. */
  readonly joint: (pages: string) => string;
}

/** The checks that name something which a site from another system has on hundreds of pages. */
const UNKNOWN_NAMES: Partial<Record<CheckName, UnknownName>> = {
  frontMatterKeys: {
    message: /("[^"]*")/,
    joint: (pages) => `The front matter of ${pages} has keys that mean nothing here`,
  },
  codeMeta: {
    message: /^Code blocks have no ("[^"]*")/,
    fix: /^Remove it/,
    joint: (pages) => `Code blocks of ${pages} have keys that mean nothing here`,
  },
  codeLanguages: {
    message: /^("[^"]*") is not a language/,
    fix: /^Write "text"/,
    joint: (pages) => `Code blocks of ${pages} are in languages that cannot be highlighted`,
  },
};

/**
 * Replaces warnings about unknown names by one for each check that names all of them. Mistakes are
 * listed one by one.
 */
export function joinWarnings(problems: readonly Problem[], checks: Settings['checks']): Problem[] {
  let left = [...problems];
  for (const [check, { message, fix = /^/, joint }] of Object.entries(UNKNOWN_NAMES)) {
    const found = left.filter(
      (one) =>
        one.check === check &&
        severityOf(one, checks) === 'warn' &&
        message.test(one.message) &&
        fix.test(one.fix),
    );
    const [first] = found;
    if (!first || found.length === 1) continue;
    const files = new Map<string, Set<string>>();
    for (const { message: text, file } of found) {
      const name = message.exec(text)?.[1] ?? '';
      files.set(name, (files.get(name) ?? new Set()).add(file));
    }
    const names = [...files]
      .sort(([, a], [, b]) => b.size - a.size)
      .map(([name, { size }]) => (size === 1 ? name : `${name} (${size} pages)`));
    const count = new Set(found.map(({ file }) => file)).size;
    left = left.filter((one) => !found.includes(one));
    left.push({
      ...first,
      message: `${joint(`${count} ${count === 1 ? 'page' : 'pages'}`)}: ${names.join(', ')}.`,
      fix: `Nothing is lost by leaving them; checks.${check} is "error" to have each listed with its line, or "ignore".`,
    });
  }
  return left;
}
