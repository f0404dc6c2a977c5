import { createRequire } from 'node:module';
import { buildSync } from 'esbuild';

/**
 * Runs a module of the project or of the content folder in this process. It is bundled first, so
 * TypeScript and imports of other files work, and so a changed file is read again.
 *
 * @param file its absolute path.
 * @returns what it exports by default, or as `module.exports`.
 * @throws {Error} where it does not parse or throws itself.
 */
export function evaluateModule(file: string, source: string): unknown {
  if (file.endsWith('.json')) return JSON.parse(source) as unknown;
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
