/**
 * `npm test`: runs all checks. Each step is a command in package.json; steps that use one core run
 * side by side, and what each has said is printed when it ends. The first failure ends the run. A
 * step that cannot run here (exit code 75) prints the reason, and counts as skipped.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import { ensureChromium } from './lib/chromium';
import { installationProblem } from './lib/installed';
import { packageCommand } from './lib/package-command';
import { SKIPPED } from './lib/run';
import { type Outcome, runSteps, type Step } from './lib/steps';

/** Builds take a gigabyte of memory each, so there is a limit on machines with many cores too. */
const LANES = Math.min(4, os.availableParallelism());

/** The longest come first, so that the end finds no core idle. */
const STEPS: readonly Step[] = [
  { title: 'Build', script: 'build' },
  { title: 'Lint', script: 'lint' },
  { title: 'Content', script: 'lint:content' },
  { title: 'Pictures of diagrams', script: 'diagrams:check' },
  { title: 'C# samples', script: 'samples' },
  { title: 'Unit tests', script: 'test:unit' },
  { title: 'Types', script: 'typecheck' },
  // After the build, which has drawn most of the social cards that these builds show.
  {
    title: 'Builds that fail and builds that are warm',
    script: 'test:builds',
    after: ['build', 'samples'],
  },
  { title: 'Test sites: authoring', script: 'test:sites', args: ['authoring'], after: ['build'] },
  { title: 'Test sites: renamed', script: 'test:sites', args: ['renamed'], after: ['build'] },
  { title: 'Develop in a browser', script: 'test:develop', after: ['build'] },
  { title: 'Firefox and WebKit', script: 'test:browsers', after: ['build'] },
  { title: 'What search finds', script: 'search:floor', after: ['build'] },
  {
    title: 'Two builds of one site',
    script: 'test:same',
    after: ['test:builds', 'test:sites'],
  },
  { title: 'Budgets', script: 'budgets', after: ['build'] },
  { title: 'Addresses that the site ever had', script: 'urls:check', after: ['build'] },
  {
    title: 'Browser tests',
    // With the visit to every page, so that no worker waits for the last test of the others.
    script: 'test:browser',
    after: ['build', 'test:sites'],
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

function run({ title, script, args = [], alone = false }: Step): Promise<Outcome> {
  const { line, env } = packageCommand(process.cwd(), script, args);
  const heading = `\n== ${title}: npm run ${[script, ...args].join(' ')}`;
  console.log(alone ? heading : `.. ${title}: started`);
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(line, {
      shell: true,
      env,
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
      console.log(`== ${title}: ${outcome} after ${seconds} s`);
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
  const { passed, skipped, failed } = await runSteps(STEPS, LANES, run);
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
