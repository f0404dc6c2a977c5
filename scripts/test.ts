/**
 * `npm test`: runs all checks. Each step is a command in package.json; the first failure ends the
 * run. A step that cannot run here (exit code 75) prints the reason, and counts as skipped.
 */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './lib/chromium';
import { SKIPPED } from './lib/run';

const STEPS: readonly (readonly [title: string, script: string])[] = [
  ['Types', 'typecheck'],
  ['Lint', 'lint'],
  ['Content', 'lint:content'],
  ['Pictures of diagrams', 'diagrams:check'],
  ['Unit tests', 'test:unit'],
  ['C# samples', 'samples'],
  ['Build', 'build'],
  ['Budgets', 'budgets'],
  ['Addresses that the site ever had', 'urls:check'],
  ['What search finds', 'search:floor'],
  ['Test sites', 'test:sites'],
  ['Builds that fail and builds that are warm', 'test:builds'],
  ['Develop in a browser', 'test:develop'],
  ['Browser tests', 'test:e2e'],
  ['Every page in a browser', 'test:crawl'],
  ['What pages look like', 'screenshots:check'],
];

function main(): void {
  try {
    ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const skipped: string[] = [];
  for (const [title, script] of STEPS) {
    console.log(`\n== ${title}: npm run ${script}`);
    const started = Date.now();
    const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
    const seconds = Math.round((Date.now() - started) / 1000);
    if (status === SKIPPED) {
      console.log(`== ${title}: skipped`);
      skipped.push(title);
      continue;
    }
    if (status !== 0) {
      console.error(`\n${title} failed after ${seconds} s.`);
      process.exit(1);
    }
    console.log(`== ${title}: passed in ${seconds} s`);
  }
  const passed = `${STEPS.length - skipped.length} passed, 0 failed`;
  const names = skipped.length > 0 ? `, ${skipped.length} skipped: ${skipped.join(', ')}` : '';
  console.log(`\n${passed}${names}`);
}

main();
