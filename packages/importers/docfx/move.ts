import fs from 'node:fs';
import path from 'node:path';
import { installBasePath } from '../../../src/base-path';
import { installMessages } from '../../../src/messages';
import { writeWhole } from '../../../src/config/diagnostics/write-whole';
import type { OriginalPage } from '../compare/compare';
import { finishMove } from '../compare/finish';
import { type Move, type MoveTools, SETTINGS, settingsText } from '../shared/move';
import { notesText } from '../shared/notes';
import { PART } from './plain';
import type { planProject } from './plan';
import type { PlannedFolder } from './planned-folder';
import { missingNamesText } from './report';
import type { SitePlan } from './site-plan';

/**
 * Writes what is planned of a project, builds and compares it, and returns the exit code. Throws an
 * error with a readable message if the project cannot be read.
 *
 * @param madeOf the file with the project's settings.
 */
export async function moveProject(
  move: Move,
  tools: MoveTools,
  planOf: typeof planProject,
  madeOf: string,
): Promise<number> {
  const { dir, root, rootDir, check, out, replace, all, noBuild } = move;
  const { log, error, copy, format } = tools;
  const contentDir = path.resolve(rootDir, out);
  const isFilled = fs.existsSync(contentDir) && fs.readdirSync(contentDir).length > 0;
  if (!check && !replace && isFilled) {
    error(`The folder "${out}" is not empty. Name another one (--out), or add --replace.`);
    return 2;
  }
  // Pages are rendered, to see that they build.
  installMessages('en');
  installBasePath('');
  const planned = await planOf(dir, root, rootDir);
  const { plan, notes, typeCount, settings } = planned;
  const reports = [notesText(notes, rootDir, all), missingNamesText(plan.missingNames)];
  log(reports.filter((text) => text !== '').join('\n\n') || 'Everything is taken over.');
  if (typeCount > 0) log(`${typeCount} types are in the reference.`);
  if (check && noBuild) return 0;
  const projectDir = check ? copy() : rootDir;
  const writtenDir = check ? path.join(projectDir, 'adopted') : contentDir;
  if (check || replace) fs.rmSync(writtenDir, { recursive: true, force: true });
  writeFolder(planned, writtenDir);
  const comment = `/** Made of ${madeOf}. Each field is documented in \`src/config/settings/schema.ts\`. */`;
  const text = await format(settingsText(settings, comment), SETTINGS);
  fs.writeFileSync(path.join(projectDir, SETTINGS), text);
  if (!check)
    log(`Written: ${SETTINGS} and ${out}/. "CONTENT_DIR=${out} npm start" shows the site.`);
  if (noBuild) return 0;
  const { builtDir } = plan.project;
  const site = { pages: pagesOf(plan), builtDir, url: settings.url, leftOut: notes.length };
  return finishMove({ ...site, dir: projectDir, contentDir: writtenDir }, move, tools);
}

function writeFolder({ files, copies }: PlannedFolder, dir: string): void {
  for (const [name, text] of files) writeWhole(path.join(dir, name), text);
  for (const [source, name] of copies) {
    fs.cpSync(source, path.join(dir, name), { dereference: true });
  }
}

/** The pages of a project, each with the parts that it puts in. */
export function pagesOf({ site, converted }: Pick<SitePlan, 'site' | 'converted'>): OriginalPage[] {
  const plainOf = (out: string): string => {
    const { text = '', plain } = converted.get(out) ?? {};
    const parts = [...text.matchAll(/^import \w+ from '([^']+)';$/gm)].map(([, name = '']) =>
      plainOf(path.posix.join(path.posix.dirname(out), name)),
    );
    const inPlace = (page: string, part: string) =>
      page.includes(PART) ? page.replace(PART, () => part) : `${page}\n${part}`;
    return parts.reduce(inPlace, plain?.() ?? '').replaceAll(PART, '');
  };
  return site.catalog.pages.flatMap(({ source: file, out, address, path: own }) =>
    converted.has(out) ? [{ file, address, path: own, html: () => plainOf(out) }] : [],
  );
}
