import { ownValue } from '../diagnostics/own-value';
import crypto from 'node:crypto';
import fs from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import { writeWhole } from '../diagnostics/write-whole';

/** The part of Node's loader that its types leave out. */
interface Loader {
  _resolveFilename: Resolve;
}

type Resolve = (
  this: unknown,
  name: string,
  parent: Module | null | undefined,
  isMain: boolean,
  options?: object,
) => string;

/** Files of packages by the folder of the module that asked and the name that it gave. */
type Resolved = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Kept {
  /** What it depends on which file a name means. */
  readonly key: string;
  readonly resolved: Resolved;
}

/** Where npm notes which package it has put where. */
const INSTALLED = '.package-lock.json';

const loader = Module as unknown as Loader;

/**
 * Keeps which files the packages of a project mean when they require something: to find out, Node.js
 * looks for several files each time, which was a sixth of the time that Gatsby's modules took to load.
 * It is found out anew when npm has installed anything; without npm's record, nothing is kept.
 *
 * @param file where it is kept.
 * @param packages the folder `node_modules`.
 */
export function keepResolvedModules(file: string, packages: string): void {
  const installed = path.join(packages, INSTALLED);
  if (!fs.existsSync(installed)) return;
  const root = fs.realpathSync(packages) + path.sep;
  const key = keyOf(root, fs.readFileSync(installed));
  const resolved: Record<string, Record<string, string>> = readKept(file, key);
  let isNew = false;
  const original = loader._resolveFilename;
  loader._resolveFilename = function (name, parent, isMain, options) {
    const from = parent?.filename ? path.dirname(parent.filename) : '';
    if (!from.startsWith(root) || options || Module.isBuiltin(name))
      return original.call(this, name, parent, isMain, options);
    const known = ownValue(resolved[from] ?? {}, name);
    if (known !== undefined) return root + known;
    const found = original.call(this, name, parent, isMain, options);
    if (found.startsWith(root)) {
      (resolved[from] ??= {})[name] = found.slice(root.length);
      isNew = true;
    }
    return found;
  };
  process.on('exit', () => {
    if (isNew) writeKept(file, { key, resolved });
  });
}

function keyOf(root: string, installed: Buffer): string {
  const { version, execArgv, env } = process;
  const options = execArgv.filter((argument) => /condition|symlinks/.test(argument));
  const given = JSON.stringify([version, root, options, env.NODE_OPTIONS, env.NODE_PATH]);
  return crypto.createHash('sha256').update(given).update(installed).digest('hex');
}

function readKept(file: string, key: string): Record<string, Record<string, string>> {
  try {
    const kept = JSON.parse(fs.readFileSync(file, 'utf8')) as Kept;
    return kept.key === key ? { ...kept.resolved } : {};
  } catch {
    // There is none yet, or another program has damaged it.
    return {};
  }
}

function writeKept(file: string, kept: Kept): void {
  writeWhole(file, JSON.stringify(kept));
}
