import os from 'node:os';
import { quickFlags } from './v8-flags';

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
 * With room for what lives briefly, in megabytes. On Node.js 20, also for all that a small site leaves
 * before anything is cleared away: V8 would go through it four times, and needs no more memory. Later
 * versions clear away less often, and would need 500 MB more.
 */
const shortFlags = (version: string) => [
  '--min-semi-space-size=32',
  ...(Number.parseInt(version, 10) < 22 ? ['--initial-old-space-size=700'] : []),
];

/** With a heap that grows by half: V8 lets it grow to several times what is in use. */
const LONG = ['--heap-growing-percent=50'];

/**
 * How V8 runs a build, with room for objects that live briefly: on a small site as a short process,
 * on a large one in less memory.
 *
 * @param pages the number of pages of the site, roughly.
 * @param version Node's version.
 * @returns arguments of Node.js.
 */
export function processFlags(
  pages: number,
  version: string = process.versions.node,
): readonly string[] {
  const flags = pages < MANY_PAGES ? [...quickFlags(version), ...shortFlags(version)] : LONG;
  return [...flags, '--max-semi-space-size=32'];
}

/**
 * How V8 runs develop. Code that each edit runs again is compiled to machine code soon enough, and the
 * start takes less: on this site 28 CPU seconds instead of 40, and the first edits not more than the
 * later ones. Large sites are left to V8, which collects their garbage in several threads.
 *
 * @param pages the number of pages of the site, roughly.
 * @returns arguments of Node.js.
 */
export function developFlags(pages: number): readonly string[] {
  if (pages >= MANY_PAGES) return [];
  return [...quickFlags(), '--min-semi-space-size=32', '--max-semi-space-size=32'];
}
