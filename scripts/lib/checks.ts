import { spawn } from 'node:child_process';
import path from 'node:path';

/** A command of `node_modules/.bin` that passes or fails. */
export type Check = readonly [title: string, command: readonly string[]];

interface Outcome {
  readonly passed: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** The path of a command in `node_modules/.bin`. */
export function binary(name: string): string {
  return path.resolve('node_modules', '.bin', name);
}

/** A check of some files; none if there are no files. */
export function checkOf(
  title: string,
  files: readonly string[],
  command: readonly string[],
): Check[] {
  return files.length > 0 ? [[`${title} (${files.length} files)`, [...command, ...files]]] : [];
}

/** ESLint and Prettier on files of any kind: each picks those that it knows. */
export function lintChecks(files: readonly string[]): Check[] {
  const format = ['prettier', '--check', '--ignore-unknown', '--log-level=warn'];
  return [
    ...checkOf('ESLint', scriptsIn(files), ['eslint', '--no-warn-ignored']),
    ...checkOf('Prettier', files, format),
  ];
}

/** What ESLint checks. */
export function scriptsIn(files: readonly string[]): string[] {
  return files.filter((file) => /\.(?:tsx?|mts|mjs)$/.test(file));
}

/**
 * Runs checks side by side, and prints what became of each, with its output if it failed.
 *
 * @returns how many failed.
 */
export async function runChecks(checks: readonly Check[]): Promise<number> {
  const outcomes = await Promise.all(
    checks.map(async ([title, command]) => {
      const { passed, output, seconds } = await run(command);
      console.log(`  ${passed ? '✓' : '✗'} ${title}, ${seconds} s`);
      if (!passed) console.error(output);
      return passed;
    }),
  );
  return outcomes.filter((passed) => !passed).length;
}

function run([name = '', ...args]: readonly string[]): Promise<Outcome> {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(binary(name), args);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      resolve({ passed: code === 0, output: Buffer.concat(chunks).toString(), seconds });
    });
  });
}
