import { nearest, type Problem } from '../../config/diagnostics/problems';
import type { Variables } from '../../config/settings/variables';
import type { ContentFolder } from '../../config/project/content-folder';
import { FACTS_FILE, loadFacts } from '../../config/project/facts';
import { withoutCode } from '../source/prepare-source';

interface Source {
  /** As shown in messages. */
  readonly file: string;
  readonly source: string;
}

const EXPRESSION = /(?<!\\)\{\s*([A-Za-z_$][\w$]*(?:\.\w+)*)\s*\}/g;

/**
 * Every place where a page has a name in braces that is neither a variable nor defined in the page.
 * The rendering error names only the first.
 *
 * @param sources the page and its partials.
 * @returns undefined for any other error, or if no place is found. Empty if the facts cannot be
 *   read, which is a problem of its own.
 */
export function unknownVariables(
  error: unknown,
  sources: readonly Source[],
  variables: Variables,
  folder: Pick<ContentFolder, 'rootDir' | 'contentDir'>,
): Problem[] | undefined {
  const name = undefinedName(error);
  if (name === undefined) return undefined;
  const { contentDir, rootDir } = folder;
  if (name === 'facts' && loadFacts(contentDir, rootDir).problems.length > 0) return [];
  const problems = sources.flatMap(({ file, source }) =>
    expressionsIn(source)
      .filter(({ text }) => text.split('.')[0] === name && !Object.hasOwn(variables, text))
      .map(({ text, line }) => unknownVariable(text, file, line, variables)),
  );
  return problems.length > 0 ? problems : undefined;
}

const UNDEFINED = /^([\w$]+) is not defined|^Cannot access '([\w$]+)' before initialization/;

/** The name in JavaScript's message about one that is not defined. */
export function undefinedName(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, name, inherited] = UNDEFINED.exec(error.message) ?? [];
  return name ?? inherited;
}

function expressionsIn(source: string): { text: string; line: number }[] {
  return withoutCode(source)
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(EXPRESSION)].map(([, name = '']) => ({ text: name, line: index + 1 })),
    );
}

function unknownVariable(name: string, file: string, line: number, variables: Variables): Problem {
  const near = nearest(name, Object.keys(variables));
  return {
    check: 'mdx',
    file,
    line,
    message: `There is no variable "{${name}}".`,
    fix: near
      ? `Write "{${near}}", or \\{ for a plain "{".`
      : name.startsWith('facts.')
        ? `Add it to ${FACTS_FILE}, or write \\{ for a plain "{".`
        : `Import or export "${name}" in this page, or write \\{ for a plain "{".`,
  };
}
