import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { accountOf } from './account';
import { messageOf, type Output, readArguments } from './arguments';
import { type AdoptionPlan, planAdoption } from './plan';
import { ModuleReader } from './read-module';
import { accountText, isWhole, leftOutText } from './report';

/** What the command needs from around it. */
export interface AdoptionTools extends Output {
  /** A copy of the project to build in, where nothing may be written; its absolute path. */
  readonly copy: () => string;
  /** Builds the project in a folder; whether that succeeded. */
  readonly build: (dir: string) => boolean;
  /** The text of a file as the project formats it. */
  readonly format: (text: string, file: string) => Promise<string>;
}

const HELP = `Usage: npm run adopt -- <docusaurus folder> [options]

Reads docusaurus.config.* and the sidebars without running them, writes site.config.ts, which points
at the folder's pages, and what else is needed into "adopted/". Then it builds the site and says
what the documents lack of what the pages hold. The Docusaurus folder is not changed.

Options:
  --root <folder>  the folder that files are read from; without it, the site's own. Where the pages
               are beside it, as in "../docs", name a folder that has both
  --check      write nothing here: build in a copy in .tmp/, and report the same
  --no-build   write, and leave the build and the comparison out
  --help       this text

Exits with 0 if nothing is lost, 1 if something is or the site does not build, 2 if the arguments
are wrong.

A folder with docfx.json is moved as a DocFX site; name it with --help for the options of that.
`;

export const ADOPTION_OPTIONS = {
  root: { type: 'string' },
  check: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/**
 * Runs the command.
 *
 * @param rootDir the project's root.
 * @returns the exit code.
 */
export async function adopt(
  argv: readonly string[],
  rootDir: string,
  tools: AdoptionTools,
): Promise<number> {
  const { log, error } = tools;
  const given = readArguments(
    () =>
      parseArgs({
        args: [...argv],
        allowPositionals: true,
        options: ADOPTION_OPTIONS,
      }),
    HELP,
    'docusaurus.config.*',
    tools,
  );
  if (typeof given === 'number') return given;
  const { values, folder } = given;
  const siteDir = path.resolve(rootDir, folder);
  const root = values.root === undefined ? siteDir : path.resolve(rootDir, values.root);
  const dir = values.check && !values['no-build'] ? tools.copy() : rootDir;
  let plan: AdoptionPlan;
  try {
    plan = planAdoption(siteDir, dir, root);
  } catch (mistake) {
    error(messageOf(mistake));
    return 1;
  }
  log(leftOutText(plan.leftOut, rootDir));
  if (values.check && values['no-build']) return 0;
  await writePlan(plan, dir, tools.format);
  if (!values.check) log(`\nWritten: ${[...plan.files.keys()].join(', ')}.`);
  if (values['no-build']) return 0;
  log('\nBuilding the site, to compare its documents with the pages.');
  if (!tools.build(dir)) {
    error('The site does not build: what is wrong is listed above.');
    return 1;
  }
  const reader = new ModuleReader(siteDir, root);
  const { markdownFormat } = plan.settings;
  const accounts = accountOf(plan.pages, path.join(dir, 'dist'), reader, markdownFormat);
  const whole = isWhole(accounts);
  log(`\n${accountText(accounts, rootDir)}`);
  log(whole ? 'Nothing is lost.' : 'The pages above lack something.');
  log(values.check ? 'Nothing was written.' : '"npm start" shows the site.');
  return whole ? 0 : 1;
}

async function writePlan(
  { files }: AdoptionPlan,
  dir: string,
  format: AdoptionTools['format'],
): Promise<void> {
  for (const [name, text] of files) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, await format(text, name));
  }
}
