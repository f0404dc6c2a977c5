import { createRequire } from 'node:module';
import { buildSync, transformSync } from 'esbuild';

/**
 * Runs a module of the project or of the content folder in this process. It is bundled first, so
 * TypeScript and imports of other files work, and so a changed file is read again.
 *
 * @param file its absolute path.
 * @returns what it exports by default, or as `module.exports`.
 * @throws {Error} where it does not parse or throws itself.
 */
export function evaluateModule(file: string, source: string): unknown {
  if (file.endsWith('.json')) {
    const json = source.replace(/^\uFEFF/, '');
    // Its errors have a place; those of JSON.parse have none.
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

/** What an error of `evaluateModule` says, and where in the file, as far as it knows. */
export function placeOfError(error: unknown): { message: string; line?: number; column?: number } {
  const text = error instanceof Error ? error.message : String(error);
  const [, line, column, message] = /:(\d+):(\d+): (?:ERROR|error): (.*)/.exec(text) ?? [];
  if (message !== undefined) {
    return { message, line: Number(line), column: Number(column) + 1 };
  }
  return { message: text.split('\n')[0] ?? '' };
}
