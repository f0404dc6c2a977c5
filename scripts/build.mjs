/**
 * `npm run build`: runs `build.ts`. Plain JavaScript, because tsx takes as long to start as the rest
 * of what a warm build does outside Gatsby's process: it runs in two processes and compiles each
 * module by itself.
 */
import Module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleOf } from './lib/kept-bundle.mjs';

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const file = path.join(project, 'scripts', 'build.ts');
const code = bundleOf(project, 'scripts/build.ts', 'node_modules/.cache/build-command.json');
const module = new Module(file);
module.filename = file;
module.paths = Module._nodeModulePaths(path.dirname(file));
module._compile(code, file);
