import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSurroundings, writeSurroundings } from './surroundings';

it('tells another process what this one knows, and nothing where there is nothing to tell', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'surroundings-'));
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(dir);
  expect(readSurroundings()).toEqual({ unreadable: {}, otherPaths: [], categories: [] });
  const surroundings = { unreadable: { '/a.md': '/a' }, otherPaths: ['/x'], categories: ['Rooms'] };
  writeSurroundings(surroundings);
  expect(readSurroundings()).toEqual(surroundings);
  cwd.mockRestore();
  fs.rmSync(dir, { recursive: true });
});
