import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publishStaticFiles } from './vendor';

it('publishes static files, and removes those that are gone since the build before', () => {
  const rootDir = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'));
  const write = (file: string) => {
    fs.mkdirSync(path.dirname(path.join(rootDir, file)), { recursive: true });
    fs.writeFileSync(path.join(rootDir, file), file);
  };
  for (const file of ['.cache/x', 'content/static/a/one.txt', 'content/static/two.txt', 'public/b'])
    write(file);
  // Gatsby has published this one.
  for (const file of ['static/three.txt', 'public/three.txt']) write(file);
  const staticDirs = ['content/static', 'static'].map((dir) => path.join(rootDir, dir));
  const published = () => {
    publishStaticFiles({ rootDir, staticDirs });
    return fs.readdirSync(path.join(rootDir, 'public'), { recursive: true }).map(String).sort();
  };
  expect(published()).toEqual(['a', 'a/one.txt', 'b', 'three.txt', 'two.txt']);
  for (const file of ['content/static/a/one.txt', 'static/three.txt'])
    fs.rmSync(path.join(rootDir, file));
  expect(published()).toEqual(['a', 'b', 'two.txt']);
  fs.rmSync(rootDir, { recursive: true });
});
