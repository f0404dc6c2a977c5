import { type Outcome, sideProcess } from '../../site/side-process';
import type { JOBS } from './jobs';

type Jobs = typeof JOBS;
type Input<J extends keyof Jobs> = Parameters<Jobs[J]>[0];
type Result<J extends keyof Jobs> = Awaited<ReturnType<Jobs[J]>>;

/** Whether a build has a process for jobs. */
export function hasSideProcess(): boolean {
  return sideProcess() !== undefined;
}

/**
 * Has the side process do a job.
 *
 * @returns undefined if it has not done it, for whatever reason: then it is to be done here.
 */
export async function beside<J extends keyof Jobs>(
  job: J,
  input: Input<J>,
): Promise<Outcome<Result<J>> | undefined> {
  return (await sideProcess()?.run(job, input)) as Outcome<Result<J>> | undefined;
}
