import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sourceDigest } from './source-digest';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'source-digest-'));
  put('src/a.ts', 'a');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function put(file: string, content: string): void {
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), content);
}
const digest = () => sourceDigest(root, ['src', 'settings.ts']);

it('ignores tests and files elsewhere', () => {
  const before = digest();
  put('src/a.test.ts', 'a');
  put('other/a.ts', 'a');
  expect(digest()).toBe(before);
});

it.each([
  ['src/a.ts', 'b'],
  ['src/deep/b.ts', ''],
  ['settings.ts', 'a'],
])('changes with %s', (file, content) => {
  const before = digest();
  put(file, content);
  expect(digest()).not.toBe(before);
});
