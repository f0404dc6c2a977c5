/**
 * `npm run test:quick`: what can be checked about a change in under a minute, before it is pushed, and
 * nothing about what has not changed: types if code has, ESLint and Prettier on changed files, the
 * text of changed pages, and the unit tests that reach changed files, nearest first and at most 40 of
 * their files. It ends with what it leaves to `npm test`.
 *
 * A file has changed if it differs from where the branch left `origin/main`; `-- <commit>` sets
 * another commit to compare with.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pageDirsOf } from '../src/config/project/content-folder';
import { currentSite } from '../src/config/project/site';
import { binary, runChecks } from './lib/checks';
import { MOST_TEST_FILES, nearestFirst, quickChecks } from './lib/quick-checks';

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
  const tests = changed.length > 0 ? nearestFirst(testsReaching(commit), changed) : [];
  const contentDirs = pageDirsOf(currentSite(process.cwd()).folder);
  const checks = quickChecks(changed, tests.slice(0, MOST_TEST_FILES), contentDirs);
  const failed = await runChecks(checks);
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  const rest = tests.length - MOST_TEST_FILES;
  console.log(
    `Left to npm test: what has not changed, ${rest > 0 ? `${rest} more test files that the change reaches, ` : ''}diagrams, C# samples, builds and browser tests.`,
  );
  if (failed > 0) process.exit(1);
}

void main();
