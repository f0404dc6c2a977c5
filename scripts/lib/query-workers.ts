import os from 'node:os';

/** Below this, starting a process and giving it the schema takes longer than the queries. */
const MANY_PAGES = 2000;

/**
 * Keeps Gatsby's queries in the main process where a second one gains nothing: on two cores there
 * would be a single worker, which has to load Gatsby, build the schema and read every compiled page
 * again, and on small sites more of them would do the same. `GATSBY_CPU_COUNT` decides if it is set.
 *
 * @param pages the number of pages of the site, roughly.
 */
export function queryEnvironment(
  pages: number,
  cores = os.availableParallelism(),
  { GATSBY_CPU_COUNT: chosen }: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  if (chosen !== undefined) return {};
  return cores <= 2 || pages < MANY_PAGES ? { GATSBY_CPU_COUNT: '1' } : {};
}
