/** What Gatsby's process loads before anything else in a build: `scripts/build.ts` says so. */
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { startBodyProcess } from '../site/body-process';
import { isPlainBuild } from '../site/plain-build';
import { offerSideProcess } from '../site/side-process';
import { keepModules } from './keep-modules';
import {
  BUNDLING_STAND_INS,
  COMPILING_STAND_INS,
  PACKAGE_STAND_INS,
  RENDERING_STAND_INS,
  STAND_INS,
} from './stand-ins';

const loaded = process.execArgv.indexOf('--require');
const flags = process.execArgv.filter((_, index) => index !== loaded && index !== loaded + 1);
// This script is loaded by Gatsby's other processes too.
const { COMPILE_AHEAD: isAhead, SIDE_PROCESS: hasSide } = process.env;
delete process.env.COMPILE_AHEAD;
delete process.env.SIDE_PROCESS;
// Threads that collect garbage would take turns with Gatsby's process, which has the other core.
const alone = [...flags, '--single-threaded-gc'];
if (isAhead === '1') startBodyProcess(path.join(__dirname, 'compile-bodies.js'), alone);
if (hasSide === '1') offerSideProcess(path.join(__dirname, 'side-tasks.js'), alone);

/** Develop needs what a build leaves out, and runs too long for what makes a start quick. */
const isWhole = isPlainBuild() || process.env.SITE_COMMAND === 'develop';

if (!isWhole) keepModules('gatsby');

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
  ...(!isWhole && {
    ...STAND_INS,
    ...PACKAGE_STAND_INS,
    ...BUNDLING_STAND_INS,
    ...(isSmall && RENDERING_STAND_INS),
  }),
};
for (const [name, exports] of Object.entries(wanted)) standIn(name, exports(require));
