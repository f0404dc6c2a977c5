import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';

let dir: string;
let preload: string;

beforeAll(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'resolve-cache-')));
  preload = path.join(dir, 'preload.cjs');
  buildSync({
    stdin: {
      contents: `import { keepResolvedModules } from './resolve-cache';\nkeepResolvedModules('kept.json', 'node_modules');`,
      resolveDir: __dirname,
    },
    outfile: preload,
    bundle: true,
    platform: 'node',
  });
});

const site = () => path.join(dir, 'site');

beforeEach(() => {
  fs.rmSync(site(), { recursive: true, force: true });
  write('node_modules/.package-lock.json', '{}');
  write('node_modules/a/package.json', '{ "main": "./lib" }');
  write('node_modules/a/lib/index.js', "module.exports = [require('./one'), require('b')];");
  write('node_modules/a/lib/one.js', "module.exports = 'one';");
  write(
    'node_modules/b/index.js',
    "module.exports = require('node:path').sep + require('path').sep;",
  );
  write('main.js', "console.log(...require('a'));");
});

afterAll(() => fs.rmSync(dir, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(site(), name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

function run(env: NodeJS.ProcessEnv = {}): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--require', preload, 'main.js'], {
    cwd: site(),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  return stdout + stderr;
}

const kept = () => fs.readFileSync(path.join(site(), 'kept.json'), 'utf8');

it('keeps what packages require of themselves and of others', () => {
  expect(run()).toBe('one //\n');
  const folder = path.join(site(), 'node_modules', 'a', 'lib');
  expect((JSON.parse(kept()) as { resolved: object }).resolved).toEqual({
    [folder]: { './one': path.join('a', 'lib', 'one.js'), b: path.join('b', 'index.js') },
  });
});

it('does not look again, and writes nothing that is known', () => {
  run();
  const { ino } = fs.statSync(path.join(site(), 'kept.json'));
  // Would be found first.
  write('node_modules/a/node_modules/b/index.js', "module.exports = 'nearer';");
  expect(run()).toBe('one //\n');
  expect(fs.statSync(path.join(site(), 'kept.json')).ino).toBe(ino);
});

it.each([
  ['packages are installed', () => write('node_modules/.package-lock.json', '{ "b": 2 }'), {}],
  ['Node.js is started in another way', () => undefined, { NODE_OPTIONS: '--no-warnings' }],
])('looks again where %s', (_, change, env) => {
  run();
  write('node_modules/a/node_modules/b/index.js', "module.exports = 'nearer';");
  change();
  expect(run(env)).toBe('one nearer\n');
});

it('keeps nothing of the site itself, nor of packages that are elsewhere', () => {
  write('elsewhere/index.js', "module.exports = require('./more');");
  write('elsewhere/more.js', "module.exports = 'more';");
  fs.symlinkSync(path.join(site(), 'elsewhere'), path.join(site(), 'node_modules', 'linked'));
  write('node_modules/a/lib/one.js', "module.exports = require('linked');");
  write('local.js', "module.exports = 'local';");
  write('main.js', "console.log(require('./local'), ...require('a'));");
  expect(run()).toBe('local more //\n');
  expect(kept()).not.toMatch(/local|linked|more/);
});

it('keeps nothing where npm has left no record', () => {
  fs.rmSync(path.join(site(), 'node_modules', '.package-lock.json'));
  expect(run()).toBe('one //\n');
  expect(fs.existsSync(path.join(site(), 'kept.json'))).toBe(false);
});

it('does without a damaged file', () => {
  write('kept.json', '{');
  expect(run()).toBe('one //\n');
  expect(() => JSON.parse(kept()) as unknown).not.toThrow();
});

it('says what Node.js says of a missing module', () => {
  write('node_modules/a/lib/one.js', "require('missing');");
  run();
  expect(run()).toContain("Cannot find module 'missing'");
});
