/**
 * What `.githooks/pre-commit` runs: ESLint and Prettier on the files of the commit, and the checks of
 * text on its pages. Files are checked as they are on disk. Exits with 1 if anything is wrong.
 */
import { pageDirsOf } from '../src/config/project/content-folder';
import { currentSite } from '../src/config/project/site';
import { runChecks } from './lib/checks';
import { stagedChecks, stagedIn } from './lib/staged';

async function main(): Promise<void> {
  const root = process.cwd();
  const { files, unstaged } = stagedIn(root);
  const checks = stagedChecks(files, pageDirsOf(currentSite(root).folder));
  for (const file of unstaged)
    console.warn(`${file} has changes that are not staged: it is checked with them.`);
  if ((await runChecks(checks)) > 0) {
    console.error('Nothing is committed. "npm run format" repairs what it can.');
    process.exit(1);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
