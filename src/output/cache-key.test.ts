import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { CONTENT_SOURCES } from '../site/source-digest';
import { cacheKey, clearStaleCaches, OUTPUT_SOURCES, outputKey, stampCaches } from './cache-key';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-key-'));
  put('site.config.ts', 'a');
  put('src/content-layer/html/a.ts', 'a');
});
afterEach(() => {
  fs.rmSync(root, { recursive: true });
  delete process.env.CONTENT_DIR;
});

function put(file: string, content: string): void {
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), content);
}

it('ignores changes to tests, content and components', () => {
  const key = cacheKey(root);
  put('src/content-layer/html/a.test.ts', 'a');
  put('src/settings/b.test.tsx', 'b');
  put('content/docs/a.md', 'a');
  put('src/components/a.tsx', 'a');
  expect(cacheKey(root)).toBe(key);
});

it('changes with the branch of a preview', () => {
  const key = cacheKey(root);
  Object.assign(process.env, { CF_PAGES: '1', CF_PAGES_BRANCH: 'fix' });
  const preview = cacheKey(root);
  delete process.env.CF_PAGES;
  delete process.env.CF_PAGES_BRANCH;
  expect(preview).not.toBe(key);
  expect(cacheKey(root)).toBe(key);
});

it.each([
  ['site.config.ts'],
  ['package-lock.json'],
  ['src/content-layer/html/a.ts'],
  ['src/content-layer/new.ts'],
  ['src/settings/deep/new.ts'],
  ['src/page-model/new.ts'],
  ['src/styles/tokens.css'],
  ['src/components/Navbar/Navbar.module.css'],
])('changes with %s', (file) => {
  const key = cacheKey(root);
  put(file, 'changed');
  expect(cacheKey(root)).not.toBe(key);
});

it('changes with the content folder, but not with the way its path is written', () => {
  const key = cacheKey(root);
  process.env.CONTENT_DIR = 'other';
  expect(cacheKey(root)).not.toBe(key);
  process.env.CONTENT_DIR = './content/';
  expect(cacheKey(root)).toBe(key);
});

it('clears caches of other sources, and keeps those of the current ones', () => {
  put('.cache/data', 'x');
  put('public/index.html', 'x');
  stampCaches(root, cacheKey(root));
  expect(clearStaleCaches(root, cacheKey(root))).toBe(false);
  expect(fs.existsSync(path.join(root, '.cache/data'))).toBe(true);
  put('site.config.ts', 'b');
  expect(clearStaleCaches(root, cacheKey(root))).toBe(true);
  expect(fs.existsSync(path.join(root, '.cache'))).toBe(false);
  expect(fs.existsSync(path.join(root, 'public'))).toBe(false);
});

it('clears caches that no finished build has stamped', () => {
  put('.cache/data', 'x');
  expect(clearStaleCaches(root, cacheKey(root))).toBe(true);
  expect(fs.existsSync(path.join(root, '.cache'))).toBe(false);
});

it('clears caches whose sources were edited while they were filled', () => {
  put('.cache/data', 'x');
  const atStart = cacheKey(root);
  put('src/content-layer/html/a.ts', 'edited');
  stampCaches(root, atStart);
  expect(clearStaleCaches(root, cacheKey(root))).toBe(true);
});

it('covers every module that makes published files', () => {
  const { metafile } = buildSync({
    entryPoints: ['flatten', 'complete'].map((name) => path.resolve(`src/output/${name}.ts`)),
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    packages: 'external',
    outdir: 'none',
  });
  const covered = [...CONTENT_SOURCES, ...OUTPUT_SOURCES];
  const others = Object.keys(metafile.inputs).filter(
    (file) => !covered.some((source) => file === source || file.startsWith(`${source}/`)),
  );
  expect(others).toEqual([]);
  const key = outputKey(root, 'key');
  expect(outputKey(root, 'other')).not.toBe(key);
  put('src/output/flatten.ts', 'new');
  expect(outputKey(root, 'key')).not.toBe(key);
});
