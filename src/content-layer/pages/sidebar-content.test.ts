import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PageNode } from '../nodes';
import { sidebarContent } from './sidebar-content';

let rootDir: string;
let docsDir: string;
beforeEach(() => {
  rootDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sidebar-content-'));
  docsDir = path.join(rootDir, 'docs');
  fs.mkdirSync(docsDir);
});
afterEach(() => {
  fs.rmSync(rootDir, { recursive: true });
});

function put(file: string, content: string): void {
  fs.mkdirSync(path.join(docsDir, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(docsDir, file), content);
}
const read = (nodes: object[] = []) => sidebarContent(nodes as PageNode[], { docsDir, rootDir });

it('takes pages as sidebars see them', () => {
  const doc = {
    docId: 'a',
    path: '/a',
    title: 'Title',
    relativePath: 'a.md',
    unlisted: false,
    isIndex: false,
  };
  const node = { ...doc, sidebarLabel: 'A', internal: { type: 'DocPage' } };
  const { docs } = read([
    { ...node, frontMatter: { sidebar_position: 0 } },
    { ...node, frontMatter: {} },
  ]);
  expect(docs).toEqual([
    { ...doc, label: 'A', position: 0 },
    { ...doc, label: 'A' },
  ]);
});

it('takes listed classes by name', () => {
  const node = (name: string, unlisted = false) => ({
    name,
    path: `/c/${name}`,
    unlisted,
    type: { category: 'C' },
    internal: { type: 'ApiClass' },
  });
  expect(read([node('Room'), node('Avatar'), node('Hidden', true)]).classes).toEqual([
    { name: 'Avatar', path: '/c/Avatar', category: 'C' },
    { name: 'Room', path: '/c/Room', category: 'C' },
  ]);
});

it('reads the metadata of folders in JSON and YAML', () => {
  put('_category_.json', '{ "label": "All" }');
  put('a/b/_category_.yml', 'label: B\nposition: 2\ncollapsed: false\n');
  put('c/_category_.yaml', '');
  put('d/category.json', '{ "label": "No" }');
  const { categories, problems } = read();
  expect([...categories]).toEqual([
    ['', { label: 'All' }],
    ['a/b', { label: 'B', position: 2, collapsed: false }],
  ]);
  expect(problems).toEqual([]);
});

it('reports metadata that cannot be read, and goes on', () => {
  put('a/_category_.yml', 'label: A\nposition: [1\n');
  put('b/_category_.json', '"B"');
  put('c/_category_.yml', 'label: C');
  const { categories, problems } = read();
  expect([...categories.keys()]).toEqual(['c']);
  expect(problems).toMatchObject([
    { check: 'sidebar', file: 'docs/a/_category_.yml' },
    { check: 'sidebar', file: 'docs/b/_category_.json' },
  ]);
  expect(problems[0]?.line).toBeGreaterThanOrEqual(2);
});
