/**
 * Bundles of commands. Plain JavaScript, because it runs before anything is compiled.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What decides, beside the sources, what becomes of them. */
const CONFIGURATION = ['package.json', 'tsconfig.json', 'node_modules/esbuild/package.json'];

/**
 * Bundles a command, unless the bundle of the last time is of the same files: esbuild takes as long
 * to start as it takes to read a hundred of them.
 *
 * @param {string} project the project's folder.
 * @param {string} file the command, relative to it.
 * @param {string} kept the file for the bundle, relative to it too.
 * @returns {string} a CommonJS module, which requires packages.
 * @throws {Error} if a file does not parse, or an import cannot be found.
 */
export function bundleOf(project, file, kept) {
  const target = path.join(project, kept);
  const last = readKept(target);
  if (last && isCurrent(project, last)) return last.code;
  const started = Date.now();
  const { buildSync } = createRequire(path.join(project, 'package.json'))('esbuild');
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: project,
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
  });
  const code = outputFiles[0].text;
  const sources = Object.keys(metafile.inputs);
  const files = Object.fromEntries(
    [...sources, ...CONFIGURATION].map((name) => [name, digestOf(project, name)]),
  );
  const folders = Object.fromEntries(
    sources.map((name) => [path.dirname(name), namesIn(project, path.dirname(name))]),
  );
  // Nobody knows which version of a file was read that has changed since.
  const isSettled = sources.every((name) => changedAt(project, name) < started);
  if (isSettled) writeKept(target, { files, folders, code });
  return code;
}

/** Also if there is a new file: an import may mean it now. */
function isCurrent(project, { files, folders }) {
  return (
    Object.entries(folders).every(([name, names]) => namesIn(project, name) === names) &&
    Object.entries(files).every(([name, digest]) => digestOf(project, name) === digest)
  );
}

/** In milliseconds since 1970. */
const changedAt = (project, name) => fs.statSync(path.join(project, name)).ctimeMs;

function digestOf(project, name) {
  const file = path.join(project, name);
  if (!fs.existsSync(file)) return null;
  return crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}

/** The modules in a folder, and its folders. */
function namesIn(project, name) {
  const folder = path.join(project, name);
  if (!fs.existsSync(folder)) return '';
  const names = fs.readdirSync(folder).filter((one) => /^[^.]*$|\.[jt]sx?$/.test(one));
  return names.sort().join();
}

function readKept(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    // There is none yet, or another program has damaged it.
    return undefined;
  }
}

function writeKept(file, kept) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // In one step: other builds may read it, or write it too.
  const next = `${file}.${process.pid}`;
  fs.writeFileSync(next, JSON.stringify(kept));
  fs.renameSync(next, file);
}
