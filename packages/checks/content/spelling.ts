import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Problem } from '../../../src/config/diagnostics/problems';

const LINE = /^(.*?):(\d+):(\d+) - Unknown word \(([^)]+)\)(?:.*?Suggestions: \[([^\]]*)\])?/;

/** Parses cspell's output into problems. */
export function spellingProblems(output: string): Problem[] {
  return output.split('\n').flatMap((text): Problem[] => {
    const [, file, line, column, word, suggestions] = LINE.exec(text) ?? [];
    if (file === undefined || word === undefined) return [];
    const near = suggestions
      ?.split(',')
      .map((one) => one.trim().replace(/\*$/, ''))
      .filter(Boolean)
      .slice(0, 3);
    return [
      {
        check: 'lint',
        file: file.split(path.sep).join('/'),
        line: Number(line),
        column: Number(column),
        message: `"${word}" is not in the dictionary.`,
        fix: near?.length
          ? `Write ${near.join(' or ')}, or add the word to content/dictionary.txt.`
          : 'Fix it, put code in backticks, or add the word to content/dictionary.txt.',
      },
    ];
  });
}

/**
 * Spell-checks files with cspell and the project's dictionary (`cspell.json`).
 *
 * @param files paths from the project's root.
 * @throws {Error} if cspell does not run.
 */
export function checkSpelling(files: readonly string[], rootDir: string): Problem[] {
  const result = spawnSync(
    process.execPath,
    [
      path.join(rootDir, 'node_modules', 'cspell', 'bin.mjs'),
      'lint',
      '--no-progress',
      '--no-color',
      '--no-summary',
      '--show-suggestions',
      '--relative',
      '--file-list',
      'stdin',
    ],
    { cwd: rootDir, encoding: 'utf8', input: files.join('\n'), maxBuffer: 1 << 26 },
  );
  if (result.status !== 0 && result.status !== 1) {
    throw new Error(`cspell did not run: ${result.stderr || String(result.error)}`);
  }
  return spellingProblems(result.stdout);
}
