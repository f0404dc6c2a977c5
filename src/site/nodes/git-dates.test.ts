import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isShallowClone, lastCommitDates, lastCommitOf } from './git-dates';
import { putFile, tempFolder } from '../../test/temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));

/** Runs git in a folder, without the settings of this machine. */
function git(folder: string, args: readonly string[], date = ''): void {
  execFileSync('git', args, {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.com',
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@example.com',
      GIT_COMMITTER_DATE: date,
    },
  });
}

/** A repository with a commit for each date, which writes the named files. */
function repository(commits: Readonly<Record<string, readonly string[]>>): string {
  const root = path.join(dir, 'repository');
  fs.mkdirSync(root);
  git(root, ['init', '--quiet']);
  for (const [date, files] of Object.entries(commits)) {
    for (const name of files) putFile(path.join(root, name), `Changed on ${date}.\n`);
    git(root, ['add', '--all']);
    git(root, ['commit', '--quiet', '--allow-empty', '--message=Change'], date);
  }
  return root;
}

const datesOf = (root: string, folder: string) =>
  Object.fromEntries(
    [...lastCommitDates(path.join(root, folder))].map(([file, date]) => [
      path.relative(root, file),
      new Date(date).toISOString(),
    ]),
  );

it('names the last commit of a folder, if there is one', () => {
  const root = repository({
    '2024-01-01T00:00:00Z': ['content/a.md'],
    '2024-02-01T00:00:00Z': ['other/b.md'],
  });
  const [content, other] = ['content', 'other'].map((one) => lastCommitOf(path.join(root, one)));
  expect(other).toMatch(/^[0-9a-f]{12}$/);
  expect(content).not.toBe(other);
  fs.mkdirSync(path.join(root, 'new'));
  expect([lastCommitOf(path.join(root, 'new')), lastCommitOf(dir)]).toEqual([undefined, undefined]);
});

it('takes the newest commit of each file in the folder', () => {
  const root = repository({
    '2024-01-01T00:00:00Z': ['content/a.md', 'content/größe.md', 'elsewhere.md'],
    '2025-03-02T10:00:00+01:00': ['content/a.md', 'content/b c.md'],
    '2025-04-01T00:00:00Z': [],
  });
  expect(datesOf(root, 'content')).toEqual({
    'content/a.md': '2025-03-02T09:00:00.000Z',
    'content/b c.md': '2025-03-02T09:00:00.000Z',
    'content/größe.md': '2024-01-01T00:00:00.000Z',
  });
  expect(isShallowClone(root)).toBe(false);
});

it('dates a file that has moved by its move', () => {
  const root = repository({ '2024-01-01T00:00:00Z': ['a.md'] });
  git(root, ['mv', 'a.md', 'b.md']);
  git(root, ['commit', '--quiet', '--message=Move'], '2025-01-01T00:00:00Z');
  expect(datesOf(root, '.')['b.md']).toBe('2025-01-01T00:00:00.000Z');
});

it('does not take the first commit of a shallow clone, which seems to have every file', () => {
  const root = repository({
    '2024-01-01T00:00:00Z': ['old.md', 'new.md'],
    '2025-01-01T00:00:00Z': ['new.md'],
    '2026-01-01T00:00:00Z': ['newest.md'],
  });
  const clone = (depth: number) => {
    const target = path.join(dir, `depth-${depth}`);
    git(dir, ['clone', '--quiet', `--depth=${depth}`, `file://${root}`, target]);
    return target;
  };
  expect(datesOf(clone(1), '.')).toEqual({});
  expect(datesOf(clone(2), '.')).toEqual({ 'newest.md': '2026-01-01T00:00:00.000Z' });
  expect(isShallowClone(path.join(dir, 'depth-2'))).toBe(true);
});

it('needs no contents of files, which a partial clone lacks', () => {
  const root = repository({ '2024-01-01T00:00:00Z': ['a.md'] });
  git(root, ['mv', 'a.md', 'b.md']);
  fs.appendFileSync(path.join(root, 'b.md'), 'More.\n');
  git(root, ['commit', '--quiet', '--all', '--message=Move'], '2025-01-01T00:00:00Z');
  git(root, ['config', 'uploadpack.allowFilter', 'true']);
  const clone = path.join(dir, 'partial');
  git(dir, ['clone', '--quiet', '--filter=blob:none', `file://${root}`, clone]);
  // What is missing cannot be fetched any more.
  fs.renameSync(root, path.join(dir, 'gone'));
  expect(datesOf(clone, '.')['b.md']).toBe('2025-01-01T00:00:00.000Z');
});

it('has no dates without a repository', () => {
  expect(lastCommitDates(dir).size).toBe(0);
  expect(isShallowClone(dir)).toBe(false);
});
