import fs from 'node:fs/promises';
import { displayPath } from '../../config/diagnostics/files';
import type { Problem } from '../../config/diagnostics/problems';
import type { ContentFolder } from '../../config/project/content-folder';
import type { LogCodeRules } from '../source/written-codes';
import { PageError } from './imports';
import { mdxProblem } from './mdx-problem';
import { unknownVariables } from './unknown-variables';

/**
 * The problems of a page that does not compile, or that does not render.
 *
 * @param files the page and its partials, absolute: the undefined name may be in any of them.
 */
export async function renderProblems(
  error: unknown,
  files: readonly string[],
  folder: Pick<ContentFolder, 'rootDir' | 'contentDir'>,
  { variables }: LogCodeRules,
): Promise<readonly Problem[]> {
  if (error instanceof PageError) return error.problems;
  const sources = await Promise.all(
    [...new Set(files)]
      .filter((file) => /\.mdx?$/.test(file))
      .map(async (absolute) => ({
        file: displayPath(absolute, folder.rootDir),
        source: await fs.readFile(absolute, 'utf8'),
      })),
  );
  const unknown = unknownVariables(error, sources, variables, folder);
  if (unknown) return unknown;
  const problems = sources.map(({ file, source }) => mdxProblem(error, file, source));
  const located = problems.filter(({ line }) => line !== undefined);
  return [...located, ...problems].slice(0, 1);
}
