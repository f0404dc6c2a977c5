/**
 * `npm test`: runs all checks, and `npm test -- budgets urls` only those steps, on what is built. Steps
 * that use one core run side by side, and what each has said is printed when it ends. The first
 * failure ends the run. A step that cannot run here (exit code 75) prints the reason, and counts as
 * skipped.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import { ensureChromium } from './lib/chromium';
import { installationProblem } from './lib/installed';
import { SKIPPED } from './lib/run';
import { type Outcome, runSteps, selectSteps, type Step } from './lib/steps';

/**
 * One more than there are cores, because some steps mostly wait for pages. Builds take a gigabyte of
 * memory each, so there is a limit on machines with many cores too.
 */
const LANES = Math.min(4, os.availableParallelism() + 1);

/** The longest come first, so that the end finds no core idle. */
const STEPS: readonly Step[] = [
  { name: 'build', command: 'tsx scripts/build.ts' },
  { name: 'lint', command: 'eslint .' },
  { name: 'develop', command: 'tsx scripts/test-develop.ts', after: ['build'] },
  { name: 'content', command: 'tsx scripts/lint-content.mts' },
  { name: 'diagrams', command: 'tsx scripts/diagrams.ts --check' },
  { name: 'samples', command: 'tsx scripts/samples.ts' },
  { name: 'unit', command: 'jest' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'format', command: 'prettier --check .' },
  // Builds that fail and builds that are warm, after the build, which has drawn most of the social
  // cards that these builds show.
  { name: 'builds', command: 'tsx scripts/test-builds.ts', after: ['build', 'samples'] },
  { name: 'authoring', command: 'tsx scripts/test-sites.ts authoring', after: ['build'] },
  { name: 'renamed', command: 'tsx scripts/test-sites.ts renamed', after: ['build'] },
  { name: 'browsers', command: 'tsx scripts/test-browsers.ts', after: ['build'] },
  { name: 'search', command: 'tsx scripts/bench-search.ts --floor', after: ['build'] },
  // Two builds of one site.
  { name: 'same', command: 'tsx scripts/test-same.ts', after: ['builds', 'authoring'] },
  { name: 'budgets', command: 'tsx scripts/budgets.ts', after: ['build'] },
  { name: 'urls', command: 'tsx scripts/urls-check.ts', after: ['build'] },
  {
    name: 'e2e',
    // With the visit to every page, so that no worker waits for the last test of the others.
    command: 'playwright test --config=playwright.all.config.ts',
    after: ['build', 'authoring', 'renamed'],
    alone: true,
  },
];

const running = new Set<ChildProcess>();

/** Ends the steps that still run, with the processes that they have started. */
function stopAll(): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  }
}

function run({ name, command, alone = false }: Step): Promise<Outcome> {
  const heading = `\n== ${name}: ${command}`;
  console.log(alone ? heading : `.. ${name}: started`);
  const started = Date.now();
  return new Promise((resolve) => {
    // npm has put the packages' programs into the path.
    const child = spawn(command, {
      shell: true,
      // A process group of its own, which `stopAll` ends.
      detached: true,
      // Nothing else runs beside it, so its lines need not wait for its end.
      stdio: alone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    const ended = (outcome: Outcome) => {
      if (!running.delete(child)) return;
      const seconds = Math.round((Date.now() - started) / 1000);
      if (!alone) console.log(`${heading}\n${Buffer.concat(output).toString().trimEnd()}`);
      console.log(`== ${name}: ${outcome} after ${seconds} s`);
      resolve(outcome);
    };
    child.on('error', (error) => {
      output.push(Buffer.from(error.message));
      ended('failed');
    });
    child.on('close', (code) =>
      ended(code === 0 ? 'passed' : code === SKIPPED ? 'skipped' : 'failed'),
    );
  });
}

async function main(): Promise<number> {
  const problem = installationProblem(process.cwd());
  if (problem !== undefined) throw new Error(problem);
  ensureChromium();
  const started = Date.now();
  const { passed, skipped, failed } = await runSteps(
    selectSteps(STEPS, process.argv.slice(2)),
    LANES,
    run,
  );
  if (failed !== undefined) {
    console.error(`\n${failed} failed. What ran beside it was stopped.`);
    return 1;
  }
  const names = skipped.length > 0 ? `, ${skipped.length} skipped: ${skipped.join(', ')}` : '';
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`\n${passed} passed, 0 failed${names} (${minutes} minutes)`);
  return 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopAll();
    process.exit(1);
  });
}

main().then(
  (code) => {
    stopAll();
    process.exit(code);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    stopAll();
    process.exit(1);
  },
);
