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
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkChange, checkStaged } from '../packages/testing/quick-checks';
import { runCommand } from '../packages/testing/run-command';
import { isInside } from '../src/config/diagnostics/files';
import { pageDirsOf } from '../src/config/project/content-folder';
import { currentSite } from '../src/config/project/site';

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { staged: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const contentDirs = pageDirsOf(currentSite().folder);
  const pages = {
    title: 'Text of pages',
    command: ['tsx', 'scripts/lint-content.mts'],
    isPage: (file: string) => /\.mdx?$/.test(file) && isInside(path.resolve(file), contentDirs),
  };
  const failed = await (values.staged ? checkStaged(pages) : checkChange(positionals[0], pages));
  return failed > 0 ? 1 : 0;
});
