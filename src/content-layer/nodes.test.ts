import type { CreateNodeArgs, Node } from 'gatsby';
import { siteIn } from '../test/content-pages';
import { createPageNode, type DocPageNode, type PageNode } from './nodes';

let root = '/one';
jest.mock('../site/site', () => ({ currentSite: () => siteIn(root) }));
// The folder of the page does not exist.
jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  readdirSync: () => [],
}));

/** Creates the node of `docs/guide.md`. */
function createGuide(text: string, frontMatter: object = { title: 'Guide' }): PageNode {
  const created: PageNode[] = [];
  const file = {
    sourceInstanceName: 'docs',
    absolutePath: `${root}/content/docs/guide.md`,
    relativePath: 'guide.md',
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
