import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { API_HISTORY_DIR, isRelease } from '../../../src/config/project/api-history';
import { FACTS_FILE, loadFacts } from '../../../src/config/project/facts';
import { loadLogCodes } from '../../../src/config/project/log-codes';
import { formatProblems, type Problem } from '../../../src/config/diagnostics/problems';
import { loadSettings } from '../../../src/config/settings/load';
import type { Variables } from '../../../src/config/settings/variables';
import type { DocfxItem } from './docfx';
import { planImport } from './plan';
import { readFolders } from './read-folder';
import { pagesIn } from './site-pages';
import { writeSnapshot } from './snapshot';
import { accountText, changesText, hasChanges, summaryText } from './report';
import { writePlan } from './write';

/** Where a command writes its output, as texts without a trailing line break. */
export interface Output {
  readonly log: (text: string) => void;
  readonly error: (text: string) => void;
}

const HELP = `Usage: npx tsx scripts/reference-import.ts <folder> [<folder> …] [options]
       npx tsx scripts/reference-import.ts --snapshot <version>

Reads the files that "docfx metadata" writes (ManagedReference, *.yml, subfolders too) and writes one
page a type. The front matter of pages that exist is brought up to date; their bodies, and what only
an author knows (category, keywords, sectionKeywords, description, slug, since, changedIn, unlisted,
redirect_from), stay as they are.

A snapshot has the declarations of all pages as they are now, for <ApiChanges> and for what the pages
of types say has changed: content/api-history/<version>.json. Write it at each release.

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

/**
 * Runs the command.
 *
 * @param rootDir the project's root, whose settings define the variables.
 * @returns the exit code: 1 if the input is damaged or `--check` finds changes, 2 if the arguments
 *   are invalid.
 */
export function importReference(argv: readonly string[], rootDir: string, output: Output): number {
  const { log, error } = output;
  let options;
  try {
    options = readOptions(argv);
  } catch (mistake) {
    error(`${mistake instanceof Error ? mistake.message : String(mistake)}\n\n${HELP}`);
    return 2;
  }
  const { check, prune, report, help, out, snapshot, categoryOf } = options;
  if (help) {
    log(HELP);
    return 0;
  }
  const contentDir = path.resolve(rootDir, process.env.CONTENT_DIR || 'content');
  const outDir = path.resolve(rootDir, out ?? path.join(contentDir, 'reference', 'classes'));
  if (snapshot !== undefined) {
    const file = path.join(contentDir, API_HISTORY_DIR, `${snapshot}.json`);
    const { count, problems } = writeSnapshot(file, outDir, rootDir);
    if (problems.length > 0) error(`${formatProblems(problems)}\n\nNothing was written.`);
    else log(`Wrote the declarations of ${count} types to ${file}.`);
    return Math.sign(problems.length);
  }
  const started = performance.now();
  const input = readFolders(
    options.folders.map((folder) => path.resolve(rootDir, folder)),
    rootDir,
  );
  const variables = variablesOfSite(rootDir, contentDir);
  const isPage = pagesIn(path.join(contentDir, 'docs'), variables);
  const plan = planImport(input, { outDir, rootDir, variables, isPage, categoryOf, prune });
  const problems: readonly Problem[] = input.problems.length > 0 ? input.problems : plan.problems;
  if (problems.length > 0) {
    error(`${formatProblems(problems)}\n\nNothing was written.`);
    return 1;
  }
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

/** @throws {Error} with a readable message if an option is unknown or invalid. */
function readOptions(argv: readonly string[]) {
  const { values, positionals: folders } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      check: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      category: { type: 'string', multiple: true, default: [] },
      'category-from': { type: 'string', default: 'namespace' },
      report: { type: 'string' },
      snapshot: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { snapshot } = values;
  if (snapshot === undefined) {
    if (folders.length === 0 && !values.help) throw new Error('No folder was given.');
  } else if (folders.length > 0 || !isRelease(snapshot)) {
    throw new Error(`--snapshot takes a version such as "2.4.0", and no folder.`);
  }
  const from = values['category-from'];
  if (from !== 'namespace' && from !== 'assembly') {
    throw new Error(`--category-from must be "namespace" or "assembly", not "${from}".`);
  }
  const longestFirst = values.category.map(categoryOption).sort(([a], [b]) => b.length - a.length);
  const categoryOf = ({ namespace, assemblies: [assembly] }: DocfxItem): string => {
    const chosen = longestFirst.find(([prefix]) => `${namespace}.`.startsWith(`${prefix}.`));
    const fallback = from === 'assembly' ? assembly : undefined;
    return chosen?.[1] ?? fallback ?? (namespace || 'global');
  };
  return { ...values, folders, categoryOf };
}

function categoryOption(text: string): readonly [namespace: string, category: string] {
  const [, namespace, category] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (namespace === undefined || category === undefined) {
    throw new Error(`--category must be <namespace>=<name>, not "${text}".`);
  }
  return [namespace, category];
}

/** Ignores mistakes in settings, facts and log codes, which a build reports. */
function variablesOfSite(rootDir: string, contentDir: string): Variables {
  const facts = fs.existsSync(path.join(contentDir, FACTS_FILE))
    ? loadFacts(contentDir, rootDir)
    : undefined;
  const known = { ...facts?.variables, ...loadSettings(rootDir).variables };
  return { ...known, ...loadLogCodes(contentDir, rootDir, known).variables };
}
