import fs from 'node:fs';
import path from 'node:path';
import { PictureCache } from './picture-cache';
import { tempFolder } from '../../test/temp-folder';

let dir: string;
beforeEach(() => {
  dir = path.join(tempFolder(), 'cache');
});
afterEach(() => fs.rmSync(path.dirname(dir), { recursive: true }));

const draw = () => Promise.resolve(Buffer.from('picture'));
const DAY = 24 * 60 * 60 * 1000;

it('draws once, also across builds', async () => {
  const first = new PictureCache(dir, 'code');
  const file = await first.get('key', draw);
  expect(fs.readFileSync(file, 'utf8')).toBe('picture');
  await first.get('key', draw);
  expect(first.drawn).toBe(1);
  const next = new PictureCache(dir, 'code');
  expect(await next.get('key', draw)).toBe(file);
  expect(next.drawn).toBe(0);
  expect(fs.readdirSync(dir)).toEqual(['key']);
});

it('keeps nothing of a drawing that fails', async () => {
  const cache = new PictureCache(dir, 'code');
  await expect(cache.get('key', () => Promise.reject(new Error('no ink')))).rejects.toThrow('ink');
  await cache.get('key', draw);
  expect(cache.drawn).toBe(1);
});

it('has other keys for other input and other code', () => {
  const keys = [
    new PictureCache(dir, 'code').keyOf(['a']),
    new PictureCache(dir, 'code').keyOf(['b']),
    new PictureCache(dir, 'changed').keyOf(['a']),
  ];
  expect(new Set(keys).size).toBe(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{10}$/);
});

it('removes what has not been used for two months', async () => {
  const cache = new PictureCache(dir, 'code');
  const [old, used] = [await cache.get('old', draw), await cache.get('used', draw)];
  const past = new Date(Date.now() - 59 * DAY);
  for (const file of [old, used]) fs.utimesSync(file, past, past);
  await cache.get('used', draw);
  cache.prune(Date.now() + 2 * DAY);
  expect(fs.readdirSync(dir)).toEqual(['used']);
});

it('has nothing to remove before the first picture', () => {
  expect(() => new PictureCache(dir, 'code').prune()).not.toThrow();
});
