import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync, transformSync, version } from 'esbuild';
import { writeWhole } from './write-whole';

/** How esbuild bundles what `runBundle` runs: packages are left to its `require`. */
export const IN_PROCESS = {
  bundle: true,
  write: false,
  metafile: true,
  platform: 'node',
  format: 'cjs',
  packages: 'external',
  logLevel: 'silent',
} as const;

/**
 * Bundles of modules without imports, by file. Develop evaluates modules at each edit, and bundling
 * one starts a process.
 */
const bundles = new Map<string, { readonly source: string; readonly code: string }>();

/** The same in a file. */
interface KeptBundle {
  readonly key: string;
  readonly code: string;
}

let keptIn: string | undefined;

/**
 * Has bundles of modules without imports kept for later processes: a build evaluates ten modules,
 * which seldom change.
 *
 * @param dir a folder, which is created.
 */
export function keepBundlesIn(dir: string): void {
  keptIn = dir;
}

/**
 * Runs a module of the project or the content folder in this process. It is bundled first so that
 * TypeScript and imports of other files work, and changed imports are read again.
 *
 * @param file its absolute path.
 * @returns its default export, or `module.exports`.
 * @throws {Error} if it does not parse, or throws itself.
 */
export function evaluateModule(file: string, source: string): unknown {
  if (file.endsWith('.json')) {
    const json = source.replace(/^\uFEFF/, '');
    // Unlike JSON.parse, esbuild says where an error is.
    transformSync(json, { loader: 'json', logLevel: 'silent' });
    return JSON.parse(json) as unknown;
  }
  const exports = runBundle(bundleOf(file), createRequire(file));
  return exports.default ?? exports;
}

/** Runs a CommonJS bundle. @returns its `module.exports`. */
export function runBundle(
  code: string,
  require: (name: string) => unknown,
): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  const run = new Function('module', 'exports', 'require', code) as (...scope: unknown[]) => void;
  run(module, module.exports, require);
  return module.exports;
}

function bundleOf(file: string): string {
  const source = fs.readFileSync(file, 'utf8');
  const kept = bundles.get(file);
  if (kept?.source === source) return kept.code;
  const earlier = readKept(file, source);
  if (earlier !== undefined) {
    bundles.set(file, { source, code: earlier });
    return earlier;
  }
  const { outputFiles, metafile } = buildSync({
    ...IN_PROCESS,
    entryPoints: [file],
  });
  const code = outputFiles[0]?.text ?? '';
  bundles.delete(file);
  // An imported file may change while this one stays the same.
  if (Object.keys(metafile.inputs).length === 1) {
    bundles.set(file, { source, code });
    writeKept(file, source, code);
  }
  return code;
}

function readKept(file: string, source: string): string | undefined {
  if (keptIn === undefined) return undefined;
  try {
    const kept = JSON.parse(fs.readFileSync(fileFor(keptIn, file), 'utf8')) as KeptBundle;
    return kept.key === keyOf(file, source) ? kept.code : undefined;
  } catch {
    // There is none yet, or another program has damaged it.
    return undefined;
  }
}

function writeKept(file: string, source: string, code: string): void {
  if (keptIn === undefined) return;
  const kept: KeptBundle = { key: keyOf(file, source), code };
  writeWhole(fileFor(keptIn, file), JSON.stringify(kept));
}

/** One file for each module, whatever has become of it. */
const fileFor = (dir: string, file: string) => path.join(dir, `${digestOf(file)}.json`);

/** esbuild reads how to compile TypeScript from the project's configuration. */
function keyOf(file: string, source: string): string {
  const folders = new Set([path.dirname(file), process.cwd()]);
  const configurations = [...folders].map((folder) => path.join(folder, 'tsconfig.json'));
  const texts = configurations.map((name) =>
    fs.existsSync(name) ? fs.readFileSync(name, 'utf8') : '',
  );
  return digestOf(JSON.stringify([version, process.cwd(), file, source, texts]));
}

const digestOf = (text: string) => crypto.createHash('sha256').update(text).digest('hex');

/** The message of an error from `evaluateModule`, with its position in the file if known. */
export function locateError(error: unknown): { message: string; line?: number; column?: number } {
  const text = error instanceof Error ? error.message : String(error);
  const [, line, column, message] = /:(\d+):(\d+): (?:ERROR|error): (.*)/.exec(text) ?? [];
  if (message !== undefined) {
    return { message, line: Number(line), column: Number(column) + 1 };
  }
  return { message: text.split('\n')[0] ?? '' };
}
