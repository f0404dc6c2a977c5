import { nodelessHelpers } from './nodeless-helpers';

const begin = () => nodelessHelpers({ extensions: ['.md'] }, { jsxRuntime: 'automatic' });

it('has the options and the configuration, and nothing to say about the node of a file', async () => {
  const { helpers, wasAskedForMore } = begin();
  expect((helpers.store.getState as () => unknown)()).toEqual({
    config: { jsxRuntime: 'automatic' },
    flattenedPlugins: [{ name: 'gatsby-plugin-mdx', pluginOptions: { extensions: ['.md'] } }],
  });
  const cache = helpers.getCache('gatsby-plugin-mdx');
  helpers.getNode((await cache.get('fileToMdx-/a.md')) as string);
  expect(wasAskedForMore()).toBe(false);
});

it.each<[string, (helpers: ReturnType<typeof begin>['helpers']) => unknown]>([
  ['a property of a node', ({ getNode }) => (getNode('a') as unknown as { id?: string }).id],
  ['the properties of a node', ({ getNode }) => ({ ...getNode('a') })],
  ['whether a node has a property', ({ getNode }) => 'id' in (getNode('a') as object)],
  ['nodes of a type', ({ getNodesByType }) => getNodesByType('File')],
  ['something kept', ({ getCache }) => getCache('gatsby-plugin-mdx').get('picture') as unknown],
  ['keeping something', ({ getCache }) => getCache('gatsby-plugin-mdx').set('picture', 1)],
  ['a report', ({ reporter }) => void reporter.warn('A picture is missing.')],
])('notices that a plugin asks for %s', async (_, ask) => {
  const { helpers, wasAskedForMore } = begin();
  await ask(helpers);
  expect(wasAskedForMore()).toBe(true);
});
