import { setUpDocsFolder } from '../../test/docs-folder';
import type { PageNode } from '../nodes/nodes';
import { sidebarContent } from './sidebar-content';

const project = setUpDocsFolder();
const put = (file: string, content: string) => project().put(file, content);
const read = (nodes: object[] = []) => {
  const { docsDir, rootDir } = project();
  const docs = { name: 'docs', dir: docsDir, path: '', exclude: [] };
  return sidebarContent(nodes as PageNode[], docs, rootDir);
};

it('converts pages for sidebars', () => {
  const doc = {
    docId: 'a',
    path: '/a',
    title: 'Title',
    relativePath: 'a.md',
    unlisted: false,
    isIndex: false,
  };
  const node = { ...doc, docsName: 'docs', sidebarLabel: 'A', internal: { type: 'DocPage' } };
  const { docs } = read([
    { ...node, frontMatter: { sidebar_position: 0 } },
    { ...node, frontMatter: {} },
    { ...node, docsName: 'docs-2', frontMatter: {} },
  ]);
  expect(docs).toEqual([
    { ...doc, label: 'A', position: 0 },
    { ...doc, label: 'A' },
  ]);
});

it('includes listed classes, by name', () => {
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

it('includes the metadata of folders and its problems', () => {
  put('a/_category_.yml', 'label: A\n');
  put('b/_category_.yml', 'lable: B\n');
  const { categories, problems } = read();
  expect([...categories]).toEqual([['a', { label: 'A' }]]);
  expect(problems).toMatchObject([{ file: 'docs/b/_category_.yml', line: 1 }]);
});
