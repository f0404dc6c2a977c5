import { createRequire } from 'node:module';
import { buildSync, transformSync } from 'esbuild';

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
  const bundle = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    logLevel: 'silent',
  });
  const code = bundle.outputFiles[0]?.text ?? '';
  const module = { exports: {} as Record<string, unknown> };
  const run = new Function('module', 'exports', 'require', code) as (...scope: unknown[]) => void;
  run(module, module.exports, createRequire(file));
  return module.exports.default ?? module.exports;
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
