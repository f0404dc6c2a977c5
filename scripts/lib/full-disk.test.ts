import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { adviceOn } from './full-disk';
import { tempFolder } from '../../src/test/temp-folder';

const failure = (code: string) => Object.assign(new Error(`${code}: write`), { code });

it.each(['ENOSPC', 'EDQUOT'])('says what to do about %s', (code) => {
  expect(adviceOn(failure(code), os.tmpdir())).toMatch(/^The disk is full.* Free some space/);
});

it.each(['', 'public', '.cache', 'dist'])('says so where nothing is free in "%s"', (name) => {
  const folder = tempFolder();
  const full = path.join(folder, name);
  fs.mkdirSync(full, { recursive: true });
  const stats = fs.statfsSync(folder);
  const spy = jest
    .spyOn(fs, 'statfsSync')
    .mockImplementation((at) => Object.assign(stats, { bavail: at === full ? 0 : 1e9 }));
  expect(adviceOn(undefined, folder)).toMatch(/^The disk is full/);
  spy.mockRestore();
});

it('explains a folder that cannot be replaced, and leaves other failures as they are', () => {
  expect(adviceOn(failure('EBUSY'), os.tmpdir())).toMatch(
    /^EBUSY: write\. .* Mount the folder above/,
  );
  expect(adviceOn(failure('EACCES'), os.tmpdir())).toBe('EACCES: write');
  expect(adviceOn(undefined, os.tmpdir())).toBeUndefined();
});
