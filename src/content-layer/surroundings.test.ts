import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NO_SURROUNDINGS, readSurroundings, writeSurroundings } from './surroundings';

it('tells another process what this one knows, and nothing where there is nothing to tell', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'surroundings-'));
  expect(readSurroundings(dir)).toEqual(NO_SURROUNDINGS);
  const surroundings = {
    unreadable: { '/a.md': '/a' },
    otherPaths: ['/x'],
    categories: ['Rooms'],
    mentions: { '/room': [{ path: '/a', title: 'A', isType: false }] },
    sections: { '/a': 'Rooms' },
    internals: ['Native client'],
    ignoredHeadings: ['See also'],
  };
  writeSurroundings(surroundings, dir);
  expect(readSurroundings(dir)).toEqual(surroundings);
  fs.rmSync(dir, { recursive: true });
});
