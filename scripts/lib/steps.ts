/** A command among others that may run at the same time. */
export interface Step {
  readonly title: string;
  /** The command in package.json. */
  readonly script: string;
  readonly args?: readonly string[];
  /** The commands whose results this one uses. */
  readonly after?: readonly string[];
  /** Whether it uses the whole machine by itself. */
  readonly alone?: boolean;
}

export type Outcome = 'passed' | 'failed' | 'skipped';

/** What remains to be done when all steps have ended, or the first has failed. */
export interface Summary {
  readonly passed: number;
  /** Titles. */
  readonly skipped: readonly string[];
  readonly failed: string | undefined;
}

/**
 * Runs steps side by side, in their order where nothing else decides: a step starts once those that
 * it comes after have ended. The first failure ends the run; those that still run are left to the
 * caller.
 *
 * @param lanes how many steps run at the same time.
 * @throws {Error} if a step comes after a command that is no step.
 */
export async function runSteps(
  steps: readonly Step[],
  lanes: number,
  run: (step: Step) => Promise<Outcome>,
): Promise<Summary> {
  const unknown = steps.flatMap(({ after = [] }) =>
    after.filter((script) => !steps.some((step) => step.script === script)),
  );
  if (unknown.length > 0) throw new Error(`No step runs ${unknown.join(', ')}.`);
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
    if (outcome === 'failed') return { passed, skipped, failed: step.title };
    if (outcome === 'skipped') skipped.push(step.title);
    else passed++;
  }
  return { passed, skipped, failed: undefined };

  function next(): Step | undefined {
    if (running.size >= lanes || [...running.keys()].some(({ alone }) => alone)) return undefined;
    const unfinished = new Set([...waiting, ...running.keys()].map(({ script }) => script));
    const ready = waiting.filter(({ after = [] }) => !after.some((one) => unfinished.has(one)));
    // Those that need the whole machine wait until nothing else can be done.
    const small = ready.find(({ alone }) => !alone);
    return small ?? (running.size === 0 ? ready[0] : undefined);
  }

  function start(step: Step): void {
    waiting.splice(waiting.indexOf(step), 1);
    running.set(
      step,
      run(step).then((outcome) => ({ step, outcome })),
    );
  }
}
