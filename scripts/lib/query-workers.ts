import os from 'node:os';
import { isPlainBuild } from '../../src/site/plain-build';
import { quickFlags } from './v8-flags';

/** Below this, starting a process and giving it the schema takes longer than the queries. */
const MANY_PAGES = 2000;

/**
 * Keeps Gatsby's work in the main process where a second one gains nothing. Queries: on two cores
 * there would be a single worker, which has to load Gatsby, build the schema and read every compiled
 * page again, and on small sites more of them would do the same. `GATSBY_CPU_COUNT` decides if it is
 * set. Rendering: on small sites without query workers (`src/gatsby-process/render-here.ts`).
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
    ...(count === '1' && pages < MANY_PAGES && { RENDER_HERE: '1' }),
  };
}

/**
 * How V8 runs a build of a small site: as a short process, with room for objects that live briefly.
 *
 * @param pages the number of pages of the site, roughly.
 * @returns arguments of Node.js.
 */
export function shortProcessFlags(pages: number): readonly string[] {
  if (pages >= MANY_PAGES || isPlainBuild()) return [];
  return [...quickFlags(), '--min-semi-space-size=32', '--max-semi-space-size=32'];
}
