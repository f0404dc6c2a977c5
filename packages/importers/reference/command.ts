import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FACTS_FILE, loadFacts } from '../../../src/config/project/facts';
import { loadLogCodes } from '../../../src/config/project/log-codes';
import { formatProblems, type Problem } from '../../../src/config/diagnostics/problems';
import { loadSettings } from '../../../src/config/settings/load';
import type { Variables } from '../../../src/config/settings/variables';
import type { DocfxItem } from './docfx';
import { planImport } from './plan';
import { type OnProgress, readFolders } from './read-folder';
import { pagesIn } from './site-pages';
import { accountText, changesText, hasChanges, summaryText } from './report';
import { writePlan } from './write';

/** Where a command writes its output, as texts without a trailing line break. */
export interface Output {
  readonly log: (text: string) => void;
  readonly error: (text: string) => void;
  readonly onProgress?: (title: string, what: string) => OnProgress;
}

const HELP = `Usage: npx tsx scripts/reference-import.ts <folder> [<folder> …] [options]

Reads the files that "docfx metadata" writes (ManagedReference, *.yml, subfolders too) and writes one
page a type. The front matter of pages that exist is brought up to date; their bodies, and what only
an author knows (category, keywords, sectionKeywords, description, slug, since, unlisted), stay as they are.

Options:
  --out <folder>               where the pages are; content/reference/classes without it
  --check                      change nothing, list what would change, exit with 1 if anything would
  --prune                      remove pages of types that are gone; only those that were imported
  --category <namespace>=<name>
                               the category of new types of a namespace and those below it; can be
                               given several times, the longest namespace decides
  --category-from <what>       for all other new types: namespace (without it) or assembly
  --report <file>              write what became of every uid, tab-separated
  --help                       this text
`;

interface Options {
  readonly folders: readonly string[];
  readonly outDir: string;
  readonly check: boolean;
  readonly prune: boolean;
  readonly categories: readonly (readonly [namespace: string, category: string])[];
  readonly categoryFrom: 'namespace' | 'assembly';
  readonly report: string | undefined;
}

/**
 * Runs the command.
 *
 * @param rootDir the project's root, whose settings define the variables.
 * @returns the exit code: 1 if the input is damaged or `--check` finds changes, 2 if the arguments
 *   are invalid.
 */
export function importReference(argv: readonly string[], rootDir: string, output: Output): number {
  const { log, error, onProgress } = output;
  let options: Options | 'help';
  try {
    options = readOptions(argv, rootDir);
  } catch (mistake) {
    error(`${mistake instanceof Error ? mistake.message : String(mistake)}\n\n${HELP}`);
    return 2;
  }
  if (options === 'help') {
    log(HELP);
    return 0;
  }
  const { check, prune, report } = options;
  const started = performance.now();
  const input = readFolders(options.folders, rootDir, onProgress?.('Reading', 'files'));
  if (input.problems.length > 0) return damaged(input.problems, error);
  const variables = variablesOfSite(rootDir);
  const plan = planImport(
    input,
    {
      outDir: options.outDir,
      rootDir,
      variables,
      isPage: pagesIn(path.resolve(rootDir, contentDir(), 'docs'), variables),
      categoryOf: categoryBy(options),
      prune,
    },
    onProgress?.('Comparing', 'types'),
  );
  if (plan.problems.length > 0) return damaged(plan.problems, error);
  if (!check) writePlan(plan);
  if (report !== undefined) fs.writeFileSync(report, accountText(input, plan));
  const changes = hasChanges(plan);
  if (check && changes) log(`Would change:\n${changesText(plan)}\n`);
  else if (prune && plan.gone.length > 0) {
    log(`Removed:\n${changesText({ ...plan, created: [], updated: [] })}\n`);
  }
  log(summaryText(input, plan, (performance.now() - started) / 1000));
  if (check) log(changes ? 'Nothing was written.' : 'Everything is up to date.');
  return check && changes ? 1 : 0;
}

function damaged(problems: readonly Problem[], error: Output['error']): number {
  error(`${formatProblems(problems)}\n\nNothing was written.`);
  return 1;
}

/** @throws {Error} with a readable message if an option is unknown or invalid. */
function readOptions(argv: readonly string[], rootDir: string): Options | 'help' {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      check: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      category: { type: 'string', multiple: true, default: [] },
      'category-from': { type: 'string', default: 'namespace' },
      report: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (positionals.length === 0) throw new Error('No folder was given.');
  const categoryFrom = values['category-from'];
  if (categoryFrom !== 'namespace' && categoryFrom !== 'assembly') {
    throw new Error(`--category-from must be "namespace" or "assembly", not "${categoryFrom}".`);
  }
  return {
    folders: positionals.map((folder) => path.resolve(rootDir, folder)),
    outDir: path.resolve(rootDir, values.out ?? path.join(contentDir(), 'reference', 'classes')),
    check: values.check,
    prune: values.prune,
    categories: values.category.map(categoryOption),
    categoryFrom,
    report: values.report,
  };
}

function categoryOption(text: string): readonly [string, string] {
  const [namespace = '', ...name] = text.split('=');
  if (namespace === '' || name.join('=') === '') {
    throw new Error(`--category must be <namespace>=<name>, not "${text}".`);
  }
  return [namespace, name.join('=')];
}

function categoryBy({ categories, categoryFrom }: Options): (type: DocfxItem) => string {
  const longestFirst = [...categories].sort(([a], [b]) => b.length - a.length);
  return ({ namespace, assemblies: [assembly] }) => {
    const chosen = longestFirst.find(([prefix]) => `${namespace}.`.startsWith(`${prefix}.`));
    const fallback = categoryFrom === 'assembly' ? assembly : undefined;
    return chosen?.[1] ?? fallback ?? (namespace || 'global');
  };
}

function contentDir(): string {
  return process.env.CONTENT_DIR || 'content';
}

/** Ignores mistakes in settings, facts and log codes, which a build reports. */
function variablesOfSite(rootDir: string): Variables {
  const folder = path.resolve(rootDir, contentDir());
  const facts = fs.existsSync(path.join(folder, FACTS_FILE))
    ? loadFacts(folder, rootDir)
    : undefined;
  const known = { ...facts?.variables, ...loadSettings(rootDir).variables };
  return { ...known, ...loadLogCodes(folder, rootDir, known).variables };
}
