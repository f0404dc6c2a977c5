import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { followList, linesOf } from './rendered-list';

let file: string;
beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'rendered-')), 'new', 'list.txt');
});
afterEach(() => fs.rmSync(path.dirname(path.dirname(file)), { recursive: true }));

it('reads what has been added, and a line only when it is whole', () => {
  const read = linesOf(file);
  expect(read()).toEqual([]);
  fs.mkdirSync(path.dirname(file));
  fs.writeFileSync(file, 'a/index.html\nb/ind');
  expect(read()).toEqual(['a/index.html']);
  fs.appendFileSync(file, 'ex.html\n');
  expect(read()).toEqual(['b/index.html']);
  fs.rmSync(file);
  expect(read()).toEqual([]);
});

it('follows a new list until it is ended', async () => {
  let end = (): void => undefined;
  const names = await new Promise<readonly string[]>((resolve) => {
    const timer = setInterval(() => undefined, 1000);
    end = followList(file, (lines) => {
      clearInterval(timer);
      resolve(lines);
    });
    fs.appendFileSync(file, 'a/index.html\n');
  });
  end();
  expect(names).toEqual(['a/index.html']);
});
