import fs from 'node:fs';
import path from 'node:path';
import { loadFirstVersions } from './first-versions';
import { tempFolder } from '../../test/temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));

function load(source: string) {
  fs.writeFileSync(path.join(dir, 'since.ts'), source);
  return loadFirstVersions(dir, dir);
}

it('has the release of each name', () => {
  const { versions } = load(
    "export default { '2.1.0': ['Room'], '2.2.0': ['Map<T>', 'Room.Go'] };",
  );
  expect([...versions]).toEqual([
    ['Room', '2.1.0'],
    ['Map<T>', '2.2.0'],
    ['Room.Go', '2.2.0'],
  ]);
});

it('has none if there is no file', () => {
  expect(loadFirstVersions(dir, dir)).toEqual({ versions: new Map(), problems: [] });
});

it('locates a syntax error, and names an entry of the wrong type', () => {
  expect(load('export default {\n  a: ,\n};').problems).toMatchObject([
    { file: 'since.ts', line: 2 },
  ]);
  expect(load("export default { '2.1.0': 'Room' };").problems[0]?.message).toContain('"2.1.0"');
});
