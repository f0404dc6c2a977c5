/**
 * `npm test`: runs all checks, and `npm test -- budgets urls` only those steps, on what is built. Steps
 * that use one core run side by side, and what each has said is printed when it ends. The first
 * failure ends the run. A step that cannot run here (exit code 75) prints the reason, and counts as
 * skipped.
 */
import os from 'node:os';
import { ensureChromium } from '../packages/testing/chromium';
import { runCommand } from '../packages/testing/run-command';
import { runCommands, selectSteps, type Step } from '../packages/testing/steps';
import { installationProblem } from './lib/installed';

/**
 * One more than there are cores, because some steps mostly wait for pages. Builds take a gigabyte of
 * memory each, so there is a limit on machines with many cores too.
 */
const LANES = Math.min(4, os.availableParallelism() + 1);

/** Tests of `npm run develop` and `npm run build`, by project. Playwright empties its folder: not e2e's. */
const COMMANDS = 'playwright test -c playwright.commands.config.ts --output=.tmp/runs --project';

/** The longest come first, so that the end finds no core idle. The browser tests mostly wait. */
const STEPS: readonly Step[] = [
  { name: 'build', command: 'tsx scripts/build.ts' },
  // These builds come after the build, which has drawn most of the social cards that they show.
  { name: 'authoring', command: 'tsx e2e/test-sites.ts authoring', after: ['build'] },
  { name: 'renamed', command: 'tsx e2e/test-sites.ts renamed', after: ['build'] },
  {
    name: 'e2e',
    // With the visit to every page, so that no worker waits for the last test of the others.
    command: 'playwright test --config=playwright.all.config.ts',
    after: ['build', 'authoring', 'renamed'],
  },
  { name: 'samples', command: 'tsx scripts/samples.ts' },
  { name: 'develop', command: `${COMMANDS}=develop`, after: ['build'] },
  { name: 'unit', command: 'jest' },
  // Compares its builds with that of the step before.
  { name: 'builds', command: `${COMMANDS}=builds`, after: ['build', 'samples', 'authoring'] },
  { name: 'edits', command: `${COMMANDS}=edits`, after: ['build'] },
  { name: 'lint', command: 'eslint .' },
  { name: 'browsers', command: 'tsx scripts/test-browsers.ts', after: ['build'] },
  { name: 'search', command: 'tsx scripts/bench-search.ts --floor', after: ['build'] },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'format', command: 'prettier --check .' },
  { name: 'content', command: 'tsx scripts/lint-content.mts' },
  { name: 'budgets', command: 'tsx scripts/budgets.ts', after: ['build'] },
  { name: 'diagrams', command: 'tsx scripts/diagrams.ts --check' },
  { name: 'urls', command: 'tsx scripts/urls-check.ts', after: ['build'] },
];

runCommand(() => {
  const problem = installationProblem(process.cwd());
  if (problem !== undefined) throw new Error(problem);
  ensureChromium();
  return runCommands(selectSteps(STEPS, process.argv.slice(2)), LANES);
});
