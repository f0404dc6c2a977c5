import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DOCFX_FILE } from './docfx/config';
import { moveProject } from './docfx/move';
import { planProject } from './docfx/plan';
import { moveDocusaurus } from './docusaurus/move';
import { planFolder } from './folder/plan';
import { planMkdocs } from './mkdocs/plan';
import type { MoveTools } from './shared/move';

const HELP = `Usage: npm run adopt -- <folder> [options]

Moves the Docusaurus, DocFX or MkDocs site or the Markdown files in a folder here, and says what it
cannot take over and what each of it would need. The folder is not changed, and none of its code runs.

Docusaurus: reads docusaurus.config.* and the sidebars, writes site.config.ts, which points at the
folder's pages, and what else is needed into "adopted/".

DocFX: reads docfx.json, the tables of contents, the articles and what "docfx metadata" has written.
Writes site.config.ts and a content folder.

MkDocs: reads mkdocs.yml and the folder of pages, written for Material or not, and writes the same.

Markdown: a folder with none of these files, whose pages are read on GitHub, or a book of mdBook.
Writes the same; its folders are the sidebar, or its SUMMARY.md.

Then it builds the site and compares each page with the original: with the pages that were built of it
(build/, _site/, site/), or else with what its sources tell. Each page gets a verdict.

Options:
  --root <folder>  the folder that files are read from; without it, the one that is named. Where pages
                   are beside it, as in "../docs", or include files from there, as in "../src", name
                   a folder that has both
  --check          write nothing, and report the same: the site is built in a copy in .tmp/
  --no-build       write, and leave the build and the comparison out
  --out <folder>   not Docusaurus: the content folder to write; "adopted" without it
  --replace        not Docusaurus: remove that folder first, with everything in it
  --all            list every place of what is lost in many; without it, three of each kind
  --help           this text

Exits with 0 if pages show what they showed, 1 if some do not, the site does not build or nothing can be read,
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
    return wrong('Name one folder: the one with docusaurus.config.*, docfx.json or mkdocs.yml.');
  }
  const dir = path.resolve(rootDir, folder);
  const root = path.resolve(rootDir, values.root ?? folder);
  const { check, replace, out, all, 'no-build': noBuild } = values;
  try {
    return await moveOf(dir)({ dir, root, rootDir, check, replace, out, noBuild, all }, tools);
  } catch (mistake) {
    error(messageOf(mistake));
    return 1;
  }
}

/** A folder that has the settings of two was another site once: Docusaurus builds it now. */
function moveOf(dir: string): typeof moveDocusaurus {
  const names = fs.existsSync(dir) ? fs.readdirSync(dir) : [];
  if (names.some((name) => /^docusaurus\.config\.\w+$/.test(name))) return moveDocusaurus;
  if (names.includes(DOCFX_FILE))
    return (move, tools) => moveProject(move, tools, planProject, DOCFX_FILE);
  const mkdocs = names.find((name) => /^mkdocs\.ya?ml$/.test(name));
  if (mkdocs) return (move, tools) => moveProject(move, tools, planMkdocs, mkdocs);
  const hasPages = names.some((name) => /\.md$|^book\.toml$/i.test(name));
  if (!hasPages) return moveDocusaurus;
  return (move, tools) => moveProject(move, tools, planFolder, 'a folder of Markdown');
}

const messageOf = (mistake: unknown): string =>
  mistake instanceof Error ? mistake.message : String(mistake);
