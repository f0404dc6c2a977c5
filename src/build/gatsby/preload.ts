/** What Gatsby's process loads before anything else: `scripts/lib/run.ts` says so. */
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { COMPILING, RENDERING } from './replacements';

// Keeps V8's code of Gatsby's modules for the next build. Node.js 20 does not have it.
(Module as { enableCompileCache?: (dir: string) => void }).enableCompileCache?.(
  path.resolve('node_modules', '.cache', 'node-compile-cache'),
);

const require = createRequire(path.resolve('package.json'));

/** Puts a module into Node's cache, so that the file of that name is never read. */
function replace(name: string, exports: object): void {
  const file = require.resolve(name);
  const module = new Module(file);
  Object.assign(module, { filename: file, loaded: true, exports });
  require.cache[file] = module;
}

const wanted = { ...COMPILING, ...(process.env.RENDER_HERE === '1' && RENDERING) };
for (const [name, exports] of Object.entries(wanted)) replace(name, exports(require));
