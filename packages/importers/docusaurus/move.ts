import path from 'node:path';
import { writeWhole } from '../../../src/config/diagnostics/write-whole';
import { finishMove } from '../compare/finish';
import type { Move, MoveTools } from '../shared/move';
import { notesText } from '../shared/notes';
import { plainOf } from './pages';
import { planMove } from './plan';

/**
 * Moves a Docusaurus site here and returns the exit code. Throws an error with a readable message
 * if the site cannot be read.
 */
export async function moveDocusaurus(move: Move, tools: MoveTools): Promise<number> {
  const { dir: siteDir, root, rootDir, check, noBuild, all } = move;
  const { log, copy, format } = tools;
  const dir = check && !noBuild ? copy() : rootDir;
  const plan = planMove(siteDir, dir, root);
  log(notesText(plan.site.notes, rootDir, all) || 'Everything is taken over.');
  if (check && noBuild) return 0;
  for (const [name, text] of plan.files) {
    writeWhole(path.join(dir, name), await format(text, name));
  }
  if (!check) log(`\nWritten: ${[...plan.files.keys()].join(', ')}.`);
  if (noBuild) return 0;
  const { markdownFormat, url } = plan.settings;
  const pages = plan.pages.map((page) => ({
    file: page.file,
    address: page.path,
    path: page.path,
    html: () => plainOf(page, plan.site, markdownFormat),
  }));
  const builtDir = path.join(siteDir, 'build');
  return finishMove({ dir, pages, builtDir, url, leftOut: plan.site.notes.length }, move, tools);
}
