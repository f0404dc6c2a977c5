/**
 * `npm run test:quick`: what can be checked about a change in under a minute, before it is pushed.
 * Types and the text of the content as a whole, ESLint and Prettier on changed files, and the unit
 * tests that reach changed files, nearest first and at most 40 of their files. It ends with what it
 * leaves to `npm test`.
 *
 * A file has changed if it differs from where the branch left `origin/main`; `-- <commit>` sets
 * another commit to compare with.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { binary, type Check, checkOf, lintChecks, runChecks } from './lib/checks';
import { MOST_TEST_FILES, nearestFirst } from './lib/quick-checks';

const CACHE = path.join('node_modules', '.cache', 'quick', 'types.tsbuildinfo');

/** @param tests the test files to run. */
function checksFor(changed: readonly string[], tests: readonly string[]): readonly Check[] {
  return [
    ['Types', ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', CACHE]],
    ...lintChecks(changed),
    ...checkOf('Unit tests', tests, ['jest', '--maxWorkers=2', '--runTestsByPath']),
    ['Content', ['tsx', 'scripts/lint-content.mts']],
  ];
}

/** If `origin/main` was never fetched, only uncommitted files count as changed. */
function base(): string {
  const named = process.argv[2] ?? 'origin/main';
  const { status, stdout } = spawnSync('git', ['merge-base', named, 'HEAD'], { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  if (process.argv[2] === undefined) return 'HEAD';
  console.error(`git has no commit "${named}".`);
  process.exit(1);
}

/** The files that exist and differ from a commit, new ones included. */
function changedSince(commit: string): string[] {
  return [
    ['diff', '--name-only', '-z', '--diff-filter=d', commit],
    ['ls-files', '--others', '--exclude-standard', '-z'],
  ].flatMap((args) =>
    spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\0').filter(Boolean),
  );
}

/** The test files that reach a changed file. */
function testsReaching(commit: string): string[] {
  const args = ['--listTests', `--changedSince=${commit}`];
  const { stdout } = spawnSync(binary('jest'), args, { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => path.isAbsolute(line))
    .map((file) => path.relative(process.cwd(), file));
}

async function main(): Promise<void> {
  const commit = base();
  const changed = changedSince(commit);
  console.log(`${changed.length} files differ from ${commit.slice(0, 10)}.`);
  const tests = nearestFirst(testsReaching(commit), changed);
  const checks = checksFor(changed, tests.slice(0, MOST_TEST_FILES));
  const failed = await runChecks(checks);
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  const rest = tests.length - MOST_TEST_FILES;
  console.log(
    `Left to npm test: lint of unchanged files, ${rest > 0 ? `${rest} more test files that the change reaches, ` : ''}diagrams, C# samples, builds and browser tests.`,
  );
  if (failed > 0) process.exit(1);
}

void main();
