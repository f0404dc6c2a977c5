/**
 * `npm test`: everything that must hold. Each step is a command of its own in package.json; the
 * first one that fails ends the run.
 */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './lib/chromium';

const STEPS: readonly (readonly [title: string, script: string])[] = [
  ['Types', 'typecheck'],
  ['Lint', 'lint'],
  ['Unit tests', 'test:unit'],
  ['Build', 'build'],
  ['Budgets', 'budgets'],
  ['Test sites', 'test:sites'],
  ['Builds that fail and builds that are warm', 'test:builds'],
  ['Browser tests', 'test:e2e'],
];

function main(): void {
  try {
    ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  for (const [title, script] of STEPS) {
    console.log(`\n== ${title}: npm run ${script}`);
    const started = Date.now();
    const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
    const seconds = Math.round((Date.now() - started) / 1000);
    if (status !== 0) {
      console.error(`\n${title} failed after ${seconds} s.`);
      process.exit(1);
    }
    console.log(`== ${title}: passed in ${seconds} s`);
  }
  console.log(`\n${STEPS.length} passed, 0 failed`);
}

main();
