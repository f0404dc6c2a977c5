import { createRequire } from 'node:module';
import {
  type FrontMatterModule,
  readFrontMatter,
  tolerateUnreadableFrontMatter,
} from './unreadable-front-matter';

const pluginModule = createRequire(__filename)(
  'gatsby-plugin-mdx/dist/frontmatter',
) as FrontMatterModule;
const original = pluginModule.parseFrontmatter;
afterEach(() => (pluginModule.parseFrontmatter = original));

const BROKEN = '---\ntitle: "Open\n---\n\nText.\n';

it('is needed: the plugin throws', () => {
  expect(() => pluginModule.parseFrontmatter('a', BROKEN)).toThrow();
});

it('makes the plugin accept front matter that isn’t YAML, every time', () => {
  tolerateUnreadableFrontMatter();
  for (const key of ['b', 'b', 'c']) {
    const parsed = pluginModule.parseFrontmatter(key, BROKEN);
    expect(parsed).toEqual({ body: '', frontmatter: null });
  }
});

it('makes it accept front matter without keys', () => {
  tolerateUnreadableFrontMatter();
  const source = '---\njust words\n---\nText.\n';
  expect(pluginModule.parseFrontmatter('d', source).frontmatter).toBeNull();
});

it('leaves readable files alone', () => {
  tolerateUnreadableFrontMatter();
  expect(pluginModule.parseFrontmatter('e', '---\ntitle: A\n---\nText.\n')).toEqual({
    body: 'Text.\n',
    frontmatter: { title: 'A' },
  });
  expect(pluginModule.parseFrontmatter('f', 'Text.\n').frontmatter).toEqual({});
});

it('reads front matter as the plugin does', () => {
  expect(readFrontMatter('---\ntitle: A\n---\nText.\n')).toEqual({ title: 'A' });
  expect(readFrontMatter('Text.\n')).toEqual({});
  expect(readFrontMatter('---\njust words\n---\nText.\n')).toBeUndefined();
  expect(readFrontMatter(BROKEN)).toBeUndefined();
});
