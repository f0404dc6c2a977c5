import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { canInstall, install } from '../../testing/apt';

/** The compiler, or why there is none. */
export type Compiler = { readonly command: string } | { readonly missing: string };

/** Finds Mono's C# compiler, `mcs` or what `MCS_PATH` names; installs it if possible. */
export function findOrInstallCompiler(): Compiler {
  const command = process.env.MCS_PATH || 'mcs';
  if (works(command)) return { command };
  const missing = (why: string) => ({
    missing: `${why} Install it (on Debian: apt-get install mono-mcs), or set MCS_PATH.`,
  });
  if (process.env.MCS_PATH) return missing(`MCS_PATH is ${command}, which does not run.`);
  if (!canInstall()) return missing('There is no C# compiler, and only root can add it, with apt.');
  if (!install(['mono-mcs'])) {
    return missing('There is no C# compiler, and apt-get could not install it.');
  }
  return works(command) ? { command } : missing('mono-mcs is installed and does not run.');
}

/**
 * Compiles a program and runs it in a folder. Mono comes with its compiler.
 *
 * @param sources absolute, or relative to the folder; the first gives the program its name.
 * @returns what it prints.
 * @throws {Error} if it does not compile, or fails.
 */
export function run(
  command: string,
  cwd: string,
  [main, ...others]: readonly [string, ...string[]],
  references: readonly string[],
  args: readonly string[],
): string {
  const program = path.join(cwd, `${path.basename(main, '.cs')}.exe`);
  const { ok, output } = compile(command, [main, ...others], program, references);
  if (!ok) throw new Error(`${main} does not compile:\n${output}`);
  const { status, stdout, stderr, error } = spawnSync('mono', ['--debug', program, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${path.basename(program)} failed:\n${stderr}`);
  return stdout;
}

function works(command: string): boolean {
  return spawnSync(command, ['--version']).status === 0;
}

/**
 * Compiles a library, or a program if the name of `out` ends in `.exe`, with what stack traces need.
 *
 * @param files sources, absolute or relative to the folder of `out`.
 * @returns the compiler's output, and whether it succeeded.
 * @throws {Error} if it cannot be run.
 */
export function compile(
  command: string,
  files: readonly string[],
  out: string,
  references: readonly string[],
): { ok: boolean; output: string } {
  const folder = path.dirname(out);
  const list = `${out}.rsp`;
  fs.writeFileSync(list, files.map((file) => `"${file}"`).join('\n'));
  const { status, stdout, stderr, error } = spawnSync(
    command,
    [
      `-target:${out.endsWith('.exe') ? 'exe' : 'library'}`,
      '-debug',
      '-langversion:latest',
      '-warn:0',
      // Code behind these symbols is compiled; other branches are not.
      '-define:UNITY_EDITOR,UNITY_2021_3_OR_NEWER',
      `-out:${out}`,
      ...['System', 'System.Core', 'System.Xml'].map((name) => `-r:${name}.dll`),
      ...references.map((file) => `-r:${file}`),
      `@${list}`,
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw error;
  return { ok: status === 0, output: `${stdout}\n${stderr}` };
}
