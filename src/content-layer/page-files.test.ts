import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageFiles } from './page-files';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-files-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

function write(name: string): void {
  const file = path.join(dir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
}

it('lists the Markdown files of each folder under the name of its source', () => {
  const names = ['docs/a.md', 'docs/b/c.mdx', 'docs/b/plan.png', 'docs/old/d.md', 'more/e.md'];
  for (const name of [...names, 'classes/Room.md']) write(name);
  const folder = (name: string) => path.join(dir, name);
  const files = pageFiles({
    docs: [
      { name: 'docs', dir: folder('docs'), path: '', exclude: [folder('docs/old')] },
      { name: 'docs-2', dir: folder('more'), path: '/more', exclude: [] },
    ],
    referenceDir: folder('classes'),
  });
  expect(files.map((file) => [file.sourceInstanceName, file.relativePath])).toEqual([
    ['docs', 'a.md'],
    ['docs', 'b/c.mdx'],
    ['docs-2', 'e.md'],
    ['reference', 'Room.md'],
  ]);
  expect(files[1]?.absolutePath).toBe(folder('docs/b/c.mdx'));
});

it('leaves out the folders of packages, which Gatsby’s source never reads', () => {
  write('docs/a.md');
  write('docs/node_modules/package/README.md');
  const docs = { name: 'docs', dir: path.join(dir, 'docs'), path: '', exclude: [] };
  expect(pageFiles({ docs: [docs] }).map(({ relativePath }) => relativePath)).toEqual(['a.md']);
});
