import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let project: string;

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-bundle-'));
  fs.symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'), 'junction');
  write('package.json', '{}');
  write('scripts/command.ts', "import { a } from '../part/a';\nconsole.log(a as string);");
  write('part/a.ts', "export const a = 'first';");
});

afterEach(() => fs.rmSync(project, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(project, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

const KEPT = path.join('kept', 'command.json');

/** Bundles the command in a process of its own, and runs it there. */
function run(): string {
  const module = JSON.stringify(path.resolve('scripts/lib/kept-bundle.mjs'));
  const given = [project, 'scripts/command.ts', KEPT].map((text) => JSON.stringify(text)).join();
  const script = `const { bundleOf } = await import(${module}); new Function(bundleOf(${given}))();`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  return stdout + stderr;
}

it('bundles a command once', () => {
  expect(run()).toBe('first\n');
  const { ino } = fs.statSync(path.join(project, KEPT));
  expect(run()).toBe('first\n');
  expect(fs.statSync(path.join(project, KEPT)).ino).toBe(ino);
});

it.each([
  ['a file changes', () => write('part/a.ts', "export const a = 'second';")],
  ['an import means a new file', () => write('part/a.tsx', "export const a = 'second';")],
  ['what was kept is damaged', () => write(KEPT, '{')],
  ['a setting changes', () => write('tsconfig.json', '{ "compilerOptions": {} }')],
])('bundles it again when %s', (_, change) => {
  run();
  const { ino } = fs.statSync(path.join(project, KEPT));
  change();
  run();
  expect(fs.statSync(path.join(project, KEPT)).ino).not.toBe(ino);
});

it('runs what was changed', () => {
  run();
  write('part/a.ts', "export const a = 'second';");
  expect(run()).toBe('second\n');
});

it('names the place of a mistake', () => {
  write('part/a.ts', 'export const a = ;');
  expect(run()).toMatch(/part\/a\.ts:1:17: ERROR/);
});
