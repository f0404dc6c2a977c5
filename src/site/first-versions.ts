import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { evaluateModule, locateError } from '../diagnostics/evaluate-module';
import type { Problem } from '../diagnostics/problems';

/** The file in the content folder that says which release brought what; optional. */
export const FIRST_VERSIONS_FILE = 'since.ts';

/** The first version of types and members, by C# name: `Room`, `Room.Connect`. */
export type FirstVersions = ReadonlyMap<string, string>;

/** Names of types and members, by release: `{ '2.2.0': ['Room', 'Room.Connect'] }`. */
const schema = z.record(z.string().min(1), z.array(z.string().min(1)));

/** Reads the file; if it is missing or wrong, the result is empty. */
export function loadFirstVersions(
  contentDir: string,
  rootDir: string,
): { versions: FirstVersions; problems: readonly Problem[] } {
  const absolute = path.join(contentDir, FIRST_VERSIONS_FILE);
  if (!fs.existsSync(absolute)) return { versions: new Map(), problems: [] };
  const failed = (message: string, place: { line?: number; column?: number } = {}) => {
    const file = path.relative(rootDir, absolute).split(path.sep).join('/');
    const fix =
      'The file exports one object by default: for each release, the names of types and members.';
    const problem: Problem = { check: 'settings', file, ...place, message, fix };
    return { versions: new Map<string, string>(), problems: [problem] };
  };
  try {
    const result = schema.safeParse(evaluateModule(absolute, ''));
    if (!result.success) {
      return failed(`"${result.error.issues[0]?.path.join('.') ?? ''}" must be a list of names.`);
    }
    const versions = Object.entries(result.data).flatMap(([version, names]) =>
      names.map((name) => [name, version] as const),
    );
    return { versions: new Map(versions), problems: [] };
  } catch (error) {
    const { message, ...place } = locateError(error);
    return failed(`The file cannot be read: ${message}`, place);
  }
}
