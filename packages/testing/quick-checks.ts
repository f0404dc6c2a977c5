import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

/** A command of `node_modules/.bin` that passes or fails. */
type Check = readonly [title: string, command: readonly string[]];

export interface PageCheck {
  readonly title: string;
  readonly command: readonly string[];
  readonly isPage: (file: string) => boolean;
}

/** More test files than this do not fit into a minute. */
const MAX_TEST_FILES = 40;

const PRETTIER = ['prettier', '--check', '--ignore-unknown', '--log-level=warn'];
const TYPES_CACHE = path.join('node_modules', '.cache', 'quick', 'types.tsbuildinfo');

function checkOf(title: string, files: readonly string[], command: readonly string[]): Check[] {
  return files.length > 0 ? [[`${title} (${files.length} files)`, [...command, ...files]]] : [];
}

const isScript = (file: string) => /\.(?:tsx?|mts|mjs)$/.test(file);

/** What takes seconds: ESLint and Prettier on files, and the text of pages among them. */
export function fileChecks(files: readonly string[], pages: PageCheck): Check[] {
  return [
    ...checkOf('ESLint', files.filter(isScript), ['eslint', '--no-warn-ignored']),
    ...checkOf('Prettier', files, PRETTIER),
    ...checkOf(pages.title, files.filter(pages.isPage), pages.command),
  ];
}

/** What is checked about a change: its files, types if code or packages have changed, and tests. */
export function changeChecks(
  changed: readonly string[],
  tests: readonly string[],
  pages: PageCheck,
): Check[] {
  const types = ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', TYPES_CACHE];
  const hasCode = changed.some((file) => isScript(file) || file.endsWith('.json'));
  return [
    ...(hasCode ? [['Types', types] as const] : []),
    ...fileChecks(changed, pages),
    ...checkOf('Unit tests', tests, ['jest', '--maxWorkers=2', '--runTestsByPath']),
  ];
}

/**
 * Test files in the order in which they are likely to find a mistake in a change: those of changed
 * files, then those in the same folders, then the others by how far away they are.
 */
export function nearestFirst(tests: readonly string[], changed: readonly string[]): string[] {
  return tests
    .map((test) => ({ test, far: Math.min(...changed.map((file) => distance(test, file))) }))
    .sort((a, b) => a.far - b.far || (a.test < b.test ? -1 : 1))
    .map(({ test }) => test);
}

/** 0 for a file and its test, otherwise 1 and the number of folders between them. */
function distance(test: string, file: string): number {
  const name = (one: string) => one.replace(/(?:\.test)?\.\w+$/, '');
  if (name(test) === name(file)) return 0;
  const between = path.relative(path.dirname(test), path.dirname(file));
  return 1 + (between === '' ? 0 : between.split(path.sep).length);
}

/**
 * Runs checks side by side, and prints what became of each, with its output if it failed. Returns
 * how many failed.
 */
async function runChecks(checks: readonly Check[]): Promise<number> {
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

/** The files that a command of git lists. */
function listed(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', [...args, '-z'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\0').filter(Boolean);
}

/** The files that exist and differ. */
const differing = (...args: string[]) => listed('diff', '--name-only', '--diff-filter=d', ...args);

/** Checks the files of a commit; returns how many checks have failed. */
export async function checkStaged(pages: PageCheck): Promise<number> {
  const files = differing('--cached');
  const unstaged = differing().filter((file) => files.includes(file));
  const failed = await runChecks(fileChecks(files, pages));
  for (const file of unstaged)
    console.warn(`${file} has changes that are not staged: it was checked with them.`);
  if (failed > 0) console.error('Nothing is committed. "npm run format" repairs what it can.');
  return failed;
}

/** Where the branch left a commit. If `origin/main` was never fetched, only uncommitted files count. */
function forkPoint(named: string | undefined): string {
  const args = ['merge-base', named ?? 'origin/main', 'HEAD'];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0 && named !== undefined) throw new Error(`git has no commit "${named}".`);
  return status === 0 ? stdout.trim() : 'HEAD';
}

/** The test files that reach a changed file. */
function testsReaching(commit: string): string[] {
  const args = ['--listTests', `--changedSince=${commit}`];
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/jest'), args, { encoding: 'utf8' });
  const files = stdout.split('\n').filter((line) => path.isAbsolute(line));
  return files.map((file) => path.relative(process.cwd(), file));
}

/**
 * Checks the files that differ from where the branch left a commit, and what they reach.
 *
 * @param commit `origin/main` if it is not given.
 * @returns how many checks have failed.
 */
export async function checkChange(named: string | undefined, pages: PageCheck): Promise<number> {
  const commit = forkPoint(named);
  const changed = [...differing(commit), ...listed('ls-files', '--others', '--exclude-standard')];
  console.log(`${changed.length} files differ from ${commit.slice(0, 10)}.`);
  const tests = changed.length > 0 ? nearestFirst(testsReaching(commit), changed) : [];
  const checks = changeChecks(changed, tests.slice(0, MAX_TEST_FILES), pages);
  const failed = await runChecks(checks);
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  const rest = tests.length - MAX_TEST_FILES;
  console.log(
    `Left to npm test: what has not changed, ${rest > 0 ? `${rest} more test files that the change reaches, ` : ''}diagrams, C# samples, builds and browser tests.`,
  );
  return failed;
}
