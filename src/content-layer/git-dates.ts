import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * The date of the last commit of each file below a folder, in ISO 8601, by absolute path. Calls git
 * once for all files. Empty without a repository or git: pages then show no date.
 */
export function lastCommitDates(dir: string): Map<string, string> {
  const dates = new Map<string, string>();
  try {
    const run = (args: string[]) =>
      execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
        cwd: dir,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    const root = run(['rev-parse', '--show-toplevel']).trim();
    // Newest first, so a file's first mention is its last commit.
    let date = '';
    for (const line of run(['log', '--format=%x00%cI', '--name-only', '--', '.']).split('\n')) {
      if (line.startsWith('\0')) date = line.slice(1);
      else if (line !== '') {
        const file = path.join(root, line);
        if (!dates.has(file)) dates.set(file, date);
      }
    }
  } catch {
    return dates;
  }
  return dates;
}
