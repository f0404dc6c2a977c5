import fs from 'node:fs';
import path from 'node:path';
import { dateText, pathInRepository } from './page-dates';
import { tempFolder } from '../../test/temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));

it('is the path from the project’s root for content inside', () => {
  const folder = { rootDir: dir, contentDir: path.join(dir, 'content') };
  expect(pathInRepository(path.join(dir, 'content/docs/a.md'), folder)).toBe('content/docs/a.md');
});

it('is the path in the repository around content that is elsewhere', () => {
  const folder = { rootDir: path.join(dir, 'site'), contentDir: path.join(dir, 'product/website') };
  const file = path.join(folder.contentDir, 'docs/a.md');
  fs.mkdirSync(path.join(dir, 'product/.git'), { recursive: true });
  expect(pathInRepository(file, folder)).toBe('website/docs/a.md');
});

it.each([
  ['2025-03-09', 'March 9, 2025'],
  ['2024-01-01', 'January 1, 2024'],
  ['2023-12-31', 'December 31, 2023'],
])('shows the date %s as "%s", whatever the time zone', (date, text) => {
  expect(dateText(date)).toBe(text);
});
