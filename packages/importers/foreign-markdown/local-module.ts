import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { isInside } from '../../../src/config/diagnostics/files';
import { IN_PROCESS, runBundle } from '../../../src/config/diagnostics/evaluate-module';
import { inSite } from '../../../src/config/project/site-alias';
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

/**
 * Runs a module beside the pages, in TypeScript or JavaScript with JSX. Its styles are left out, and
 * pictures that it imports become addresses that the HTML stage resolves.
 *
 * @param contentDir the folder that `@site` names, absolute.
 * @throws {Error} if it does not parse, imports a file that does not exist, or throws itself.
 */
export async function loadLocalModule(file: string, contentDir: string) {
  const { outputFiles, metafile } = await build({
    ...IN_PROCESS,
    entryPoints: [file],
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    plugins: [siteFiles(contentDir)],
  });
  const fromSite = createRequire(file);
  /** The packages that are not installed: their components are notices. */
  const strangers: string[] = [];
  const load = (name: string): unknown => {
    const known = MODULES.get(name);
    if (known) return { ...known, __esModule: true };
    try {
      return fromSite(name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
      strangers.push(name);
      return placeholder(name);
    }
  };
  const exports = runBundle(outputFiles[0]?.text ?? '', load);
  const files = Object.keys(metafile.inputs).map((name) => path.resolve(name));
  return { exports, files: files.filter((name) => fs.existsSync(name)), strangers };
}

function siteFiles(contentDir: string): Plugin {
  return {
    name: 'site-files',
    setup(bundle) {
      bundle.onResolve({ filter: /^(?:@site)?\// }, ({ path: name, kind }) => {
        if (kind === 'entry-point') return undefined;
        const target = moduleFile(inSite(name, contentDir) ?? path.join(contentDir, name));
        return target === undefined
          ? { errors: [{ text: `"${name}" does not exist` }] }
          : { path: target };
      });
      bundle.onLoad({ filter: STYLES }, () => ({
        contents: 'module.exports = new Proxy({}, { get: () => undefined });',
      }));
      bundle.onLoad({ filter: ASSET }, ({ path: asset }) => {
        const inside = isInside(asset, [contentDir]);
        const relative = path.relative(contentDir, asset).split(path.sep).join('/');
        return {
          contents: `export default ${JSON.stringify(inside ? `@site/${relative}` : asset)};`,
        };
      });
    },
  };
}
