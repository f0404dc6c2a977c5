import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf, type Output, readArguments } from '../docusaurus/arguments';
import { settingsText } from '../docusaurus/settings-text';
import { installBasePath } from '../../../src/base-path';
import { installMessages } from '../../../src/messages';
import { type DocfxAdoption, planDocfxAdoption, writeDocfxAdoption } from './adopt';
import { accountText, missingNamesText, notesText } from './report';

/** What the command needs from around it. */
export interface DocfxTools extends Output {
  /** The text of the settings as the project formats them. */
  readonly format: (text: string) => Promise<string>;
}

const HELP = `Usage: npm run adopt -- <folder with docfx.json> [options]

Reads docfx.json, the tables of contents, the articles and what "docfx metadata" has written. Writes
site.config.ts and a content folder, and says what it cannot take over and what each of it would
need. The DocFX project is not changed, and none of its code runs.

Options:
  --out <folder>  the content folder to write; "adopted" without it
  --root <folder> the folder that files are read from; without it, the one with docfx.json. Where
                  pages include files beside it, as in "../src", name a folder that has both
  --replace       remove that folder first, with everything in it
  --check         write nothing, and report the same
  --help          this text

Exits with 0 if no word is lost, 1 if some are or nothing can be read, 2 if the arguments are wrong.
`;

const SETTINGS = 'site.config.ts';
const COMMENT =
  '/** Made of docfx.json. Each field is documented in `src/config/settings/schema.ts`. */';

export const DOCFX_OPTIONS = {
  out: { type: 'string', default: 'adopted' },
  root: { type: 'string' },
  replace: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/**
 * Runs the command.
 *
 * @param rootDir the project's root.
 * @returns the exit code.
 */
export async function adoptDocfx(
  argv: readonly string[],
  rootDir: string,
  tools: DocfxTools,
): Promise<number> {
  const { log, error, format } = tools;
  const given = readArguments(
    () =>
      parseArgs({
        args: [...argv],
        allowPositionals: true,
        options: DOCFX_OPTIONS,
      }),
    HELP,
    'docfx.json',
    tools,
  );
  if (typeof given === 'number') return given;
  const { values, folder } = given;
  const contentDir = path.resolve(rootDir, values.out);
  if (!values.check && !values.replace && isFilled(contentDir)) {
    error(`The folder "${values.out}" is not empty. Name another one (--out), or add --replace.`);
    return 2;
  }
  // Pages are rendered, to see that they build.
  installMessages('en');
  installBasePath('');
  let adoption: DocfxAdoption;
  try {
    const dir = path.resolve(rootDir, folder);
    const root = values.root === undefined ? dir : path.resolve(rootDir, values.root);
    adoption = await planDocfxAdoption(dir, contentDir, rootDir, root);
  } catch (mistake) {
    error(messageOf(mistake));
    return 1;
  }
  const { plan, notes, typeCount, settings } = adoption;
  const reports = [notesText(notes, rootDir), missingNamesText(plan.missingNames)];
  log(reports.filter((text) => text !== '').join('\n\n'));
  log(`\n${accountText(plan)}`);
  if (typeCount > 0) log(`${typeCount} types are in the reference.`);
  if (values.check) log('Nothing was written.');
  else {
    if (values.replace) fs.rmSync(contentDir, { recursive: true, force: true });
    writeDocfxAdoption(adoption, contentDir);
    fs.writeFileSync(path.join(rootDir, SETTINGS), await format(settingsText(settings, COMMENT)));
    log(
      `Written: ${SETTINGS} and ${values.out}/. "CONTENT_DIR=${values.out} npm start" shows the site.`,
    );
  }
  return [...plan.converted.values()].some(({ lost }) => lost !== undefined) ? 1 : 0;
}

function isFilled(dir: string): boolean {
  return fs.existsSync(dir) && fs.readdirSync(dir).length > 0;
}
