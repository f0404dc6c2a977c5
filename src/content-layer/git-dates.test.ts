import { execFileSync } from 'node:child_process';
import { lastCommitDates } from './git-dates';

jest.mock('node:child_process', () => ({ execFileSync: jest.fn() }));
const git = jest.mocked(execFileSync);

/** Answers as git does: first the root of the repository, then its log. */
function answer(root: string, log: string): void {
  git.mockReset();
  git.mockReturnValueOnce(`${root}\n`).mockReturnValueOnce(log);
}

it('takes the newest commit of each file, by absolute path', () => {
  answer(
    '/repo',
    '\0' +
      '2025-03-02T10:00:00+01:00\n\ncontent/a.md\ncontent/b c.md\n' +
      '\0' +
      '2024-01-01T00:00:00Z\n\ncontent/a.md\ncontent/größe.md\n',
  );
  expect([...lastCommitDates('/repo/content')]).toEqual([
    ['/repo/content/a.md', '2025-03-02T10:00:00+01:00'],
    ['/repo/content/b c.md', '2025-03-02T10:00:00+01:00'],
    ['/repo/content/größe.md', '2024-01-01T00:00:00Z'],
  ]);
});

it('asks git only about the folder, and for unquoted names', () => {
  answer('/repo', '');
  expect(lastCommitDates('/repo/content').size).toBe(0);
  const [, args, options] = git.mock.calls[1] ?? [];
  expect(options).toMatchObject({ cwd: '/repo/content' });
  expect(args).toEqual(expect.arrayContaining(['core.quotepath=off', 'log', '--', '.']));
});

it('skips commits without files', () => {
  answer('/repo', '\0' + '2025-02-02T00:00:00Z\n\0' + '2025-01-01T00:00:00Z\n\na.md\n');
  expect(lastCommitDates('/repo').get('/repo/a.md')).toBe('2025-01-01T00:00:00Z');
});

it('has no dates without git or a repository', () => {
  git.mockReset();
  git.mockImplementation(() => {
    throw new Error('not a git repository');
  });
  expect(lastCommitDates('/tmp').size).toBe(0);
});
