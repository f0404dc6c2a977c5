import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { siteKindOf } from './site-kind';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-kind-'));
afterAll(() => {
  fs.rmSync(dir, { recursive: true });
});

function folderWith(name: string, ...files: readonly string[]): string {
  const folder = path.join(dir, name);
  fs.mkdirSync(folder);
  for (const file of files) fs.writeFileSync(path.join(folder, file), '');
  return folder;
}

it('tells DocFX projects by docfx.json', () => {
  expect(siteKindOf(folderWith('docfx', 'docfx.json', 'toc.yml'))).toBe('docfx');
});

it('takes everything else for Docusaurus, whose command says what is missing', () => {
  expect(siteKindOf(folderWith('both', 'docfx.json', 'docusaurus.config.ts'))).toBe('docusaurus');
  expect(siteKindOf(folderWith('none'))).toBe('docusaurus');
  expect(siteKindOf(path.join(dir, 'missing'))).toBe('docusaurus');
});
