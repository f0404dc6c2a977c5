import fs from 'node:fs';
import os from 'node:os';
import { adviceOn } from './full-disk';

const failure = (code: string) => Object.assign(new Error(`${code}: write`), { code });

it.each(['ENOSPC', 'EDQUOT'])('says what to do about %s', (code) => {
  expect(adviceOn(failure(code), os.tmpdir())).toMatch(/^The disk is full.* Free some space/);
});

it('says so of a process that has ended where nothing is free', () => {
  const stats = Object.assign(fs.statfsSync(os.tmpdir()), { bavail: 0 });
  const spy = jest.spyOn(fs, 'statfsSync').mockReturnValue(stats);
  expect(adviceOn(undefined, os.tmpdir())).toMatch(/^The disk is full/);
  spy.mockRestore();
});

it('leaves other failures as they are', () => {
  expect(adviceOn(failure('EACCES'), os.tmpdir())).toBe('EACCES: write');
  expect(adviceOn(undefined, os.tmpdir())).toBeUndefined();
});
