import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSurroundings, writeSurroundings } from './surroundings';

it('tells another process what this one knows, and nothing where there is nothing to tell', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'surroundings-'));
  expect(readSurroundings(dir)).toEqual({ unreadable: {}, otherPaths: [], categories: [] });
  const surroundings = { unreadable: { '/a.md': '/a' }, otherPaths: ['/x'], categories: ['Rooms'] };
  writeSurroundings(surroundings, dir);
  expect(readSurroundings(dir)).toEqual(surroundings);
  fs.rmSync(dir, { recursive: true });
});
