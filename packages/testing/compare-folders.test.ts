import path from 'node:path';
import { compareFolders } from './compare-folders';
import { putFiles, tempFolder } from '../../src/test/temp-folder';

const root = tempFolder();

function folder(name: string, files: Readonly<Record<string, string>>): string {
  const dir = path.join(root, name);
  putFiles(dir, files);
  return dir;
}

it('finds nothing in folders that are the same', () => {
  const files = { 'index.html': 'home', 'room/join.html': 'join' };
  expect(compareFolders(folder('a', files), folder('b', files))).toEqual([]);
});

it('names what is in one folder only, and where files part', () => {
  const left = folder('left', { 'a.html': 'one', 'b.html': 'built at 10:15', 'c/d.js': 'let' });
  const right = folder('right', { 'b.html': 'built at 10:40', 'c/d.js': 'letter', 'e.txt': '' });
  expect(compareFolders(left, right)).toEqual([
    `a.html is not in ${right}`,
    'b.html differs at byte 12: "built at 10:15" and "built at 10:40"',
    'c/d.js differs at byte 3: "let" and "letter"',
    `e.txt is not in ${left}`,
  ]);
});
