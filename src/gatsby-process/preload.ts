/** What Gatsby's process loads before anything else in a build: `scripts/build.ts` says so. */
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { isPlainBuild } from '../site/plain-build';
import { keepCompiledModules } from './compile-cache';
import { keepResolvedModules } from './resolve-cache';
import {
  BUNDLING_STAND_INS,
  COMPILING_STAND_INS,
  PACKAGE_STAND_INS,
  RENDERING_STAND_INS,
  STAND_INS,
} from './stand-ins';

if (!isPlainBuild()) {
  const kept = path.resolve('node_modules', '.cache', 'modules');
  keepCompiledModules(kept);
  keepResolvedModules(path.join(kept, 'resolved.json'), path.resolve('node_modules'));
}

const require = createRequire(path.resolve('package.json'));

/** Puts a module into Node's cache, so that the file of that name is never read. */
function standIn(name: string, exports: object): void {
  const file = require.resolve(name);
  const module = new Module(file);
  Object.assign(module, { filename: file, loaded: true, exports });
  require.cache[file] = module;
}

const isSmall = process.env.RENDER_HERE === '1';
const wanted = {
  ...COMPILING_STAND_INS,
  ...(!isPlainBuild() && {
    ...STAND_INS,
    ...PACKAGE_STAND_INS,
    ...BUNDLING_STAND_INS,
    ...(isSmall && RENDERING_STAND_INS),
  }),
};
for (const [name, exports] of Object.entries(wanted)) standIn(name, exports(require));
