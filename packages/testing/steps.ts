import { type ChildProcess, spawn } from 'node:child_process';

/** The exit code of a command that could not run here; it prints the reason. */
export const SKIPPED = 75;

/** A command among others that may run at the same time. */
export interface Step {
  readonly name: string;
  /** A line for a shell. */
  readonly command: string;
  /** The names of steps whose results this one uses. */
  readonly after?: readonly string[];
}

export type Outcome = 'passed' | 'failed' | 'skipped';

/**
 * The steps of these names, which use what earlier runs have built; all if none is named. Throws an
 * error that lists the names if one is wrong.
 */
export function selectSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const wrong = names.find((name) => !steps.some((step) => step.name === name));
  if (wrong !== undefined) {
    const all = steps.map(({ name }) => name).join(', ');
    throw new Error(`There is no step "${wrong}", only ${all}.`);
  }
  if (names.length === 0) return steps;
  return steps
    .filter(({ name }) => names.includes(name))
    .map(({ after = [], ...step }) => ({
      ...step,
      after: after.filter((name) => names.includes(name)),
    }));
}

/**
 * Runs steps side by side, in their order where nothing else decides: a step starts once those that
 * it comes after have ended. The first failure ends the run; those that still run are left to the
 * caller.
 *
 * @param lanes how many steps run at the same time.
 * @returns how many have passed, and the names of those that were skipped and of the one that failed.
 * @throws {Error} if a step comes after one that does not exist.
 */
export async function runSteps(
  steps: readonly Step[],
  lanes: number,
  run: (step: Step) => Promise<Outcome>,
) {
  const unknown = steps.flatMap(({ after = [] }) =>
    after.filter((name) => !steps.some((step) => step.name === name)),
  );
  if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}.`);
  const waiting = [...steps];
  const running = new Map<Step, Promise<{ step: Step; outcome: Outcome }>>();
  const skipped: string[] = [];
  let passed = 0;
  while (waiting.length > 0 || running.size > 0) {
    for (let step = next(); step; step = next()) start(step);
    // Nothing runs, and nothing may start.
    if (running.size === 0) throw new Error('Steps wait for each other.');
    const { step, outcome } = await Promise.race(running.values());
    running.delete(step);
    if (outcome === 'failed') return { passed, skipped, failed: step.name };
    if (outcome === 'skipped') skipped.push(step.name);
    else passed++;
  }
  return { passed, skipped, failed: undefined };

  function next(): Step | undefined {
    if (running.size >= lanes) return undefined;
    const unfinished = new Set([...waiting, ...running.keys()].map(({ name }) => name));
    return waiting.find(({ after = [] }) => !after.some((one) => unfinished.has(one)));
  }

  function start(step: Step): void {
    waiting.splice(waiting.indexOf(step), 1);
    running.set(
      step,
      run(step).then((outcome) => ({ step, outcome })),
    );
  }
}

const running = new Set<ChildProcess>();
let isStopping = false;

/** Ends the commands that still run, with the processes that they have started. */
function stopAll(): void {
  isStopping = true;
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  }
}

/** @param isOnly whether its lines need not wait for its end, because nothing runs beside it. */
function runCommand({ name, command }: Step, isOnly: boolean): Promise<Outcome> {
  const heading = `\n== ${name}: ${command}`;
  console.log(isOnly ? heading : `.. ${name}: started`);
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      // A process group of its own, which `stopAll` ends.
      detached: true,
      stdio: ['ignore', isOnly ? 'inherit' : 'pipe', isOnly ? 'inherit' : 'pipe'],
    });
    running.add(child);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('close', (code) => {
      running.delete(child);
      // What was stopped has nothing to say, and a log should end with the cause.
      if (isStopping) return;
      const outcome = code === 0 ? 'passed' : code === SKIPPED ? 'skipped' : 'failed';
      const seconds = Math.round((Date.now() - started) / 1000);
      if (!isOnly) console.log(`${heading}\n${Buffer.concat(output).toString().trimEnd()}`);
      console.log(`== ${name}: ${outcome} after ${seconds} s`);
      resolve(outcome);
    });
  });
}

/**
 * Runs the commands of steps and returns an exit code. What each has said is printed when it ends,
 * and a summary at the end. Nothing that was started outlives this.
 */
export async function runCommands(steps: readonly Step[], lanes: number): Promise<number> {
  isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopAll();
      process.exit(1);
    });
  }
  const started = Date.now();
  const { passed, skipped, failed } = await runSteps(steps, lanes, (step) =>
    runCommand(step, steps.length === 1),
  );
  stopAll();
  if (failed !== undefined) {
    console.log(`\n${failed} failed. What ran beside it was stopped.`);
    return 1;
  }
  const names = skipped.length > 0 ? `, ${skipped.length} skipped: ${skipped.join(', ')}` : '';
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`\n${passed} passed, 0 failed${names} (${minutes} minutes)`);
  return 0;
}
