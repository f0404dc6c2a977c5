import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The files of a site, apart from its packages. Not every project has all of them. */
const PARTS = (
  'content packages src static gatsby-browser.tsx gatsby-config.ts gatsby-node.ts gatsby-ssr.tsx ' +
  'package-lock.json package.json site.config.ts tsconfig.json'
).split(' ');

/** The folder of copies, inside the project so that packages are found. */
export const COPIES_DIR = path.resolve('.tmp', 'sites');

export type SiteCopy = ReturnType<typeof copySite>;

/**
 * Copies the project's sources to `.tmp/sites/<name>`, where tests and benchmarks can change
 * settings and content and build, without touching the project's own folders. Caches from an
 * earlier copy stay, unless `fresh` is set.
 *
 * @returns the folder of the copy, and what runs `npm run build` in it.
 */
export function copySite(name: string, { fresh = false } = {}) {
  const dir = path.join(COPIES_DIR, name);
  if (fresh) fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
  for (const part of PARTS) {
    fs.rmSync(path.join(dir, part), { recursive: true, force: true });
    if (!fs.existsSync(part)) continue;
    fs.cpSync(path.resolve(part), path.join(dir, part), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  const modules = path.join(dir, 'node_modules');
  if (!fs.existsSync(modules)) fs.symlinkSync(path.resolve('node_modules'), modules, 'junction');
  return { dir, build: (environment?: NodeJS.ProcessEnv) => buildIn(dir, environment) };
}

/**
 * What `npm run <name>` runs, for processes that have it work in another folder. The command `tsx`
 * kills its process if a busy machine lets 30 ms pass between a signal and the answer.
 */
export function siteCommand(name: 'build' | 'develop'): [program: string, args: string[]] {
  return [process.execPath, ['--import', 'tsx', path.resolve('scripts', `${name}.ts`)]];
}

/** @returns the exit code, and what was printed to standard output and standard error. */
function buildIn(dir: string, environment: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(...siteCommand('build'), {
    cwd: dir,
    env: { ...process.env, CI: 'true', ...environment },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { code: status ?? 1, output: stdout + stderr };
}
