import { spawn } from 'node:child_process';
import path from 'node:path';
import { isInside } from '../../src/config/diagnostics/files';

/** A command of `node_modules/.bin` that passes or fails. */
export type Check = readonly [title: string, command: readonly string[]];

const PRETTIER = ['prettier', '--check', '--ignore-unknown', '--log-level=warn'];
const TYPES_CACHE = path.join('node_modules', '.cache', 'quick', 'types.tsbuildinfo');

/** A check of some files; none if there are no files. */
function checkOf(title: string, files: readonly string[], command: readonly string[]): Check[] {
  return files.length > 0 ? [[`${title} (${files.length} files)`, [...command, ...files]]] : [];
}

const isScript = (file: string) => /\.(?:tsx?|mts|mjs)$/.test(file);

/**
 * What takes seconds: ESLint and Prettier on files, and the text of pages among them.
 *
 * @param contentDirs the folders of pages.
 */
export function fileChecks(files: readonly string[], contentDirs: readonly string[]): Check[] {
  const isPage = (file: string) =>
    /\.mdx?$/.test(file) && isInside(path.resolve(file), contentDirs);
  return [
    ...checkOf('ESLint', files.filter(isScript), ['eslint', '--no-warn-ignored']),
    ...checkOf('Prettier', files, PRETTIER),
    ...checkOf('Text of pages', files.filter(isPage), ['tsx', 'scripts/lint-content.mts']),
  ];
}

/**
 * What is checked about a change: its files, types if code or packages have changed, and tests.
 *
 * @param tests the test files to run.
 */
export function changeChecks(
  changed: readonly string[],
  tests: readonly string[],
  contentDirs: readonly string[],
): Check[] {
  const types = ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', TYPES_CACHE];
  const hasCode = changed.some((file) => isScript(file) || file.endsWith('.json'));
  return [
    ...(hasCode ? [['Types', types] as const] : []),
    ...fileChecks(changed, contentDirs),
    ...checkOf('Unit tests', tests, ['jest', '--maxWorkers=2', '--runTestsByPath']),
  ];
}

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
  const between = path.relative(path.dirname(test), path.dirname(file));
  return 1 + (between === '' ? 0 : between.split(path.sep).length);
}

/**
 * Runs checks side by side, and prints what became of each, with its output if it failed.
 *
 * @returns how many failed.
 */
export async function runChecks(checks: readonly Check[]): Promise<number> {
  const passed = await Promise.all(checks.map(run));
  return passed.filter((one) => !one).length;
}

function run([title, [name = '', ...args]]: Check): Promise<boolean> {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(path.resolve('node_modules', '.bin', name), args);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`  ${code === 0 ? '✓' : '✗'} ${title}, ${seconds} s`);
      if (code !== 0) console.error(Buffer.concat(chunks).toString());
      resolve(code === 0);
    });
  });
}
