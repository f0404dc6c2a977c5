import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageCommand } from './package-command';

let project: string;

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'package-command-'));
  const bin = path.join(project, 'node_modules', '.bin');
  fs.mkdirSync(bin, { recursive: true });
  fs.writeFileSync(path.join(bin, 'say'), '#!/bin/sh\necho "said $*"\n', { mode: 0o755 });
  const scripts = { both: 'say first && say', wrong: 'say it && exit 75' };
  fs.writeFileSync(path.join(project, 'package.json'), JSON.stringify({ scripts }));
});

afterEach(() => fs.rmSync(project, { recursive: true, force: true }));

function run(name: string, ...args: string[]): { status: number | null; stdout: string } {
  const { line, env } = packageCommand(project, name, args);
  const options = { cwd: project, encoding: 'utf8', env, shell: true } as const;
  const { status, stdout } = spawnSync(line, options);
  return { status, stdout };
}

it('runs programs of packages, and passes arguments on to the last, as npm does', () => {
  const own = run('both', 'one', 'two');
  expect(own).toEqual({ status: 0, stdout: 'said first\nsaid one two\n' });
  const args = ['run', '--silent', 'both', '--', 'one', 'two'];
  const { status, stdout } = spawnSync('npm', args, { cwd: project, encoding: 'utf8' });
  expect(own).toEqual({ status, stdout });
});

it('ends with the exit code of the command', () => {
  expect(run('wrong')).toEqual({ status: 75, stdout: 'said it\n' });
});

it('does not run what package.json does not have', () => {
  expect(() => packageCommand(project, 'none')).toThrow('package.json has no command "none".');
});
