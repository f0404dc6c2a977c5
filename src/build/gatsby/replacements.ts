import { existsSync } from 'node:fs';
import path from 'node:path';
import { renderHere } from './render-here';

/** @param require loads modules of the project. */
type Exports = (require: NodeJS.Require) => object;

/** Without it, Gatsby would compile its files once more. */
export const COMPILING: Readonly<Record<string, Exports>> = {
  // The files are compiled before Gatsby starts: see `compile.ts`.
  'gatsby/dist/utils/parcel/compile-gatsby-files': () => ({
    COMPILED_CACHE_DIR: '.cache/compiled',
    PARCEL_CACHE_DIR: '.cache/.parcel-cache',
    compileGatsbyFiles: () => Promise.resolve(),
    findCompiledLocalPluginModule: compiledModule,
    getResolvedFieldsForPlugin: (rootDir: string, plugin: string) => ({
      resolvedCompiledGatsbyNode: compiledModule(rootDir, plugin, 'gatsby-node'),
    }),
  }),
};

/** For a build whose pages are rendered in the main process. */
export const RENDERING: typeof COMPILING = {
  'gatsby/dist/utils/worker/pool': (require) => ({ create: () => renderHere(require) }),
};

/** Only the site itself has `gatsby-*` files to compile. */
function compiledModule(rootDir: string, plugin: string, name: string): string | undefined {
  const file = path.join(rootDir, '.cache', 'compiled', `${name}.js`);
  return plugin === 'default-site-plugin' && existsSync(file) ? file : undefined;
}
