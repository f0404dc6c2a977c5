import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';

let dir: string;
let preload: string;

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'compile-cache-'));
  preload = path.join(dir, 'preload.cjs');
  buildSync({
    stdin: {
      contents: `import { compileThrough } from './compile-cache';\ncompileThrough(process.env.COMPILED);`,
      resolveDir: __dirname,
    },
    outfile: preload,
    bundle: true,
    platform: 'node',
  });
});

beforeEach(() => {
  fs.rmSync(path.join(dir, 'site'), { recursive: true, force: true });
  write('main.js', "require('./given');\n");
});

afterAll(() => fs.rmSync(dir, { recursive: true }));

const compiled = () => path.join(dir, 'site', 'compiled', 'modules.bin');

function write(name: string, text: string): void {
  const file = path.join(dir, 'site', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** What a process says that loads `given.js`, with or without compiled code. */
function run(flags: readonly string[] = [], isPlain = false): string {
  const main = path.join(dir, 'site', 'main.js');
  const args = [...flags, ...(isPlain ? [] : ['--require', preload]), main];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, COMPILED: compiled(), NODE_OPTIONS: '', NODE_NO_WARNINGS: '1' },
  });
  return stdout + stderr.replace(/^ {4}at .*\n/gm, '');
}

it.each([
  ['exports', 'exports.a = 1; this.b = 2; console.log(module.exports, __filename, __dirname);'],
  [
    'another module',
    "console.log(require('./other'), require.cache[require.resolve('./other')].id);",
  ],
  [
    'the rest of require',
    "console.log(require.main.id, require.resolve.paths('a'), Object.keys(require.extensions), module.parent.id);",
  ],
  [
    'an imported module',
    "import('./module.mjs').then(({ default: value }) => console.log(value));",
  ],
  ['a built-in one', "import('node:path').then(({ sep }) => console.log(sep));"],
  ['one that throws', "\nthrow new Error('no');"],
  ['a mistake', 'const = 1;'],
  ['a script with an interpreter', '#!/usr/bin/env node\nconsole.log(1);'],
  ['a missing module', "require('./missing');"],
  ['line numbers', "\n\nconsole.log(new Error('a').stack.split('\\n')[1]);"],
])('changes nothing about %s', (_, given) => {
  write('other.js', "module.exports = 'other';\n");
  write('module.mjs', "export default 'module';\n");
  write('given.js', given);
  const plain = run([], true);
  expect(plain).not.toBe('');
  expect([run(), run()]).toEqual([plain, plain]);
});

it('writes what was missing, and nothing if all was there', () => {
  write('given.js', "require('./other');");
  write('other.js', "console.log('other');");
  run();
  const { ino } = fs.statSync(compiled());
  expect(run()).toBe('other\n');
  expect(fs.statSync(compiled()).ino).toBe(ino);
  write('other.js', "console.log('newer');");
  expect(run()).toBe('newer\n');
  expect(fs.statSync(compiled()).ino).not.toBe(ino);
});

it('runs a module of the same length that is another one', () => {
  write('given.js', 'console.log(1);');
  run();
  write('given.js', 'console.log(2);');
  expect(run()).toBe('2\n');
});

it.each(['', 'abc', 'half'])('does without a file that is not whole: "%s"', (rest) => {
  write('given.js', 'console.log(1);');
  run();
  const whole = fs.readFileSync(compiled());
  fs.writeFileSync(compiled(), rest === 'half' ? whole.subarray(0, whole.length / 2) : rest);
  expect(run()).toBe('1\n');
  expect(fs.readFileSync(compiled()).length).toBe(whole.length);
});

it('does without the code of a V8 with other flags', () => {
  write('given.js', 'console.log(1);');
  run();
  const before = fs.readFileSync(compiled());
  expect(run(['--no-lazy'])).toBe('1\n');
  expect(fs.readFileSync(compiled()).equals(before)).toBe(false);
});
