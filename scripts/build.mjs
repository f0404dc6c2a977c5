/**
 * `npm run build`: runs `build.ts`. Plain JavaScript, because tsx takes as long to start as the rest
 * of what a warm build does outside Gatsby's process: it runs in two processes and compiles each
 * module by itself.
 */
import Module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const file = path.join(path.dirname(fileURLToPath(import.meta.url)), 'build.ts');
const { outputFiles } = buildSync({
  entryPoints: [file],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'cjs',
  packages: 'external',
});
const module = new Module(file);
module.filename = file;
module.paths = Module._nodeModulePaths(path.dirname(file));
module._compile(outputFiles[0].text, file);
