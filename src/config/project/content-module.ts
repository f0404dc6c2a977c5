import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { evaluateModule, locateError } from '../diagnostics/evaluate-module';
import { displayPath } from '../diagnostics/files';
import type { Problem } from '../diagnostics/problems';
import { keyPathLocator } from '../diagnostics/source-lines';
import { issueToProblems, knownKeys, type KeyProblem } from '../diagnostics/zod-issues';
import { substituteDeep, type Variables } from '../settings/variables';

interface ContentModule<T> {
  /** Its name in the content folder: `facts.ts`. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  readonly check: Problem['check'];
  /** What to do about a file that does not run. */
  readonly fix: string;
  /** Replaced in its texts before these are checked. */
  readonly variables?: Variables;
  /** What is wrong with a value, if the file has words of its own for it. */
  readonly wrong?: (issue: z.core.$ZodIssue) => KeyProblem[];
}

/**
 * Reads an optional module of the content folder that exports one value by default. There is no
 * data if there is no file, or if it has problems.
 */
export function loadContentModule<T>(
  contentDir: string,
  rootDir: string,
  { name, schema, check, fix, variables = {}, wrong = inGeneral(schema) }: ContentModule<T>,
): { data?: T; problems: readonly Problem[] } {
  const absolute = path.join(contentDir, name);
  if (!fs.existsSync(absolute)) return { problems: [] };
  const file = displayPath(absolute, rootDir);
  try {
    const source = fs.readFileSync(absolute, 'utf8');
    const result = schema.safeParse(substituteDeep(evaluateModule(absolute), variables));
    if (result.success) return { data: result.data, problems: [] };
    const lineOf = keyPathLocator(source);
    const problems = result.error.issues.flatMap(wrong).map(({ path: keys, ...problem }) => {
      const line = lineOf(keys);
      return { check, file, ...(line && { line }), ...problem };
    });
    return { problems };
  } catch (error) {
    const { message: reason, ...place } = locateError(error);
    const message = `The file cannot be read: ${reason}`;
    return { problems: [{ check, file, ...place, message, fix }] };
  }
}

function inGeneral(schema: z.ZodType): (issue: z.core.$ZodIssue) => KeyProblem[] {
  const known = knownKeys(schema);
  return (issue) => issueToProblems(issue, known);
}
