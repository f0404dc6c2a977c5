import fs from 'node:fs/promises';
import * as React from 'react';
import { displayPath } from '../../../src/config/diagnostics/files';
import type { CheckName } from '../../../src/config/diagnostics/checks-schema';
import type {
  ImportedModule,
  MarkdownPlugin,
  PageComponent,
  PluginImports,
} from '../../../src/markdown/mdx/plugin';
import type { PageImport } from '../../../src/markdown/mdx/remark-imports';
import { bundleIsland, ISLAND, MAX_ISLAND_BYTES } from './local-island';
import {
  ASSET,
  loadLocalModule,
  loadPage,
  moduleFile,
  RAW,
  siteAddress,
  STYLES,
  targetOf,
} from './local-module';
import { MODULES } from './modules';
import { COMPONENT_FIX, guard, placeholder } from './placeholder';

/**
 * Loads what is neither a page nor a file to show: modules of Docusaurus, components of the site, and
 * files as text. What cannot be loaded is a notice where the page uses it.
 */
export const load: MarkdownPlugin['load'] = async (one, importer, context) => {
  const { specifier } = one;
  const known = MODULES.get(specifier);
  if (known) return known;
  const report = reporter(one, importer, context);
  const written = specifier.replace(RAW, '');
  const { contentDir, onFiles } = context;
  const target = targetOf(written, importer, contentDir);
  if (target === undefined) {
    const fix = `Remove the import, and write in another way what it shows. Pages import files beside them, files of the content folder as "@site/…", and ${[...MODULES.keys()].join(', ')}; Tabs, TabItem and Admonition need no import.`;
    const message = `The page imports "${specifier}", which pages cannot import.`;
    report('components', message, fix, specifier);
    return placeholder(specifier);
  }
  const found = moduleFile(target);
  if (found === undefined) {
    const message = `The page imports "${specifier}", which does not exist.`;
    report('missingImports', message, 'Fix the path; it starts from the page’s folder.');
    return placeholder(specifier);
  }
  if (written !== specifier) {
    onFiles([found]);
    return { default: await fs.readFile(found, 'utf8') };
  }
  if (/\.mdx?$/.test(found)) return loadPage(found, context);
  if (ASSET.test(found)) return { default: siteAddress(found, contentDir) };
  return STYLES.test(found) ? {} : component(found, one, importer, context);
};

function reporter({ line }: PageImport, importer: string, { rootDir, onProblem }: PluginImports) {
  const file = displayPath(importer, rootDir);
  return (check: CheckName, message: string, fix: string, unknown?: string) =>
    onProblem({ check, file, line, message, fix, unknown });
}

async function component(
  file: string,
  one: PageImport,
  importer: string,
  context: PluginImports,
): Promise<ImportedModule> {
  const { specifier, line, names } = one;
  const report = reporter(one, importer, context);
  context.onFiles([file]);
  try {
    const { exports, strangers } = await loadLocalModule(file, context);
    for (const name of strangers) {
      const message = `"${specifier}" imports "${name}", which is not installed.`;
      report('components', message, COMPONENT_FIX, name);
    }
    const island =
      typeof exports[ISLAND] === 'function' && 'default' in exports
        ? await loadIsland(file, context)
        : undefined;
    const own = island === undefined ? exports : withIsland(exports, island);
    const components = guard(own, specifier, { file: importer, line });
    const missing = names.filter((name) => !Object.hasOwn(components, name));
    for (const name of missing) {
      const message = `"${specifier}" does not export "${name}".`;
      report('missingImports', message, 'Fix the name, or remove the import.');
    }
    const placeholders = missing.map((name) => [name, placeholder(specifier)[name]] as const);
    return { ...components, ...Object.fromEntries(placeholders) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, at, said] = /^(.*:\d+:\d+): error: (.*)/im.exec(text) ?? [];
    const reason = at === undefined ? (text.split('\n')[0] ?? '') : `${said} (${at})`;
    report('components', `"${specifier}" cannot be loaded: ${reason}`, COMPONENT_FIX);
    return placeholder(specifier);
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
  { rootDir, contentDir, onFiles, onIsland, onProblem }: PluginImports,
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
