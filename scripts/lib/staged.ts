import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isInside } from '../../src/config/diagnostics/files';
import { type Check, checkOf, lintChecks } from './checks';

/** What a commit is about to have. */
export interface Staged {
  /** The files that are new or changed in the commit, relative to the root of the repository. */
  readonly files: readonly string[];
  /** Those of them that differ on disk from what is staged. */
  readonly unstaged: readonly string[];
}

/** @throws {Error} with what git says, if the folder is not the root of a repository. */
export function stagedIn(root: string): Staged {
  const files = changed(root, ['--cached']);
  const onDisk = new Set(changed(root, []));
  return { files, unstaged: files.filter((file) => onDisk.has(file)) };
}

/**
 * What is checked about the files of a commit.
 *
 * @param contentDirs the folders of pages, whose text is checked.
 */
export function stagedChecks(files: readonly string[], contentDirs: readonly string[]): Check[] {
  const pages = files.filter(
    (file) => /\.mdx?$/.test(file) && isInside(path.resolve(file), contentDirs),
  );
  return [
    ...lintChecks(files),
    ...checkOf('Text of pages', pages, ['tsx', 'scripts/lint-content.mts']),
  ];
}

/** The files that differ and exist. */
function changed(root: string, args: readonly string[]): string[] {
  const command = ['diff', ...args, '--name-only', '-z', '--diff-filter=d'];
  const { status, stdout, stderr } = spawnSync('git', command, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\0').filter(Boolean);
}
