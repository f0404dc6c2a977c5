import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dueLinks, readLinkCache, writeLinkCache } from './link-cache';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
const file = path.join(dir, 'below', 'links.json');
afterAll(() => fs.rmSync(dir, { recursive: true }));

it('asks for what is new, what did not work, and what worked long ago', () => {
  const cache = new Map([
    ['lately', { works: true, said: '200', at: 90 }],
    ['long ago', { works: true, said: '200', at: 10 }],
    ['broken', { works: false, said: '404', at: 99 }],
  ]);
  expect(dueLinks(['lately', 'long ago', 'broken', 'new'], cache, 50, 100)).toEqual([
    'long ago',
    'broken',
    'new',
  ]);
});

it('keeps outcomes, and begins anew where it cannot read them', () => {
  expect(readLinkCache(file).size).toBe(0);
  const outcomes = new Map([['a', { works: true, said: '200', at: 1 }]]);
  writeLinkCache(file, outcomes);
  expect(readLinkCache(file)).toEqual(outcomes);
  fs.writeFileSync(file, '{');
  expect(readLinkCache(file).size).toBe(0);
});
