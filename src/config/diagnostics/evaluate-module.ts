import fs from 'node:fs';
import { createRequire } from 'node:module';
import { buildSync, transformSync } from 'esbuild';

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

/**
 * Runs a module of the project or the content folder in this process. It is bundled first so that
 * TypeScript and imports of other files work, and changed imports are read again.
 *
 * @param file its absolute path.
 * @returns its default export, or `module.exports`.
 * @throws {Error} if it does not parse, or throws itself.
 */
export function evaluateModule(file: string): unknown {
  if (file.endsWith('.json')) {
    const json = fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
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
  const { outputFiles, metafile } = buildSync({ ...IN_PROCESS, entryPoints: [file] });
  const code = outputFiles[0]?.text ?? '';
  bundles.delete(file);
  // An imported file may change while this one stays the same.
  if (Object.keys(metafile.inputs).length === 1) bundles.set(file, { source, code });
  return code;
}

/** The message of an error from `evaluateModule`, with its position in the file if known. */
export function locateError(error: unknown): { message: string; line?: number; column?: number } {
  const text = error instanceof Error ? error.message : String(error);
  const [, line, column, message] = /:(\d+):(\d+): (?:ERROR|error): (.*)/.exec(text) ?? [];
  if (message !== undefined) {
    return { message, line: Number(line), column: Number(column) + 1 };
  }
  return { message: text.split('\n')[0] ?? '' };
}
