import type fs from 'node:fs';
import type { CreateNodeArgs, Node } from 'gatsby';
import { siteIn } from '../../test/content-pages';
import { createPageNode, type DocPageNode, type PageNode } from './nodes';

let root = '/one';
jest.mock('../../config/project/site', () => ({ currentSite: () => siteIn(root) }));
// The folder of the page does not exist; the parser of settings asks for other files.
const mockFolder = { names: [] as string[], changed: 1, timesRead: 0 };
jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof fs>('node:fs');
  return {
    ...actual,
    statSync: (file: string) =>
      file.includes('/content/docs') ? { mtimeMs: mockFolder.changed } : actual.statSync(file),
    readdirSync: () => {
      mockFolder.timesRead++;
      return mockFolder.names;
    },
  };
});

/** Creates the node of `docs/guide.md`, or of another file below `docs/`. */
function createGuide(
  text: string,
  frontMatter: object = { title: 'Guide' },
  relativePath = 'guide.md',
): PageNode {
  const created: PageNode[] = [];
  const file = {
    sourceInstanceName: 'docs',
    absolutePath: `${root}/content/docs/${relativePath}`,
    relativePath,
  };
  const mdx = {
    id: 'mdx',
    parent: 'file',
    frontmatter: frontMatter,
    body: text,
    internal: { type: 'Mdx', contentDigest: text },
  };
  createPageNode({
    node: mdx as unknown as Node,
    getNode: () => file,
    actions: {
      createNode: (node: PageNode) => created.push(node),
      createParentChildLink: () => {},
    },
    createNodeId: (id: string) => `id of ${id}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
  } as unknown as CreateNodeArgs);
  return created[0] as DocPageNode;
}

it('has the same id in whichever folder the project is', () => {
  root = '/one';
  const { id } = createGuide('Text.');
  root = '/elsewhere/two';
  expect(createGuide('Text.').id).toBe(id);
});

it('changes its digest with the text, the digest of its fields only with the front matter', () => {
  root = '/one';
  const before = createGuide('Text.');
  const edited = createGuide('Another text.');
  const renamed = createGuide('Text.', { title: 'Renamed' });
  expect(edited.internal.contentDigest).not.toBe(before.internal.contentDigest);
  expect(edited.fieldsDigest).toBe(before.fieldsDigest);
  expect(renamed.internal.contentDigest).not.toBe(before.internal.contentDigest);
  expect(renamed.fieldsDigest).not.toBe(before.fieldsDigest);
});

it('reads a folder once for all of its pages, and again when a file comes or goes', () => {
  root = '/many';
  mockFolder.timesRead = 0;
  for (let index = 0; index < 100; index++) createGuide('Text.', {}, `tour/page-${index}.md`);
  expect(mockFolder.timesRead).toBe(1);

  expect(createGuide('Text.', {}, 'tour/tour.md').path).toBe('/tour');
  Object.assign(mockFolder, { names: ['index.md'], changed: 2 });
  expect(createGuide('Text.', {}, 'tour/tour.md').path).toBe('/tour/tour');
});

it.each([
  ['Text.', {}, 'The page has no title.'],
  ['# Title', {}, undefined],
  ['Text.', { title: 'A' }, undefined],
])('the page %j with %j has the mistake %j', (text, frontMatter, message) => {
  const [problem] = (createGuide(text, frontMatter) as DocPageNode).problems;
  expect(problem?.message).toBe(message);
});

it('calls an index page without a title after its folder, and the first page after the site', () => {
  const titles = ['index.md', 'guides/read-me/index.md', 'guides/01-my-room.md'].map(
    (file) => createGuide('Text.\n\n# Part', {}, file).title,
  );
  expect(titles).toEqual([siteIn('').settings.title, 'Read me', 'My room']);
});

describe('while Gatsby reads an edited file again', () => {
  const file = { id: 'file', sourceInstanceName: 'docs', relativePath: 'guide.md' };
  const nodes = new Map<string, object>();
  const create = (frontmatter: object | null) => {
    const absolutePath = `${root}/content/docs/guide.md`;
    const linked: unknown[] = [];
    nodes.set('file', { ...file, absolutePath });
    const internal = { type: 'Mdx', contentDigest: 'text' };
    createPageNode({
      node: { id: 'mdx', parent: 'file', frontmatter, body: 'Text.', internal },
      getNode: (id: string) => nodes.get(id),
      actions: {
        createNode: (node: PageNode) => nodes.set(node.id, node),
        deleteNode: ({ id }: PageNode) => nodes.delete(id),
        createParentChildLink: (link: unknown) => linked.push(link),
      },
      createNodeId: (id: string) => id,
      createContentDigest: (value: unknown) => JSON.stringify(value),
    } as unknown as CreateNodeArgs);
    return linked;
  };

  it('the page stays: what it deletes are the children of the file', () => {
    expect(create({ title: 'Guide' })).toEqual([]);
    expect(nodes.get('DocPage content/docs/guide.md')).toMatchObject({ parent: 'file' });
  });

  it('the page goes if its front matter cannot be read any more', () => {
    create({ title: 'Guide' });
    create(null);
    expect([...nodes.keys()]).toEqual(['file']);
  });
});
