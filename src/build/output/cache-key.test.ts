import fs from 'node:fs';
import path from 'node:path';
import { CODE_FILE } from '../../config/project/code-digest';
import type { Site } from '../../config/project/site';
import { siteIn } from '../../test/content-pages';
import { cacheKey, clearStaleCaches, stampCaches } from './cache-key';
import { putFile, tempFolder } from '../../test/temp-folder';

let root: string;
let site: Site;
beforeEach(() => {
  root = tempFolder();
  put('src/styles/tokens.css', 'a');
  put('packages/search/ui/modal.css', 'a');
  put(CODE_FILE, 'a');
  site = siteIn(root);
});

const put = (file: string, content: string) => putFile(path.join(root, file), content);
const exists = (file: string) => fs.existsSync(path.join(root, file));

it('ignores changes to sources that are not in the bundle, and to content', () => {
  const key = cacheKey(site);
  put('src/markdown/html/a.test.ts', 'a');
  put('src/components/a.tsx', 'a');
  put('content/docs/a.md', 'a');
  expect(cacheKey(site)).toBe(key);
});

it('changes with the branch of a preview', () => {
  const key = cacheKey(site);
  Object.assign(process.env, { CF_PAGES: '1', CF_PAGES_BRANCH: 'fix' });
  const preview = cacheKey(site);
  delete process.env.CF_PAGES;
  delete process.env.CF_PAGES_BRANCH;
  expect(preview).not.toBe(key);
  expect(cacheKey(site)).toBe(key);
});

it.each([
  [CODE_FILE],
  ['package-lock.json'],
  ['src/styles/tokens.css'],
  ['src/components/Navbar/Navbar.module.css'],
  ['packages/search/ui/modal.css'],
])('changes with %s', (file) => {
  const key = cacheKey(site);
  put(file, 'changed');
  expect(cacheKey(site)).not.toBe(key);
});

it.each<[string, () => Partial<Site>]>([
  ['a setting', () => ({ settings: { ...site.settings, tagline: 'Another.' } })],
  ['the content folder', () => ({ folder: { ...site.folder, contentDir: '/other' } })],
  ['a fact', () => ({ variables: { 'facts.limit': '7' } })],
  ['the release that brought a type', () => ({ firstVersions: new Map([['Room', '2.0.0']]) })],
])('changes with %s', (_, change) => {
  expect(cacheKey({ ...site, ...change() })).not.toBe(cacheKey(site));
});

it('clears caches of other sources but not the code that was compiled, and keeps current ones', () => {
  put('.cache/data', 'x');
  put('public/index.html', 'x');
  stampCaches(root, cacheKey(site));
  expect(clearStaleCaches(root, cacheKey(site))).toBe(false);
  expect(exists('.cache/data')).toBe(true);
  put(CODE_FILE, 'b');
  expect(clearStaleCaches(root, cacheKey(site))).toBe(true);
  expect(['.cache/data', 'public/index.html', CODE_FILE].map(exists)).toEqual([false, false, true]);
});

it('clears caches that no finished build has stamped', () => {
  put('.cache/data', 'x');
  expect(clearStaleCaches(root, cacheKey(site))).toBe(true);
  expect(exists('.cache/data')).toBe(false);
});

it('clears caches of pages that somebody has removed', () => {
  stampCaches(root, cacheKey(site));
  fs.mkdirSync(path.join(root, 'public'));
  expect(clearStaleCaches(root, cacheKey(site))).toBe(true);
});

it('clears caches whose sources were edited while they were filled', () => {
  const atStart = cacheKey(site);
  put(CODE_FILE, 'edited');
  stampCaches(root, atStart);
  expect(clearStaleCaches(root, cacheKey(site))).toBe(true);
});
