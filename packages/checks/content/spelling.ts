import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** What it looks like when other problems are printed. */
const TEMPLATE = `  $filename:$row:$col
    "$text" is not in the dictionary.
    → Write $suggestions, put code in backticks, or add the word to content/dictionary.txt.`;

const OPTIONS = ['--no-progress', '--no-color', '--no-summary', '--show-suggestions', '--relative'];

/**
 * Spell-checks files with cspell and the dictionary that `cspell.json` at the root names.
 *
 * @param files paths from the root.
 * @returns a text for each unknown word, with its place and what to do.
 * @throws {Error} if cspell does not run.
 */
export function unknownWords(files: readonly string[], rootDir: string): string[] {
  const cspell = path.resolve('node_modules', 'cspell', 'bin.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cspell, 'lint', ...OPTIONS, '--issue-template', TEMPLATE, '--file-list', 'stdin'],
    { cwd: rootDir, encoding: 'utf8', input: files.join('\n'), maxBuffer: 1 << 26 },
  );
  if (status !== 0 && status !== 1) throw new Error(`cspell did not run: ${stderr}`);
  return stdout.split(/^(?= {2}\S)/m).filter((text) => text.trim() !== '');
}
