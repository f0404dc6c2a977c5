import os from 'node:os';

/** Below this, starting a process and giving it the schema takes longer than the queries. */
const MANY_PAGES = 2000;

/**
 * Keeps Gatsby's work in the main process where a second one gains nothing. Queries: on two cores
 * there would be a single worker, which has to load Gatsby, build the schema and read every compiled
 * page again, and on small sites more of them would do the same. `GATSBY_CPU_COUNT` decides if it is
 * set. Rendering: wherever there are no query workers (`src/build/gatsby/render-here.ts`), because
 * the main process only waits for it.
 *
 * @param pages the number of pages of the site, roughly.
 */
export function queryEnvironment(
  pages: number,
  cores = os.availableParallelism(),
  { GATSBY_CPU_COUNT: chosen }: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const count = chosen ?? (cores <= 2 || pages < MANY_PAGES ? '1' : undefined);
  return {
    ...(count !== undefined && { GATSBY_CPU_COUNT: count }),
    ...(count === '1' && { RENDER_HERE: '1' }),
  };
}

/**
 * How V8 runs Gatsby, with room for objects that live briefly. Large sites get a heap that grows by
 * half at a time, which takes less memory. Small ones run as the short process that they are: V8 would
 * spend a fourth of the CPU time on optimizing code that has nearly ended. Only Node.js 20 knows when
 * to begin with that, and needs no more memory if its heap starts large.
 *
 * @param pages the number of pages of the site, roughly.
 * @param version Node's version.
 * @returns arguments of Node.js.
 */
export function nodeFlags(
  pages: number,
  version: string = process.versions.node,
): readonly string[] {
  const room = '--max-semi-space-size=32';
  if (pages >= MANY_PAGES) return ['--heap-growing-percent=50', room];
  const short = ['--single-threaded-gc', '--min-semi-space-size=32', room];
  return Number.parseInt(version, 10) < 22
    ? [...short, '--interrupt-budget=1000000', '--initial-old-space-size=700']
    : short;
}
