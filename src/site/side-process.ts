/**
 * A process beside that of Gatsby, which on a large site does what Gatsby need not wait for at once:
 * Gatsby itself uses one core. Each task has a process of its own, whose memory is given back with it.
 * If that fails or is killed, whoever gave the task does it instead.
 */
import { type ChildProcess, fork } from 'node:child_process';

/** What a process is to do. */
export interface Task {
  readonly job: string;
  readonly input: unknown;
}

/** What a task has come to. */
export interface Outcome<T = unknown> {
  readonly result: T;
}

/** What a process says: nothing but that it is over, if its task has failed. */
export interface TaskReport {
  readonly outcome?: Outcome;
}

/** The processes as Gatsby's process sees them: one after the other, each for a task. */
export class SideProcess {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly start: () => ChildProcess) {}

  /** @returns undefined if the process has not done it. */
  run(job: string, input: unknown): Promise<Outcome | undefined> {
    const outcome = this.last.then(() => this.runAlone({ job, input }));
    this.last = outcome;
    return outcome;
  }

  private runAlone(task: Task): Promise<Outcome | undefined> {
    return new Promise((resolve) => {
      let outcome: Outcome | undefined;
      const child = this.start();
      child.on('message', (report) => {
        ({ outcome } = report as TaskReport);
        child.disconnect();
      });
      // Only then is its memory free for the next one.
      child.on('exit', () => resolve(outcome));
      child.on('error', () => resolve(undefined));
      // It may be gone, which `exit` says.
      child.send(task, () => undefined);
    });
  }
}

const KEY = Symbol.for('site.side-process');
const holder = globalThis as { [KEY]?: SideProcess };

/**
 * Makes it possible to give tasks to the process. The bundle that Gatsby loads first does, and that of
 * the site uses it.
 *
 * @param script a bundle of `src/gatsby-process/side-tasks.ts`.
 * @param flags arguments of Node.js.
 */
export function offerSideProcess(script: string, flags: readonly string[]): void {
  holder[KEY] = new SideProcess(() =>
    fork(script, {
      execArgv: [...flags],
      // As Gatsby sets it.
      env: { ...process.env, NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
}

/** Undefined if this build may not have such a process. */
export function sideProcess(): SideProcess | undefined {
  return holder[KEY];
}
