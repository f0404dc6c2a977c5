import fs from 'node:fs/promises';
import path from 'node:path';
import * as React from 'react';
import { displayPath } from '../../config/diagnostics/files';
import type { Problem } from '../../config/diagnostics/problems';
import { bundleIsland, ISLAND, MAX_ISLAND_BYTES } from './local-island';
import { importableModules, isAsset, loadLocalModule, moduleFile } from './local-module';
import type { ImportedModule, MarkdownPlugin, PageComponent } from './plugin';
import type { PageImport } from './remark-imports';
import { inSite } from '../../config/project/site-alias';

export interface ImportContext {
  readonly rootDir: string;
  readonly contentDir: string;
  readonly plugin: MarkdownPlugin | undefined;
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
  const importable = importableModules(context.plugin);
  const known = importable.get(specifier);
  if (known) return known;
  const written = specifier.replace(RAW, '');
  const isRaw = written !== specifier;
  const target = fileOf(written, importer, context.contentDir);
  const file = displayPath(importer, context.rootDir);
  if (target === undefined) {
    const message = `The page imports "${specifier}", which pages cannot import.`;
    const fix = `Remove the import, and write in another way what it shows. Pages import files beside them, files of the content folder as "@site/…", and ${[...importable.keys()].join(', ')}; Tabs, TabItem and Admonition need no import.`;
    return unavailable(specifier, { check: 'components', file, line, message, fix }, context);
  }
  const found = moduleFile(target);
  if (found === undefined) {
    const message = `The page imports "${specifier}", which does not exist.`;
    const fix = 'Fix the path; it starts from the page’s folder.';
    return unavailable(specifier, { check: 'missingImports', file, line, message, fix }, context);
  }
  if (isRaw) {
    context.onFiles([found]);
    return { default: await fs.readFile(found, 'utf8') };
  }
  if (/\.mdx?$/.test(found)) {
    if (!context.chain.includes(found)) return context.load(found);
    const message = `"${specifier}" imports itself through other files.`;
    throw new PageError([{ check: 'mdx', file, line, message, fix: 'Remove one of the imports.' }]);
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

/**
 * Reports an import that cannot be loaded.
 *
 * @returns what a plugin shows instead.
 * @throws {PageError} if there is none: the page cannot be shown without it.
 */
function unavailable(
  specifier: string,
  problem: Problem,
  { plugin, onProblem }: Pick<ImportContext, 'plugin' | 'onProblem'>,
): ImportedModule {
  if (!plugin) throw new PageError([{ ...problem, check: 'mdx' }]);
  onProblem(problem);
  return plugin.placeholder(specifier);
}

const COMPONENT_FIX = 'Write what it shows in Markdown, or with a component that pages know.';

async function component(
  absolute: string,
  { specifier, line, names }: PageImport,
  importer: string,
  context: ImportContext,
): Promise<ImportedModule> {
  const { rootDir, contentDir, plugin, onFiles, onProblem } = context;
  const place = { file: displayPath(importer, rootDir), line };
  onFiles([absolute]);
  try {
    const { exports, files, strangers } = await loadLocalModule(absolute, contentDir, plugin);
    onFiles(files);
    for (const name of strangers) {
      const message = `"${specifier}" imports "${name}", which is not installed.`;
      onProblem({ check: 'components', ...place, message, fix: COMPONENT_FIX });
    }
    const island =
      typeof exports[ISLAND] === 'function' && 'default' in exports
        ? await loadIsland(absolute, context)
        : undefined;
    const own = island === undefined ? exports : withIsland(exports, island);
    const components = plugin?.guard(own, specifier, { file: importer, line }) ?? own;
    const missing = names.filter((name) => !Object.hasOwn(components, name));
    const placeholders = missing.map((name) => {
      const message = `"${specifier}" does not export "${name}".`;
      const fix = 'Fix the name, or remove the import.';
      const problem = { check: 'missingImports', ...place, message, fix } as const;
      return [name, unavailable(specifier, problem, context)[name]] as const;
    });
    return { ...components, ...Object.fromEntries(placeholders) };
  } catch (error) {
    if (error instanceof PageError) throw error;
    const text = error instanceof Error ? error.message : String(error);
    const [, at, said] = /^(.*:\d+:\d+): error: (.*)/im.exec(text) ?? [];
    const reason = at === undefined ? (text.split('\n')[0] ?? '') : `${said} (${at})`;
    const message = `"${specifier}" cannot be loaded: ${reason}`;
    const problem = { check: 'components', ...place, message, fix: COMPONENT_FIX } as const;
    return unavailable(specifier, problem, context);
  }
}

/** The default component in an element that its script finds. */
function withIsland(exports: ImportedModule, island: string): ImportedModule {
  const Component = exports.default as PageComponent;
  const Island: PageComponent = (props) =>
    React.createElement('div', { 'data-island': island }, React.createElement(Component, props));
  return { ...exports, default: Island };
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
