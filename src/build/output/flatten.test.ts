import fs from 'node:fs';
import path from 'node:path';
import { flatName, flatten, type FlattenOptions, recoverDist } from './flatten';
import { putFile, tempFolder } from '../../test/temp-folder';

const page = (text: string) =>
  `<div id="___gatsby">${text}</div><!-- slice-start id="_gatsby-scripts-1" --><script>window.___chunkMapping="{}";window.___webpackCompilationHash="h";</script><script src="/app.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

let root: string;
beforeEach(() => (root = tempFolder()));

const put = (file: string, content: string) => putFile(path.join(root, file), content);
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const list = (dir: string) =>
  fs
    .readdirSync(path.join(root, dir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(root, dir), path.join(entry.parentPath, entry.name)))
    .sort();
const run = (complete?: FlattenOptions['complete']) =>
  flatten({
    publicDir: path.join(root, 'public'),
    distDir: path.join(root, 'dist'),
    origin: 'https://docs.example',
    ...(complete && { complete }),
  });

it.each([
  ['index.html', 'index.html'],
  ['room/index.html', 'room.html'],
  ['a/b/index.html', 'a/b.html'],
  ['404.html', '404.html'],
  ['room/notindex.html', 'room/notindex.html'],
  ['index.html/index.html', 'index.html.html'],
])('gives %s the name %s', (relative, name) => {
  expect(flatName(relative)).toBe(name);
});

it('gives all pages the scripts that this build has in their file', () => {
  const id = 'id="_gatsby-scripts-1"';
  const scripts = /-->(.*)<!--/.exec(page(''))?.[1] ?? '';
  put('public/index.html', page('home').replace('/app.js', '/old.js'));
  put(
    'public/room/index.html',
    `<div id="___gatsby"></div><slice-start ${id}></slice-start><slice-end ${id}></slice-end>`,
  );
  put('public/_gatsby/slices/_gatsby-scripts-1.html', scripts);
  run();
  for (const file of ['index.html', 'room.html']) {
    expect(read(`dist/${file}`)).toContain('"scripts":["/app.js"]');
    expect(read(`dist/${file}`)).not.toContain('slice-');
  }
});

it.each([
  ['<!DOCTYPE html>\n<html lang="en"><head>A', '<!DOCTYPE html>\n<html lang="en"><head>%A'],
  ['<script src="a.js">', '%<script src="a.js">'],
  ['<head><base href="/x/">', '<head><base href="/x/">'],
])('keeps the relative addresses of a static index page: %s', (html, expected) => {
  put('public/404.html', page('404'));
  put('public/my demo/index.html', html);
  put('public/my demo/other.html', html);
  run();
  expect(read('dist/my demo.html')).toBe(expected.replace('%', '<base href="my%20demo/">'));
  expect(read('dist/my demo/other.html')).toBe(html);
});

it('flattens pages, keeps other files and leaves out what no page requests', () => {
  put('public/index.html', page('home'));
  put('public/room/index.html', page('room'));
  put('public/room/collections/index.html', page('collections'));
  put('public/404.html', page('404'));
  put('public/404/index.html', page('404'));
  put('public/app.js', 'js');
  put('public/app.js.map', 'map');
  put('public/webpack.stats.json', '{}');
  put('public/chunk-map.json', '{}');
  put('public/vendor/mermaid/VERSION', '1');
  put('public/page-data/room/page-data.json', '{}');
  expect(run()).toEqual({ pages: 4, files: 6, advice: [] });
  expect(list('dist')).toEqual([
    '404.html',
    'app.js',
    'index.html',
    'page-data/room/page-data.json',
    'robots.txt',
    'room.html',
    'room/collections.html',
  ]);
  expect(read('dist/room.html')).toContain('<div id="___gatsby">room</div><script id="site-build"');
  expect(read('public/room/index.html')).toBe(page('room'));
  expect(read('dist/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap-index.xml\n',
  );
});

it('leaves out the code that draws diagrams if every diagram has its pictures', () => {
  put('public/index.html', page('<figure class="diagram diagram-drawn"></figure>'));
  put('public/room/index.html', page('<code>&lt;figure data-mermaid></code>'));
  put('public/vendor/mermaid/draw.mjs', 'js');
  put('public/vendor/other.js', 'js');
  run();
  expect(list('dist')).not.toContain('vendor/mermaid/draw.mjs');
  expect(list('dist')).toContain('vendor/other.js');
  put('public/room/index.html', page('<figure class="diagram" data-mermaid=""></figure>'));
  run();
  expect(list('dist')).toContain('vendor/mermaid/draw.mjs');
});

it('replaces the old folder, so that nothing is left of deleted pages', () => {
  put('dist/old.html', 'old');
  put('dist.next/half.html', 'left by a build that was stopped');
  put('public/index.html', page('new'));
  run();
  expect(list('dist')).toEqual(['index.html', 'robots.txt']);
  expect(fs.readdirSync(root).sort()).toEqual(['dist', 'public']);
});

it('leaves the old folder intact if it fails midway, and names the page', () => {
  put('dist/index.html', 'old');
  put('dist/room.html', 'old room');
  put('public/a/index.html', page('a'));
  put('public/b/index.html', '<div id="___gatsby">no scripts</div>');
  put('public/c/index.html', page('c'));
  expect(() => run()).toThrow('b/index.html: The document has no Gatsby scripts.');
  expect(list('dist')).toEqual(['index.html', 'room.html']);
  expect(read('dist/room.html')).toBe('old room');
});

it('completes the new folder before it takes the place of the old one', () => {
  put('dist/index.html', 'old');
  put('public/index.html', page('new'));
  const refuse: FlattenOptions['complete'] = (dir) => {
    expect(fs.readFileSync(path.join(dir, 'index.html'), 'utf8')).toContain('new');
    throw new Error('not complete');
  };
  expect(() => run(refuse)).toThrow('not complete');
  expect(list('dist')).toEqual(['index.html']);
  expect(read('dist/index.html')).toBe('old');
  const add: FlattenOptions['complete'] = (dir) => {
    fs.writeFileSync(path.join(dir, '_redirects'), 'added');
    return 'Look here.';
  };
  expect(run(add).advice).toEqual(['Look here.']);
  expect(read('dist/_redirects')).toBe('added');
});

it('leaves the old folder intact if there is no build', () => {
  put('dist/index.html', 'old');
  expect(() => run()).toThrow('ENOENT');
  expect(list('dist')).toEqual(['index.html']);
});

it('creates no folder if it fails', () => {
  put('public/b/index.html', '<div id="___gatsby">no scripts</div>');
  expect(() => run()).toThrow();
  expect(fs.existsSync(path.join(root, 'dist'))).toBe(false);
});

it('lets robots read in a preview that it is not for them, and names no sitemap', () => {
  put('public/index.html', page('home'));
  const folders = { publicDir: path.join(root, 'public'), distDir: path.join(root, 'dist') };
  flatten({ ...folders, origin: undefined });
  expect(read('dist/robots.txt')).toBe('User-agent: *\nAllow: /\n');
});

it('keeps the owner’s own robots.txt and HTML files, and does not touch the build', () => {
  put('public/robots.txt', 'own');
  put('public/google123.html', 'verification');
  expect(run()).toEqual({ pages: 0, files: 2, advice: [] });
  expect(read('dist/robots.txt')).toBe('own');
  expect(read('public/robots.txt')).toBe('own');
  expect(read('dist/google123.html')).toBe('verification');
});

it('says in data of pages and of the app which build it is of', () => {
  put('public/404.html', page('404'));
  put('public/page-data/app-data.json', '{"webpackCompilationHash":"h"}');
  put('public/page-data/room/page-data.json', '{"path":"/room"}');
  run();
  const { webpackCompilationHash: hash } = JSON.parse(read('dist/page-data/app-data.json')) as {
    webpackCompilationHash: string;
  };
  expect(hash).not.toBe('h');
  expect(read('dist/404.html')).toContain(`"hash":"${hash}"`);
  expect(JSON.parse(read('dist/page-data/room/page-data.json'))).toEqual({
    path: '/room',
    webpackCompilationHash: hash,
  });
});

it('leaves the deployed files alone when the next build writes to its own', () => {
  put('public/404.html', page('404'));
  put('public/first.txt', 'first');
  run();
  put('public/first.txt', 'second');
  expect(read('dist/first.txt')).toBe('first');
});

describe('a build that is killed at any moment', () => {
  const STEPS = ['rmSync', 'mkdirSync', 'writeFileSync', 'copyFileSync', 'renameSync'] as const;
  afterEach(() => jest.restoreAllMocks());

  /** Lets a number of changes to the disk happen, and none after them. */
  function killAfter(changes: number): void {
    let left = changes;
    for (const step of STEPS) {
      const real = fs[step] as (...args: unknown[]) => unknown;
      jest.spyOn(fs, step).mockImplementation(((...args: unknown[]) => {
        if (left-- <= 0) throw new Error('killed');
        return real(...args);
      }) as never);
    }
  }

  it('leaves the last good dist/ or the new one, whole', () => {
    const states = new Set<string>();
    let killed = true;
    for (let changes = 0; killed; changes++) {
      for (const file of ['index.html', 'room.html']) put(`dist/${file}`, 'old');
      put('public/index.html', page('new'));
      put('public/room/index.html', page('new'));
      put('public/404.html', page('new'));
      killAfter(changes);
      try {
        run();
        killed = false;
      } catch (error) {
        expect(error).toEqual(new Error('killed'));
      }
      jest.restoreAllMocks();
      recoverDist(path.join(root, 'dist'));
      const isNew = read('dist/index.html') !== 'old';
      expect(list('dist')).toEqual(
        isNew ? ['404.html', 'index.html', 'robots.txt', 'room.html'] : ['index.html', 'room.html'],
      );
      expect(read('dist/room.html') !== 'old').toBe(isNew);
      states.add(isNew ? 'new' : 'old');
    }
    expect([...states]).toEqual(['old', 'new']);
  });
});
