import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { renderHere } from './render-here';

it('renders one lot of pages after the other, also after one that fails', async () => {
  const events: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const pool = renderHere(() => ({
    renderHTMLProd: (lot: string) => {
      events.push(`${lot} begins`);
      return new Promise<string>((resolve, reject) => {
        ends.set(lot, (error) => (error ? reject(error) : resolve(`${lot} rendered`)));
      });
    },
  }));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const lots = ['a', 'b', 'c'].map((lot) => pool.single.renderHTMLProd?.(lot) as Promise<string>);
  const results = Promise.allSettled(lots);
  await settle();
  expect(events).toEqual(['a begins']);
  ends.get('a')?.();
  await settle();
  expect(events).toEqual(['a begins', 'b begins']);
  ends.get('b')?.(new Error('b'));
  await settle();
  ends.get('c')?.();
  expect(await results).toEqual([
    { status: 'fulfilled', value: 'a rendered' },
    { status: 'rejected', reason: new Error('b') },
    { status: 'fulfilled', value: 'c rendered' },
  ]);
});

it('lists the files of pages when they are finished, and none of a lot that fails', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'render-here-'));
  const listed = path.join(dir, 'rendered.txt');
  const renderer = {
    renderHTMLProd: ({ paths }: { readonly paths: readonly string[] }) => {
      expect(fs.existsSync(listed)).toBe(false);
      return paths.includes('/bad') ? Promise.reject(new Error('bad')) : Promise.resolve({});
    },
  };
  const load = createRequire(path.resolve('package.json'));
  const pool = renderHere(
    (name) => (name.startsWith('gatsby-core-utils/') ? (load(name) as unknown) : renderer),
    listed,
  );
  await expect(pool.single.renderHTMLProd?.({ paths: ['/bad'] })).rejects.toThrow('bad');
  await pool.single.renderHTMLProd?.({ paths: ['/', '/room/collections', '/404.html'] });
  expect(fs.readFileSync(listed, 'utf8').split('\n')).toEqual([
    'index.html',
    'page-data/index/page-data.json',
    'room/collections/index.html',
    'page-data/room/collections/page-data.json',
    '404.html',
    'page-data/404.html/page-data.json',
    '',
  ]);
  fs.rmSync(dir, { recursive: true });
});
