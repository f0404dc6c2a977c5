/**
 * `npm run test:quick`: what can be checked about a change in under a minute, before it is pushed, and
 * nothing about what has not changed: types if code has, ESLint and Prettier on changed files, the
 * text of changed pages, and the unit tests that reach changed files, nearest first and at most 40 of
 * their files. It ends with what it leaves to `npm test`.
 *
 * A file has changed if it differs from where the branch left `origin/main`; `-- <commit>` sets
 * another commit to compare with. `--staged`, for `.githooks/pre-commit`, checks the files of the
 * commit in seconds: no types and no tests.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pageDirsOf } from '../src/config/project/content-folder';
import { currentSite } from '../src/config/project/site';
import { changeChecks, fileChecks, nearestFirst, runChecks } from './lib/checks';

/** More test files than this do not fit into a minute. */
const MOST_TEST_FILES = 40;

/** The files that a command of git lists. */
function listed(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', [...args, '-z'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\0').filter(Boolean);
}

/** The files that exist and differ. */
const differing = (...args: string[]) => listed('diff', '--name-only', '--diff-filter=d', ...args);

async function checkStaged(contentDirs: readonly string[]): Promise<number> {
  const files = differing('--cached');
  const unstaged = differing().filter((file) => files.includes(file));
  const failed = await runChecks(fileChecks(files, contentDirs));
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

async function checkChange(
  named: string | undefined,
  contentDirs: readonly string[],
): Promise<number> {
  const commit = forkPoint(named);
  const changed = [...differing(commit), ...listed('ls-files', '--others', '--exclude-standard')];
  console.log(`${changed.length} files differ from ${commit.slice(0, 10)}.`);
  const tests = changed.length > 0 ? nearestFirst(testsReaching(commit), changed) : [];
  const checks = changeChecks(changed, tests.slice(0, MOST_TEST_FILES), contentDirs);
  const failed = await runChecks(checks);
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  const rest = tests.length - MOST_TEST_FILES;
  console.log(
    `Left to npm test: what has not changed, ${rest > 0 ? `${rest} more test files that the change reaches, ` : ''}diagrams, C# samples, builds and browser tests.`,
  );
  return failed;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { staged: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const contentDirs = pageDirsOf(currentSite(process.cwd()).folder);
  const failed = await (values.staged
    ? checkStaged(contentDirs)
    : checkChange(positionals[0], contentDirs));
  if (failed > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
