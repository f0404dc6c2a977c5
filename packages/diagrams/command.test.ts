import fs from 'node:fs';
import path from 'node:path';
import { hasPictures, orphans } from './command';
import { tempFolder } from '../../src/test/temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));

it('finds pictures that no diagram uses, and ignores other files', () => {
  expect(orphans(path.join(dir, 'none'), new Set())).toEqual([]);
  for (const name of ['0123456789abcdef.light.svg', 'fedcba9876543210.dark.svg', 'own.svg'])
    fs.writeFileSync(path.join(dir, name), '');
  const wanted = new Set([path.join(dir, '0123456789abcdef.light.svg')]);
  expect(orphans(dir, wanted)).toEqual([path.join(dir, 'fedcba9876543210.dark.svg')]);
});

it('has pictures only if both exist', () => {
  const pictures = { light: path.join(dir, 'light.svg'), dark: path.join(dir, 'dark.svg') };
  fs.writeFileSync(pictures.light, '');
  expect(hasPictures({ pictures })).toBe(false);
  fs.writeFileSync(pictures.dark, '');
  expect(hasPictures({ pictures })).toBe(true);
});
