import path from 'node:path';
import { writeWhole } from '../../../src/config/diagnostics/write-whole';
import type { Move, MoveTools } from '../shared/move';
import { counted } from '../shared/tally';
import { accountOf, accountText, isWhole } from './account';
import { leftOutText } from './left-out';
import { planMove } from './plan';
import { ModuleReader } from './read-module';

/**
 * Moves a Docusaurus site here and returns the exit code. Throws an error with a readable message
 * if the site cannot be read.
 */
export async function moveDocusaurus(
  { dir: siteDir, root, rootDir, check, noBuild, all }: Move,
  { log, error, copy, build, format }: MoveTools,
): Promise<number> {
  const dir = check && !noBuild ? copy() : rootDir;
  const plan = planMove(siteDir, dir, root);
  log(leftOutText(plan.leftOut, rootDir, all));
  if (check && noBuild) return 0;
  for (const [name, text] of plan.files) {
    writeWhole(path.join(dir, name), await format(text, name));
  }
  if (!check) log(`\nWritten: ${[...plan.files.keys()].join(', ')}.`);
  if (noBuild) return 0;
  log('\nBuilding the site, to compare its documents with the pages.');
  if (!build(dir)) {
    error('The site does not build: what is wrong is listed above.');
    return 1;
  }
  const reader = new ModuleReader(siteDir, root);
  const { markdownFormat } = plan.settings;
  const accounts = accountOf(plan.pages, path.join(dir, 'dist'), reader, markdownFormat);
  const whole = isWhole(accounts);
  log(`\n${accountText(accounts, rootDir)}`);
  log(whole ? wholeText(plan.leftOut.length) : 'The pages above lack something.');
  log(check ? 'Nothing was written.' : '"npm start" shows the site.');
  return whole ? 0 : 1;
}

/** That all pages are whole does not say that the site is. */
function wholeText(leftOut: number): string {
  if (leftOut === 0) return 'Nothing is lost.';
  const others = `${counted(leftOut, 'other thing')} of the site: see "Not taken over" above, and the warnings`;
  return `No word, link, picture or anchor of a page is lost. ${others}.`;
}
