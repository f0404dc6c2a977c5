import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stagedChecks, stagedIn } from './staged';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'staged-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);

beforeAll(() => {
  // A hook that runs the tests names its own repository in them.
  for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE'])
    Reflect.deleteProperty(process.env, name);
  git('init', '--quiet');
  git('config', 'user.name', 'test');
  git('config', 'user.email', 'test@example.com');
  for (const file of ['gone.ts', 'changed.ts', 'same.ts']) write(file, '1');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
});
afterAll(() => fs.rmSync(root, { recursive: true }));

it('names what is new or changed in a commit, and what has changed again since', () => {
  git('rm', '--quiet', 'gone.ts');
  for (const file of ['changed.ts', 'new page.md', 'later.ts']) write(file, '2');
  git('add', 'changed.ts', 'new page.md');
  write('changed.ts', '3');
  write('same.ts', '3');
  expect(stagedIn(root)).toEqual({
    files: ['changed.ts', 'new page.md'],
    unstaged: ['changed.ts'],
  });
});

const CONTENT = [path.resolve('content/docs')];
const commandsFor = (...files: string[]) =>
  stagedChecks(files, CONTENT).map(([, command]) => command.join(' '));

it('checks scripts, formatting, and the text of pages', () => {
  expect(commandsFor('src/a.ts', 'content/docs/b.mdx', 'README.md')).toEqual([
    'eslint --no-warn-ignored src/a.ts',
    'prettier --check --ignore-unknown --log-level=warn src/a.ts content/docs/b.mdx README.md',
    'tsx scripts/lint-content.mts content/docs/b.mdx',
  ]);
});

it('starts nothing that has no files', () => {
  expect(commandsFor('docs/a.png')).toHaveLength(1);
  expect(commandsFor()).toEqual([]);
});
