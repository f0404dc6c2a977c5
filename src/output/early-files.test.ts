import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareFolders } from '../../scripts/lib/compare-folders';
import { EarlyFiles } from './early-files';
import { flatten } from './flatten';
import type { PublishedFiles } from './kept-files';

const scriptsOf = (name: string) =>
  `<script>window.___chunkMapping="{}";window.___webpackCompilationHash="h";</script><script src="/${name}.js" async></script>`;
const page = (text: string) =>
  `<div id="___gatsby">${text}</div><!-- slice-start id="_gatsby-scripts-1" -->${scriptsOf('app')}<!-- slice-end id="_gatsby-scripts-1" -->`;

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'early-'));
  put('public/_gatsby/slices/_gatsby-scripts-1.html', scriptsOf('app'));
  put('public/404.html', page('404'));
  put('public/a/index.html', page('a'));
  put('public/b/index.html', page('b'));
  put('public/page-data/a/page-data.json', '{"path":"/a"}');
  put('public/app.js', 'js');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function put(file: string, content: string): void {
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), content);
}
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const inode = (file: string) => fs.statSync(path.join(root, file)).ino;

const PAGE = ['a/index.html', 'page-data/a/page-data.json'];

/** What each file was inspected for. */
function begin(dist = 'dist') {
  const inspected: string[] = [];
  const options = {
    publicDir: path.join(root, 'public'),
    distDir: path.join(root, dist),
    inspect: (files: PublishedFiles, name: string) => {
      files.find('any', name, () => inspected.push(name));
    },
  };
  const early = new EarlyFiles(options);
  const finish = () => {
    const keptIn = { file: path.join(root, 'kept.json'), key: '' };
    flatten({ ...options, origin: 'https://a.example', early, keptIn });
  };
  return { early, finish, inspected };
}

function expectSameAsWithout(): void {
  begin('plain').finish();
  expect(compareFolders(path.join(root, 'dist'), path.join(root, 'plain'))).toEqual([]);
}

it('takes the files that were made early, which are not read again', () => {
  const { early, finish, inspected } = begin();
  early.make(PAGE);
  expect(inspected).toEqual(['a.html', 'page-data/a/page-data.json']);
  const made = inode('dist.early/a.html');
  finish();
  expect(inode('dist/a.html')).toBe(made);
  expect(inspected.filter((name) => name === 'a.html')).toHaveLength(1);
  expect(fs.readdirSync(root).sort()).toEqual(['dist', 'kept.json', 'public']);
  expectSameAsWithout();
});

it('leaves them to the next build, which does not read them either', () => {
  const { early, finish } = begin();
  early.make(PAGE);
  finish();
  const made = inode('dist/a.html');
  const next = begin();
  next.finish();
  expect(inode('dist/a.html')).toBe(made);
  expect(next.inspected).toEqual([]);
});

it('makes a file again whose source has been written since', () => {
  const { early, finish } = begin();
  early.make(PAGE);
  put('public/a/index.html', page('changed'));
  finish();
  expect(read('dist/a.html')).toContain('changed');
  expectSameAsWithout();
});

it('makes all files again if the scripts are others by the end', () => {
  const { early, finish } = begin();
  early.make(PAGE);
  put('public/_gatsby/slices/_gatsby-scripts-1.html', scriptsOf('new'));
  finish();
  expect(read('dist/a.html')).toContain('"/new.js"');
  expectSameAsWithout();
});

it('leaves to the end what cannot be made early', () => {
  const { early, finish } = begin();
  early.make(['missing/index.html']);
  early.make(PAGE);
  put('public/bad/index.html', '<div id="___gatsby"></div>');
  early.make(['bad/index.html']);
  expect(finish).toThrow('bad/index.html: The document has no Gatsby scripts.');
  fs.rmSync(path.join(root, 'public/bad'), { recursive: true });
  finish();
  expectSameAsWithout();
});

it('takes a file that is gone from the folder from its source', () => {
  const { early, finish } = begin();
  early.make(PAGE);
  fs.rmSync(path.join(root, 'dist.early'), { recursive: true });
  finish();
  expectSameAsWithout();
});
