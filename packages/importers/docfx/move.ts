import fs from 'node:fs';
import path from 'node:path';
import { installBasePath } from '../../../src/base-path';
import { installMessages } from '../../../src/messages';
import { writeWhole } from '../../../src/config/diagnostics/write-whole';
import { type Move, type MoveTools, SETTINGS, settingsText } from '../shared/move';
import { DOCFX_FILE } from './config';
import { planProject } from './plan';
import { accountText, missingNamesText, notesText } from './report';

/** Moves a DocFX project here. */
export const moveDocfx = (move: Move, tools: MoveTools): Promise<number> =>
  moveProject(move, tools, planProject, DOCFX_FILE);

/**
 * Writes what is planned of a project, and returns the exit code. Throws an error with a readable
 * message if the project cannot be read.
 *
 * @param madeOf the file with the project's settings.
 */
export async function moveProject(
  { dir, root, rootDir, check, out, replace, all }: Move,
  { log, error, format }: MoveTools,
  planOf: typeof planProject,
  madeOf: string,
): Promise<number> {
  const contentDir = path.resolve(rootDir, out);
  const isFilled = fs.existsSync(contentDir) && fs.readdirSync(contentDir).length > 0;
  if (!check && !replace && isFilled) {
    error(`The folder "${out}" is not empty. Name another one (--out), or add --replace.`);
    return 2;
  }
  // Pages are rendered, to see that they build.
  installMessages('en');
  installBasePath('');
  const planned = await planOf(dir, contentDir, rootDir, root);
  const { plan, notes, typeCount, settings, files, copies } = planned;
  const reports = [notesText(notes, rootDir, all), missingNamesText(plan.missingNames)];
  log(reports.filter((text) => text !== '').join('\n\n'));
  log(`\n${accountText(plan)}`);
  if (typeCount > 0) log(`${typeCount} types are in the reference.`);
  if (check) log('Nothing was written.');
  else {
    if (replace) fs.rmSync(contentDir, { recursive: true, force: true });
    for (const [name, text] of files) writeWhole(path.join(contentDir, name), text);
    for (const [source, name] of copies)
      fs.cpSync(source, path.join(contentDir, name), { dereference: true });
    const comment = `/** Made of ${madeOf}. Each field is documented in \`src/config/settings/schema.ts\`. */`;
    const text = await format(settingsText(settings, comment), SETTINGS);
    fs.writeFileSync(path.join(rootDir, SETTINGS), text);
    log(`Written: ${SETTINGS} and ${out}/. "CONTENT_DIR=${out} npm start" shows the site.`);
  }
  return [...plan.converted.values()].some(({ lost }) => lost !== undefined) ? 1 : 0;
}
