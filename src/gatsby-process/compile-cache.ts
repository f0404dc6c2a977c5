import crypto from 'node:crypto';
import fs from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { writeWhole } from '../diagnostics/write-whole';

/** The parts of Node's loader that its types leave out. */
interface Loader {
  readonly enableCompileCache?: (dir: string) => unknown;
  readonly _resolveFilename: (
    name: string,
    module: Module,
    isMain: boolean,
    options?: object,
  ) => string;
  readonly _resolveLookupPaths: (name: string, module: Module) => string[] | null;
  readonly _extensions: NodeJS.Dict<unknown>;
  readonly _cache: NodeJS.Dict<Module>;
  readonly prototype: { _compile: Compile };
}

type Compile = (this: Module, code: string, file: string, format?: string) => unknown;

type Wrapper = (
  exports: unknown,
  require: NodeJS.Require,
  module: Module,
  file: string,
  dir: string,
) => unknown;

/** Compiled code by the digest of its source. */
type Compiled = Map<string, Buffer>;

/** Where each entry is in the file, after this header. */
interface Header {
  /** V8's version with its flags: other ones cannot read the code. */
  readonly tag: number;
  readonly entries: readonly (readonly [digest: string, bytes: number])[];
}

/** More than a build needs; a larger file has entries that no build reads any more. */
const MAX_BYTES = 64_000_000;

/** V8 forgets how compiled code imports modules. */
const IMPORT = /\bimport\s*[(/]/;

/** The length of what precedes a module's code. */
const WRAPPER_START = Module.wrap('\n').indexOf('\n');

/** Before the header: its length. */
const LENGTH_BYTES = 4;

const loader = Module as unknown as Loader;

/**
 * Keeps what V8 makes of the modules that a process loads: Gatsby's 2,300 are about a fifth of a warm
 * build's CPU time. Node.js does that itself from version 22 on.
 *
 * @param dir a folder for the compiled code, which is created.
 */
export function keepCompiledModules(dir: string): void {
  if (loader.enableCompileCache) loader.enableCompileCache(dir);
  else compileThrough(path.join(dir, 'modules.bin'));
}

/**
 * Has modules compiled with the code that earlier processes left in a file, and leaves it what was
 * missing when the process ends.
 */
export function compileThrough(file: string): void {
  const kept = readCompiled(file);
  const added = new Map<string, vm.Script>();
  const original = loader.prototype._compile;
  const main: Module[] = [];
  loader.prototype._compile = function (code, filename, format) {
    const isMain = this.id === '.';
    if (isMain) main.push(this);
    // The main module sets up what the loader remembers while it runs.
    const script = !isMain && format !== 'module' ? compile(code, filename) : undefined;
    if (!script) return original.call(this, code, filename, format);
    const run = script.runInThisContext() as Wrapper;
    const exports: unknown = this.exports;
    return run.call(
      exports,
      exports,
      requireOf(this, main[0]),
      this,
      filename,
      path.dirname(filename),
    );
  };
  process.on('exit', () => {
    if (added.size > 0) writeCompiled(file, kept, added);
  });

  function compile(code: string, filename: string): vm.Script | undefined {
    const digest = crypto.hash('sha256', code, 'base64');
    const cachedData = kept.get(digest);
    // Code that is kept has been searched.
    if (!cachedData && IMPORT.test(code)) return undefined;
    try {
      const script = new vm.Script(Module.wrap(code.replace(/^#!.*/, '')), {
        filename,
        ...(cachedData && { cachedData }),
        columnOffset: -WRAPPER_START,
      });
      if (!cachedData || script.cachedDataRejected) added.set(digest, script);
      return script;
    } catch {
      // Node.js knows what else it may be, or what to say about it.
      return undefined;
    }
  }
}

/** What a module calls `require`. */
function requireOf(module: Module, main: Module | undefined): NodeJS.Require {
  const require = (name: string): unknown => module.require(name);
  const resolve = (name: string, options?: object) =>
    loader._resolveFilename(name, module, false, options);
  const paths = (name: string) => loader._resolveLookupPaths(name, module);
  return Object.assign(require, {
    resolve: Object.assign(resolve, { paths }),
    main,
    extensions: loader._extensions,
    cache: loader._cache,
  }) as NodeJS.Require;
}

function readCompiled(file: string): Compiled {
  const compiled: Compiled = new Map();
  if (!fs.existsSync(file)) return compiled;
  const data = fs.readFileSync(file);
  const header = headerOf(data);
  if (header?.tag !== v8.cachedDataVersionTag()) return compiled;
  const total = header.entries.reduce((sum, [, bytes]) => sum + bytes, 0);
  let at = data.length - total;
  for (const [digest, bytes] of header.entries) {
    compiled.set(digest, data.subarray(at, at + bytes));
    at += bytes;
  }
  return compiled;
}

/** @returns undefined if the file is not whole. */
function headerOf(data: Buffer): Header | undefined {
  try {
    const start = LENGTH_BYTES + data.readUInt32LE(0);
    const header = JSON.parse(data.toString('latin1', LENGTH_BYTES, start)) as Header;
    const total = header.entries.reduce((sum, [, bytes]) => sum + bytes, start);
    return total === data.length ? header : undefined;
  } catch {
    return undefined;
  }
}

function writeCompiled(file: string, kept: Compiled, added: ReadonlyMap<string, vm.Script>): void {
  const fresh = [...added].map(([digest, script]) => [digest, script.createCachedData()] as const);
  const old = [...kept].filter(([digest]) => !added.has(digest));
  const bytes = old.reduce((sum, [, { length }]) => sum + length, 0);
  const all = bytes > MAX_BYTES ? fresh : [...old, ...fresh];
  const header: Header = {
    tag: v8.cachedDataVersionTag(),
    entries: all.map(([digest, { length }]) => [digest, length]),
  };
  const json = Buffer.from(JSON.stringify(header), 'latin1');
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(json.length);
  writeWhole(file, Buffer.concat([length, json, ...all.map(([, data]) => data)]));
}
