import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { moveDocfx } from './docfx/move';
import { moveDocusaurus } from './docusaurus/move';
import type { MoveTools } from './shared/move';

const HELP = `Usage: npm run adopt -- <folder> [options]

Moves the Docusaurus or DocFX site in a folder here, and says what it cannot take over and what each
of it would need. The folder is not changed, and none of its code runs.

Docusaurus: reads docusaurus.config.* and the sidebars, writes site.config.ts, which points at the
folder's pages, and what else is needed into "adopted/". Then it builds the site and says what the
documents lack of what the pages hold.

DocFX: reads docfx.json, the tables of contents, the articles and what "docfx metadata" has written.
Writes site.config.ts and a content folder.

Options:
  --root <folder>  the folder that files are read from; without it, the one that is named. Where pages
                   are beside it, as in "../docs", or include files from there, as in "../src", name
                   a folder that has both
  --check          write nothing, and report the same: a Docusaurus site is built in a copy in .tmp/
  --no-build       Docusaurus: write, and leave the build and the comparison out
  --out <folder>   DocFX: the content folder to write; "adopted" without it
  --replace        DocFX: remove that folder first, with everything in it
  --all            list every place of what is lost in many; without it, three of each kind
  --help           this text

Exits with 0 if nothing is lost, 1 if something is, the site does not build or nothing can be read,
2 if the arguments are wrong.
`;

const OPTIONS = {
  root: { type: 'string' },
  check: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  out: { type: 'string', default: 'adopted' },
  replace: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Runs the command and returns the exit code. */
export async function moveSite(
  argv: readonly string[],
  rootDir: string,
  tools: MoveTools,
): Promise<number> {
  const { log, error } = tools;
  const wrong = (mistake: string) => {
    error(`${mistake}\n\n${HELP}`);
    return 2;
  };
  let given;
  try {
    given = parseArgs({ args: [...argv], allowPositionals: true, options: OPTIONS });
  } catch (mistake) {
    return wrong(messageOf(mistake));
  }
  const { values, positionals } = given;
  const [folder, ...others] = positionals;
  if (values.help) {
    log(HELP);
    return 0;
  }
  if (folder === undefined || others.length > 0) {
    return wrong('Name one folder: the one with docusaurus.config.* or docfx.json.');
  }
  const dir = path.resolve(rootDir, folder);
  const root = path.resolve(rootDir, values.root ?? folder);
  const { check, replace, out, all, 'no-build': noBuild } = values;
  try {
    const move = isDocfx(dir) ? moveDocfx : moveDocusaurus;
    return await move({ dir, root, rootDir, check, replace, out, noBuild, all }, tools);
  } catch (mistake) {
    error(messageOf(mistake));
    return 1;
  }
}

/** A folder that has the settings of both was a DocFX site once: Docusaurus builds it now. */
function isDocfx(dir: string): boolean {
  const names = fs.existsSync(dir) ? fs.readdirSync(dir) : [];
  const isDocusaurus = names.some((name) => /^docusaurus\.config\.\w+$/.test(name));
  return !isDocusaurus && names.includes('docfx.json');
}

const messageOf = (mistake: unknown): string =>
  mistake instanceof Error ? mistake.message : String(mistake);
