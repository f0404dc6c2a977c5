import path from 'node:path';
import { writeWhole } from '../../../src/config/diagnostics/write-whole';
import type { Move, MoveTools } from '../shared/move';
import { counted } from '../shared/tally';
import { compareSites, type Sites } from './compare';
import { comparisonText, isWhole } from './report';
import { sideBySide } from './side-by-side';

/** Both sites side by side, in a folder of the project that nothing is published from. */
const SIDE_BY_SIDE = '.tmp/move.html';

/** What has been written of a site. Folders are absolute. */
export interface Written extends Omit<Sites, 'distDir' | 'root'> {
  /** The project to build, with its content if that is elsewhere. */
  readonly dir: string;
  readonly contentDir?: string;
  /** How many things the report names that are not taken over. */
  readonly leftOut: number;
}

/** Builds what a move has written, compares it with the original, and returns the exit code. */
export function finishMove(
  { dir, contentDir, leftOut, ...sites }: Written,
  { root, rootDir, check, all }: Move,
  { log, error, build }: MoveTools,
): number {
  log('\nBuilding the site, to compare it with the original.');
  if (!build(dir, contentDir)) {
    error('The site does not build: what is wrong is listed above.');
    return 1;
  }
  const comparison = compareSites({ ...sites, root, distDir: path.join(dir, 'dist') });
  const text = comparisonText(comparison, rootDir, all);
  log(`\n${text}`);
  const whole = isWhole(comparison);
  if (comparison.builtDir !== undefined) {
    writeWhole(path.join(rootDir, SIDE_BY_SIDE), sideBySide(comparison));
    log(`Both versions of each page side by side: ${SIDE_BY_SIDE}`);
  }
  const areBuilt = comparison.pages.every(({ isBuilt }) => isBuilt);
  if (whole) log(wholeText(areBuilt, leftOut));
  log(check ? 'Nothing else was written.' : '"npm start" shows the site.');
  return whole ? 0 : 1;
}

/** That all pages are whole does not say that the site is. */
function wholeText(areBuilt: boolean, leftOut: number): string {
  const others =
    leftOut > 0
      ? ` ${counted(leftOut, 'other thing')} of the site: see "Not taken over" above, and the warnings.`
      : '';
  if (!areBuilt) {
    return `Pages have all that their sources tell. Build the original and run this again to have both sites compared.${others}`;
  }
  return leftOut > 0 ? `Pages show what they showed.${others}` : 'Nothing is lost.';
}
