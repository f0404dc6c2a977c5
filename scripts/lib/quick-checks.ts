import path from 'node:path';
import { type Check, checkOf, scriptsIn } from './checks';
import { stagedChecks } from './staged';

const TYPES_CACHE = path.join('node_modules', '.cache', 'quick', 'types.tsbuildinfo');
const TYPES = ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', TYPES_CACHE];

/** More test files than this do not fit into a minute. */
export const MOST_TEST_FILES = 40;

/**
 * Test files in the order in which they are likely to find a mistake in a change: those of changed
 * files, then those in the same folders, then the others by how far away they are.
 *
 * @param tests the test files that reach a changed file.
 */
export function nearestFirst(tests: readonly string[], changed: readonly string[]): string[] {
  const distances = new Map(
    tests.map((test) => [test, Math.min(...changed.map((file) => distance(test, file)))]),
  );
  const distanceOf = (test: string) => distances.get(test) ?? Infinity;
  return [...tests].sort((a, b) => distanceOf(a) - distanceOf(b) || (a < b ? -1 : 1));
}

/** 0 for a file and its test, otherwise 1 and the number of folders between them. */
function distance(test: string, file: string): number {
  const name = (one: string) => one.replace(/(?:\.test)?\.\w+$/, '');
  if (name(test) === name(file)) return 0;
  const way = path.relative(path.dirname(test), path.dirname(file));
  return 1 + (way === '' ? 0 : way.split(path.sep).length);
}

/**
 * What is checked about a change; nothing if there is none.
 *
 * @param tests the test files to run.
 * @param contentDirs the folders of pages, whose text is checked.
 */
export function quickChecks(
  changed: readonly string[],
  tests: readonly string[],
  contentDirs: readonly string[],
): readonly Check[] {
  const hasCode = scriptsIn(changed).length > 0 || changed.some((file) => file.endsWith('.json'));
  return [
    ...(hasCode ? [['Types', TYPES] as const] : []),
    ...stagedChecks(changed, contentDirs),
    ...checkOf('Unit tests', tests, ['jest', '--maxWorkers=2', '--runTestsByPath']),
  ];
}
