import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { displayPath, isInside } from '../../../src/config/diagnostics/files';
import { IN_PROCESS, runBundle } from '../../../src/config/diagnostics/evaluate-module';
import { importedFile } from '../../../src/markdown/mdx/imports';
import type { ImportedModule, PluginImports } from '../../../src/markdown/mdx/plugin';
import { MODULES } from './modules';
import { placeholder } from './placeholder';

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs'];
const INDEXES = EXTENSIONS.slice(1).map((extension) => `/index${extension}`);
export const ASSET = /\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm|mov|pdf|zip|txt)$/i;
export const STYLES = /\.(?:css|scss|sass|less)$/;

/** The file that an import without an extension means; undefined if there is none. */
export function moduleFile(target: string): string | undefined {
  return moduleFiles(target).find(isFile);
}

/** The files that an import without an extension would mean instead, if they existed. */
export function moduleFilesBefore(target: string): string[] {
  const files = moduleFiles(target);
  const found = files.findIndex(isFile);
  return files.slice(0, found < 0 ? files.length : found).filter((file) => !fs.existsSync(file));
}

/** The first that exists is meant. */
const moduleFiles = (target: string): string[] =>
  [...EXTENSIONS, ...INDEXES].map((extension) => target + extension);

const isFile = (file: string): boolean =>
  fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** Compiles a Markdown file that a page or a module imports. */
export function loadPage(file: string, { chain, load }: PluginImports): Promise<ImportedModule> {
  if (chain.includes(file)) throw new Error(`${path.basename(file)} imports itself`);
  return load(file);
}

/** What stands before the path of a page that a module imports. */
const PAGE = 'page:';

/**
 * Runs a module beside the pages, in TypeScript or JavaScript with JSX. Its styles are left out, and
 * pictures that it imports become addresses that the HTML stage resolves.
 *
 * @param context where the site is, what loads pages, and what takes the files that are read, also
 * while the module runs later.
 * @throws {Error} if it does not parse, imports a file that does not exist, or throws itself.
 */
export async function loadLocalModule(file: string, context: PluginImports) {
  const { contentDir, onFiles } = context;
  const { outputFiles, metafile } = await build({
    ...IN_PROCESS,
    entryPoints: [file],
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    plugins: [siteFiles(contentDir)],
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const pages = new Map<string, ImportedModule>();
  for (const { path: name } of imports) {
    if (name.startsWith(PAGE) && !pages.has(name))
      pages.set(name, await loadPage(name.slice(PAGE.length), context));
  }
  const fromSite = createRequire(file);
  /** The packages that are not installed: their components are notices. */
  const strangers: string[] = [];
  const load = (name: string): unknown => {
    const known = MODULES.get(name) ?? pages.get(name);
    if (known) return { ...known, __esModule: true };
    const text = textFile(name, file, contentDir);
    if (text !== undefined) {
      onFiles([text]);
      return { default: fs.readFileSync(text, 'utf8'), __esModule: true };
    }
    try {
      return fromSite(name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
      strangers.push(name);
      return placeholder(name);
    }
  };
  const exports = runBundle(outputFiles[0]?.text ?? '', load);
  const files = Object.keys(metafile.inputs).map((name) =>
    path.resolve(name.replace(new RegExp(`^${TEXT}:`), '')),
  );
  onFiles(files.filter((name) => fs.existsSync(name)));
  return { exports, strangers };
}

/**
 * The path that an import names; undefined for a package.
 *
 * @param importer the file with the import, absolute.
 * @param contentDir the folder of the site, absolute.
 */
export const targetOf = (name: string, importer: string, contentDir: string) =>
  importedFile(name, importer, contentDir) ?? aliasedFile(name, contentDir);

/**
 * The file that an import by an alias means: sites give `@components`, `@/…` or `~/…` to the folders
 * that have these names. Only a file that exists counts, because packages begin with "@", too.
 */
function aliasedFile(specifier: string, contentDir: string): string | undefined {
  const [, folder = '', rest] = /^[@~]([\w-]*)\/(.+)$/.exec(specifier) ?? [];
  if (rest === undefined) return undefined;
  return ['src', '']
    .map((base) => moduleFile(path.join(contentDir, base, folder, rest)))
    .find((file) => file !== undefined);
}

/** Webpack's ways to import a file as text. */
export const RAW = /^!!raw-loader!|^(?:!!)?(?=[^!]+\?raw$)|\?raw$/g;
const TEXT = 'text';

/**
 * The file that a module imports as text by a name that it makes when it runs; undefined for any
 * other import.
 *
 * @throws {Error} if there is none: the component is a notice then.
 */
function textFile(name: string, importer: string, contentDir: string): string | undefined {
  const written = name.replace(RAW, '');
  if (written === name) return undefined;
  const target = targetOf(written, importer, contentDir);
  const found = target === undefined ? undefined : moduleFile(target);
  if (found === undefined) throw new Error(`"${written}" does not exist`);
  return found;
}

function siteFiles(contentDir: string): Plugin {
  return {
    name: 'site-files',
    setup(bundle) {
      bundle.onResolve(
        { filter: /^[@~/]|\.mdx?$|^!!|\?raw$/ },
        ({ path: written, kind, importer }) => {
          if (kind === 'entry-point') return undefined;
          const name = written.replace(RAW, '');
          const target = targetOf(name, importer, contentDir);
          const found = target === undefined ? undefined : moduleFile(target);
          if (found === undefined) {
            const isPackage = /^[@~]/.test(name) && !name.startsWith('@site/');
            return isPackage ? undefined : { errors: [{ text: `"${name}" does not exist` }] };
          }
          if (name !== written) return { path: found, namespace: TEXT };
          return /\.mdx?$/.test(found) ? { path: PAGE + found, external: true } : { path: found };
        },
      );
      bundle.onLoad({ filter: /./, namespace: TEXT }, ({ path: text }) => ({
        contents: fs.readFileSync(text, 'utf8'),
        loader: 'text',
      }));
      bundle.onLoad({ filter: STYLES }, () => ({
        contents: 'module.exports = new Proxy({}, { get: () => undefined });',
      }));
      bundle.onLoad({ filter: ASSET }, ({ path: asset }) => ({
        contents: `export default ${JSON.stringify(siteAddress(asset, contentDir))};`,
      }));
    },
  };
}

/** The address of a file that pages show: the HTML stage resolves it. */
export function siteAddress(asset: string, contentDir: string): string {
  return isInside(asset, [contentDir]) ? `@site/${displayPath(asset, contentDir)}` : asset;
}
