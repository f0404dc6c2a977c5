/** What Gatsby's process loads before anything else in a build: `scripts/build.ts` says so. */
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { startBodyProcess } from '../site/body-process';
import { isPlainBuild } from '../site/plain-build';
import { keepModules } from './keep-modules';
import {
  BUNDLING_STAND_INS,
  COMPILING_STAND_INS,
  PACKAGE_STAND_INS,
  RENDERING_STAND_INS,
  STAND_INS,
} from './stand-ins';

if (process.env.COMPILE_AHEAD === '1') {
  const loaded = process.execArgv.indexOf('--require');
  const flags = process.execArgv.filter((_, index) => index !== loaded && index !== loaded + 1);
  startBodyProcess(path.join(__dirname, 'compile-bodies.js'), flags);
  // This script is loaded by Gatsby's other processes too.
  delete process.env.COMPILE_AHEAD;
}

if (!isPlainBuild()) keepModules('gatsby');

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
