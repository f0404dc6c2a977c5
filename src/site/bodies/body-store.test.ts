import fs from 'node:fs';
import path from 'node:path';
import { openBodyStore } from './body-cache';
import { tempFolder } from '../../test/temp-folder';

let rootDir: string;
beforeEach(() => (rootDir = tempFolder()));

const files = () =>
  fs
    .readdirSync(path.join(rootDir, '.cache/bodies'))
    .map((name) => path.join('.cache/bodies', name));

it('gives back what it was given, also to another process', () => {
  openBodyStore(rootDir).set('DocPage /a.md 1', { html: '<p>…</p>' });
  expect(openBodyStore(rootDir).get('DocPage /a.md 1')).toEqual({ html: '<p>…</p>' });
  expect(openBodyStore(rootDir).get('DocPage /a.md 2')).toBeUndefined();
});

it('does without a file that is not whole', () => {
  openBodyStore(rootDir).set('a', { html: '' });
  fs.writeFileSync(path.join(rootDir, files()[0] ?? ''), '{"html":');
  expect(openBodyStore(rootDir).get('a')).toBeUndefined();
});

it('deletes bodies of other keys, and what an interrupted build has left', () => {
  const store = openBodyStore(rootDir);
  store.set('a', 1);
  store.set('b', 2);
  fs.writeFileSync(path.join(rootDir, `${files()[0]}.1`), '');
  expect(files()).toHaveLength(3);
  store.keepOnly(['b']);
  expect(files()).toHaveLength(1);
  expect([store.get('a'), store.get('b')]).toEqual([undefined, 2]);
});

it('deletes none where no build has run', () => {
  expect(() => openBodyStore(rootDir).keepOnly([])).not.toThrow();
});
