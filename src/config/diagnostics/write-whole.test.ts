import fs from 'node:fs';
import path from 'node:path';
import { placeWhole, writeWhole } from './write-whole';
import { tempFolder } from '../../test/temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));

it('writes a file into a new folder, and leaves nothing beside it', () => {
  const file = path.join(dir, 'new', 'file.txt');
  writeWhole(file, 'first');
  writeWhole(file, Buffer.from('second'));
  expect(fs.readFileSync(file, 'utf8')).toBe('second');
  expect(fs.readdirSync(path.dirname(file))).toEqual(['file.txt']);
});

it('leaves the file as it was for as long as it is written, and if that fails', () => {
  const file = path.join(dir, 'file.txt');
  writeWhole(file, 'before');
  const failing = () =>
    placeWhole(file, (next) => {
      fs.writeFileSync(next, 'half');
      expect(fs.readFileSync(file, 'utf8')).toBe('before');
      throw new Error('The disk is full.');
    });
  expect(failing).toThrow('The disk is full.');
  expect(fs.readFileSync(file, 'utf8')).toBe('before');
});

it('replaces a file with another one: links to the old one keep what they had', () => {
  const [file, link] = [path.join(dir, 'file.txt'), path.join(dir, 'link.txt')];
  writeWhole(file, 'before');
  fs.linkSync(file, link);
  writeWhole(file, 'after');
  expect(fs.readFileSync(link, 'utf8')).toBe('before');
});
