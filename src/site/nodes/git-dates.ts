import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * The date of the last commit of each file below a folder, in ISO 8601, by absolute path. Calls git
 * once for all files. Empty without a repository or git: pages then show no date.
 *
 * In a shallow clone, the first commit seems to have added every file, so its date is not taken.
 */
export function lastCommitDates(dir: string): Map<string, string> {
  const dates = new Map<string, string>();
  const [root, isShallow] = repositoryOf(dir);
  if (root === undefined) return dates;
  // Without looking for renames, git reads no contents, which hosts' partial clones would fetch.
  const log = git(dir, ['log', '--format=%x00%cI %P', '--name-only', '--no-renames', '--', '.']);
  // Newest first, so a file's first mention is its last commit.
  let date: string | undefined;
  for (const line of log?.split('\n') ?? []) {
    if (line.startsWith('\0')) {
      const [at, parent] = line.slice(1).split(' ');
      date = isShallow && !parent ? undefined : at;
    } else if (line !== '' && date !== undefined) {
      const file = path.join(root, line);
      if (!dates.has(file)) dates.set(file, date);
    }
  }
  return dates;
}

/** The last commit of anything below a folder, shortened; undefined without a repository or git. */
export function lastCommitOf(dir: string): string | undefined {
  return git(dir, ['log', '-1', '--format=%H', '--', '.'])?.slice(0, 12) || undefined;
}

/** Whether a folder is in a clone without its earlier commits. */
export function isShallowClone(dir: string): boolean {
  return repositoryOf(dir)[1];
}

function repositoryOf(dir: string): readonly [root: string | undefined, isShallow: boolean] {
  const [root, isShallow] =
    git(dir, ['rev-parse', '--show-toplevel', '--is-shallow-repository'])?.split('\n') ?? [];
  return [root, isShallow === 'true'];
}

/** What git says; undefined where it fails or is not installed. */
function git(dir: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
      cwd: dir,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
