import fs from 'node:fs/promises';
import path from 'node:path';
import { displayPath } from '../../diagnostics/files';
import type { Problem } from '../../diagnostics/problems';
import { importableModules } from '../body-components';
import type { PageImport } from './remark-imports';
import { inSite } from './site-alias';

/** A compiled page or partial, or whatever else an import stands for. */
export type ImportedModule = Readonly<Record<string, unknown>>;

export interface ImportContext {
  readonly rootDir: string;
  readonly contentDir: string;
  /** The files being loaded, to detect an import cycle. */
  readonly chain: readonly string[];
  /** Compiles another page; its mistakes are thrown as a `PageError`. */
  readonly load: (file: string) => Promise<ImportedModule>;
}

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
  context: ImportContext,
): Promise<Readonly<Record<string, ImportedModule>>> {
  const imports = new Map<string, ImportedModule>();
  const problems: Problem[] = [];
  for (const { specifier, line } of found) {
    try {
      imports.set(specifier, await loadImport(specifier, line, importer, context));
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new PageError(problems);
  return Object.fromEntries(imports);
}

async function loadImport(
  specifier: string,
  line: number,
  importer: string,
  context: ImportContext,
): Promise<ImportedModule> {
  const known = importableModules.get(specifier);
  if (known) return known;
  const file = displayPath(importer, context.rootDir);
  const fail = (message: string, fix: string) =>
    new PageError([{ check: 'mdx', file, line, message, fix }]);
  const beside = /^\.{1,2}\//.test(specifier)
    ? path.resolve(path.dirname(importer), specifier)
    : undefined;
  const target = inSite(specifier, context.contentDir) ?? beside;
  if (target === undefined) {
    throw fail(
      `The page imports "${specifier}", which pages cannot import.`,
      `Remove the import. Pages import files beside them, files of the content folder as "@site/…", and ${[...importableModules.keys()].join(', ')}; Tabs, TabItem and Admonition need no import.`,
    );
  }
  if (!(await isFile(target))) {
    throw fail(
      `The page imports "${specifier}", which does not exist.`,
      'Fix the path; it starts from the page’s folder.',
    );
  }
  // The value of an asset is the path as written, which the HTML stage resolves like any other.
  if (!/\.mdx?$/.test(target)) return { default: specifier };
  if (context.chain.includes(target)) {
    throw fail(`"${specifier}" imports itself through other files.`, 'Remove one of the imports.');
  }
  return context.load(target);
}

async function isFile(file: string): Promise<boolean> {
  return fs.stat(file).then(
    (stat) => stat.isFile(),
    () => false,
  );
}
