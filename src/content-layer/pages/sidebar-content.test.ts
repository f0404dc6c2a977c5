import { setUpDocsFolder } from '../../test/docs-folder';
import type { PageNode } from '../nodes';
import { sidebarContent } from './sidebar-content';

const project = setUpDocsFolder();
const put = (file: string, content: string) => project().put(file, content);
const read = (nodes: object[] = []) => sidebarContent(nodes as PageNode[], project());

it('converts pages for sidebars', () => {
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
