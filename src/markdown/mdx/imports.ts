import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../config/diagnostics/files';
import type { Problem } from '../../config/diagnostics/problems';
import { type ImportedModule, markdownPlugin, type PluginImports } from './plugin';
import type { PageImport } from './remark-imports';
import { inSite } from '../../config/project/site-alias';

/** Carries an author's mistakes out of nested imports. */
export class PageError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems[0]?.message);
  }
}

/**
 * Loads what a page imports, by specifier.
 *
 * @param importer the page, absolute.
 * @throws {PageError} with the mistakes of all imports.
 */
export async function loadImports(
  found: readonly PageImport[],
  importer: string,
  context: PluginImports,
): Promise<Readonly<Record<string, ImportedModule>>> {
  const imports = new Map<string, ImportedModule>();
  const problems: Problem[] = [];
  for (const one of found) {
    try {
      imports.set(one.specifier, await loadImport(one, importer, context));
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new PageError(problems);
  return Object.fromEntries(imports);
}

/** Code and styles, which pages cannot show. */
const CODE = /\.(?:[cm]?[jt]sx?|css|s[ac]ss|less)$/;

async function loadImport(
  one: PageImport,
  importer: string,
  context: PluginImports,
): Promise<ImportedModule> {
  const { specifier, line } = one;
  const { contentDir, rootDir, chain } = context;
  const fail = (message: string, fix: string) =>
    new PageError([{ check: 'mdx', file: displayPath(importer, rootDir), line, message, fix }]);
  const file = importedFile(specifier, importer, contentDir);
  const exists = file !== undefined && fs.statSync(file, { throwIfNoEntry: false })?.isFile();
  if (exists && /\.mdx?$/.test(file)) {
    if (!chain.includes(file)) return context.load(file);
    throw fail(`"${specifier}" imports itself through other files.`, 'Remove one of the imports.');
  }
  // The value of an asset is the path as written, which the HTML stage resolves like any other.
  if (exists && !CODE.test(file)) return { default: specifier };
  const plugin = markdownPlugin();
  if (plugin) return plugin.load(one, importer, context);
  throw file === undefined || exists
    ? fail(`The page imports "${specifier}", which pages cannot import.`, IMPORTABLE)
    : fail(`The page imports "${specifier}", which does not exist.`, FIX_PATH);
}

const IMPORTABLE =
  'Remove the import. Pages import other pages, pictures and other files that they show, beside them or as "@site/…"; components need no import.';

const FIX_PATH = 'Fix the path; it starts from the page’s folder.';

/** The file that an import names; undefined if it names a package. */
export function importedFile(
  specifier: string,
  importer: string,
  contentDir: string,
): string | undefined {
  if (/^\.{1,2}\//.test(specifier)) return path.resolve(path.dirname(importer), specifier);
  if (specifier.startsWith('/')) return path.join(contentDir, specifier);
  return inSite(specifier, contentDir);
}
