import os from 'node:os';
import { isPlainBuild } from '../../src/site/plain-build';

/** Below this, starting the process takes longer than compiling the pages. */
const MANY_BODIES = 60;

/**
 * Whether a process compiles bodies while Gatsby starts (`src/site/body-process.ts`): on more than one
 * core, and where most of a site's pages are to be compiled. `COMPILE_AHEAD` decides if it is set.
 *
 * @param pages the number of pages of the site, roughly.
 * @param kept the number of bodies that earlier builds have left.
 */
export function aheadEnvironment(
  pages: number,
  kept: number,
  cores = os.availableParallelism(),
  { COMPILE_AHEAD: chosen, ...env }: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const isWorthIt = cores > 1 && pages - kept >= MANY_BODIES;
  return { COMPILE_AHEAD: decision(isWorthIt, chosen, env) };
}

/** Below this, starting the process takes longer than what it spares. */
const MANY_PAGES = 1000;

/**
 * Whether a process does what Gatsby need not wait for at once (`src/site/side-process.ts`): on more
 * than one core, and on large sites. `SIDE_PROCESS` decides if it is set.
 *
 * @param pages the number of pages of the site, roughly.
 */
export function sideEnvironment(
  pages: number,
  cores = os.availableParallelism(),
  { SIDE_PROCESS: chosen, ...env }: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const isWorthIt = cores > 1 && pages >= MANY_PAGES;
  return { SIDE_PROCESS: decision(isWorthIt, chosen, env) };
}

/** What is set decides; otherwise, what is worth it. A plain build has neither process. */
function decision(
  isWorthIt: boolean,
  chosen: string | undefined,
  env: NodeJS.ProcessEnv,
): '1' | '0' {
  if (isPlainBuild(env)) return '0';
  return (chosen === undefined ? isWorthIt : chosen === '1') ? '1' : '0';
}
