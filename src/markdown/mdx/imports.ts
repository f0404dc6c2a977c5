import fs from 'node:fs/promises';
import path from 'node:path';
import { displayPath } from '../../config/diagnostics/files';
import type { Problem } from '../../config/diagnostics/problems';
import { COMPONENT_FIX, missingModule, staticComponents } from '../components/local-component';
import { knownModules } from './known-modules';
import { bundleIsland, ISLAND, MAX_ISLAND_BYTES } from './local-island';
import { isAsset, loadLocalModule, moduleFile } from './local-module';
import type { PageImport } from './remark-imports';
import { inSite } from '../../config/project/site-alias';

/** A compiled page or partial, or whatever else an import stands for. */
export type ImportedModule = Readonly<Record<string, unknown>>;

export interface ImportContext {
  readonly rootDir: string;
  readonly contentDir: string;
  /** The files being loaded, to detect an import cycle. */
  readonly chain: readonly string[];
  /** Compiles another page; its mistakes are thrown as a `PageError`. */
  readonly load: (file: string) => Promise<ImportedModule>;
  /** Takes the files that the page depends on, besides other pages. */
  readonly onFiles: (files: readonly string[]) => void;
  /** Takes the script of a component that is an island. */
  readonly onIsland: (name: string, code: string) => void;
  /** Takes problems that do not keep the page from compiling. */
  readonly onProblem: (problem: Problem) => void;
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

/** Webpack's ways to import a file as text. */
const RAW = /^!!raw-loader!|^(?:!!)?(?=[^!]+\?raw$)|\?raw$/g;

async function loadImport(
  { specifier, line, names }: PageImport,
  importer: string,
  context: ImportContext,
): Promise<ImportedModule> {
  const known = knownModules.get(specifier);
  if (known) return known;
  const written = specifier.replace(RAW, '');
  const isRaw = written !== specifier;
  const target = fileOf(written, importer, context.contentDir);
  if (target === undefined) return stranger(specifier, line, importer, context);
  const found = moduleFile(target);
  const fail = (message: string, fix: string) => {
    const file = displayPath(importer, context.rootDir);
    return new PageError([{ check: 'mdx', file, line, message, fix }]);
  };
  if (found === undefined) {
    context.onProblem({
      check: 'missingImports',
      file: displayPath(importer, context.rootDir),
      line,
      message: `The page imports "${specifier}", which does not exist.`,
      fix: 'Fix the path; it starts from the page’s folder.',
    });
    return missingModule(specifier);
  }
  if (isRaw) {
    context.onFiles([found]);
    return { default: await fs.readFile(found, 'utf8') };
  }
  if (/\.mdx?$/.test(found)) {
    if (!context.chain.includes(found)) return context.load(found);
    throw fail(`"${specifier}" imports itself through other files.`, 'Remove one of the imports.');
  }
  if (/\.[cm]?[jt]sx?$/.test(found))
    return component(found, { specifier, line, names }, importer, context);
  // The value of an asset is the path as written, which the HTML stage resolves like any other.
  return isAsset(found) ? { default: written } : {};
}

function fileOf(specifier: string, importer: string, contentDir: string): string | undefined {
  const beside = /^\.{1,2}\//.test(specifier);
  return (
    inSite(specifier, contentDir) ??
    (specifier.startsWith('/') ? path.join(contentDir, specifier) : undefined) ??
    (beside ? path.resolve(path.dirname(importer), specifier) : undefined)
  );
}

/** A package: what the page shows with it is replaced by a notice. */
function stranger(
  specifier: string,
  line: number,
  importer: string,
  { rootDir, onProblem }: ImportContext,
): ImportedModule {
  onProblem({
    check: 'components',
    file: displayPath(importer, rootDir),
    line,
    message: `The page imports "${specifier}", which pages cannot import.`,
    fix: `Remove the import, and write in another way what it shows. Pages import files beside them, files of the content folder as "@site/…", and ${[...knownModules.keys()].join(', ')}; Tabs, TabItem and Admonition need no import.`,
  });
  return missingModule(specifier);
}

async function component(
  file: string,
  { specifier, line, names }: PageImport,
  importer: string,
  context: ImportContext,
): Promise<ImportedModule> {
  const { rootDir, contentDir, onFiles, onProblem } = context;
  const place = { file: importer, line };
  onFiles([file]);
  try {
    const { exports, files, strangers } = await loadLocalModule(file, contentDir);
    onFiles(files);
    for (const name of strangers) {
      onProblem({
        check: 'components',
        file: displayPath(importer, rootDir),
        line,
        message: `"${specifier}" imports "${name}", which is not installed.`,
        fix: COMPONENT_FIX,
      });
    }
    const island =
      typeof exports[ISLAND] === 'function' && 'default' in exports
        ? await loadIsland(file, context)
        : undefined;
    const components = staticComponents(exports, specifier, place, island);
    const missing = names.filter((name) => !Object.hasOwn(components, name));
    for (const name of missing) {
      onProblem({
        check: 'missingImports',
        file: displayPath(importer, rootDir),
        line,
        message: `"${specifier}" does not export "${name}".`,
        fix: 'Fix the name, or remove the import.',
      });
    }
    const stand = missing.map((name) => [name, missingModule(specifier)[name]] as const);
    return { ...components, ...Object.fromEntries(stand) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, place, said] = /^(.*:\d+:\d+): error: (.*)/im.exec(text) ?? [];
    const reason = place === undefined ? (text.split('\n')[0] ?? '') : `${said} (${place})`;
    onProblem({
      check: 'components',
      file: displayPath(importer, rootDir),
      line,
      message: `"${specifier}" cannot be loaded: ${reason}`,
      fix: COMPONENT_FIX,
    });
    return missingModule(specifier);
  }
}

const ISLAND_FIX = `Write the function "${ISLAND}" with what browsers know. If it shares a file with the component, move it into one of its own, and export it again: \`export { ${ISLAND} } from './…'\`.`;

/** @returns the name of the script; undefined if browsers cannot run it. */
async function loadIsland(
  file: string,
  { rootDir, contentDir, onFiles, onIsland, onProblem }: ImportContext,
): Promise<string | undefined> {
  const { name, code, files, unavailable } = await bundleIsland(file, contentDir);
  onFiles(files);
  for (const { name: needed, file: from, line } of unavailable) {
    onProblem({
      check: 'components',
      file: displayPath(from, rootDir),
      line,
      message: `The island uses "${needed}", which browsers do not get: its component stays as it is before anybody uses it.`,
      fix: ISLAND_FIX,
    });
  }
  if (unavailable.length > 0) return undefined;
  if (code.length > MAX_ISLAND_BYTES) {
    onProblem({
      check: 'components',
      file: displayPath(file, rootDir),
      message: `The script of the island has ${code.length} bytes; more than ${MAX_ISLAND_BYTES} make a page slow.`,
      fix: 'Import smaller packages, or less of them.',
    });
  }
  onIsland(name, code);
  return name;
}
