import path from 'node:path';
import { setUpSiteFolder } from '../../../src/test/site-folder';
import { planMove } from './plan';

const folder = setUpSiteFolder();

const FILES = {
  'docs/intro.md': '# Intro',
  'blog/authors.yml': 'yang: { name: Yangshun Tay }\n',
  'blog/tags.yml': 'hola: { label: Hola }\n',
  'blog/2019-05-28-first.md':
    '---\nslug: first\ntitle: First <Post>\nauthors: [yang, { name: Guest }]\ntags: [hola, Big News]\n---\n\nLorem *ipsum* `code`.\n\n<!-- truncate -->\n\nMore.',
  'blog/2021-08-26-welcome/index.md': '---\nslug: welcome\n---\n# Hello\n\n![a](./a.png)\n\nText.',
  'blog/2020/01/02/plain.mdx':
    "---\ntitle: Plain\ntags: [big-news]\n---\nimport x from './x';\n\n{/* truncate */}\n\nMore.",
  'blog/notes.md': '---\ntitle: Notes\ndescription: Of *us*\ntags: ["C# / aspNet."]\n---\nText',
  'blog/secret.md': '---\ntitle: Secret\nunlisted: true\n---\n',
  'blog/later.md': '---\ntitle: Later\ndraft: true\n---\n',
};

function plan(options: string, files: Record<string, string> = FILES) {
  const config = `module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/x/', presets: [['classic', { blog: ${options} }]], themeConfig: { navbar: { items: [{ to: '/blog', label: 'Blog' }, { to: '/blog/authors', label: 'Authors' }] } } };`;
  const named = Object.entries({ 'docusaurus.config.js': config, ...files });
  const root = folder(Object.fromEntries(named.map(([name, text]) => [`site/${name}`, text])));
  return planMove(path.join(root, 'site'), root, root);
}

it('lists posts with what they begin with, the newest first, and has a feed', () => {
  const { files } = plan("{ blogTitle: 'News', blogDescription: 'Of *A*' }");
  expect(files.get('adopted/blog/index.md')).toBe(`---
title: "News"
displayed_sidebar: blog
mdx:
  format: md
feed:
  id: tag:a.example,2019:/blog
---

Of \\*A\\*

## [Hello](/blog/2021-08-26-welcome/welcome)

<p><time datetime="2021-08-26">August 26, 2021</time></p>

Text.

## [Plain](/blog/2020/01/02/plain)

<time datetime="2020-01-02">January 2, 2020</time> · [big-news](/blog/tags/big-news)

## [First \\<Post\\>](/blog/first)

<time datetime="2019-05-28">May 28, 2019</time> · Yangshun Tay · Guest · [Hola](/blog/tags/hola) · [Big News](/blog/tags/big-news)

Lorem ipsum code.

## [Notes](/blog/notes)

<p>[C# / aspNet.](/blog/tags/c-asp-net)</p>

Of \\*us\\*
`);
});

it('lists all posts by year and by tag, and has them in a sidebar', () => {
  const { files } = plan('{}');
  const text = (name: string) => files.get(`adopted/${name}`) ?? '';
  expect(text('blog/archive.md')).toMatch(/## 2021\n\n- \[Hello\].*\n\n## 2020\n[^]*## Undated/);
  expect(text('blog/tags/index.md')).toContain(
    '- [big-news](/blog/tags/big-news): 2\n- [C# / aspNet.](/blog/tags/c-asp-net): 1\n- [Hola](/blog/tags/hola): 1',
  );
  expect(text('blog/tags/big-news.md')).toMatch(/\[Plain\].*2020<\/time>\n- \[First.*2019</);
  const { blog } = JSON.parse(text('sidebars-blog.json')) as Record<string, unknown[]>;
  expect(blog).toMatchObject([
    { type: 'link', label: 'Blog', href: '/blog' },
    { label: '2021', collapsed: false, items: ['2021-08-26-welcome/index'] },
    { label: '2020', collapsed: true },
    { label: '2019', items: ['2019-05-28-first'] },
    { label: 'Undated', items: ['notes'] },
  ]);
  expect(text('blog/sidebars.json')).toContain('"href": "/blog/notes"');
});

it('keeps addresses, and shows what has none here as left out', () => {
  const { settings, pages, site } = plan('{}');
  expect(pages.map((one) => one.path)).toContain('/blog/secret');
  expect(settings.redirects).toEqual([
    { from: '/blog/welcome', to: '/blog/2021-08-26-welcome/welcome' },
    { from: '/blog/rss.xml', to: '/blog.xml' },
    { from: '/blog/atom.xml', to: '/blog.xml' },
  ]);
  expect(settings.navbar.items).toContainEqual(expect.objectContaining({ href: '/blog' }));
  expect(site.notes.map(({ message }) => message)).toEqual([
    'Tags and pictures of authors beside the posts of /blog',
    'The link "Authors" to /blog/authors',
  ]);
});

it.each([
  ['a blog that is switched off', 'false', FILES],
  ['a folder that is not there', "{ path: 'news' }", FILES],
  ['a blog as the root of the site', "{ routeBasePath: '/' }", FILES],
  ['an empty folder', '{}', { 'docs/intro.md': '', 'blog/authors.yml': '' }],
])('publishes no list of %s', (_, options, files) => {
  expect([...plan(options, files).files.keys()].filter((name) => /blog/.test(name))).toEqual([]);
});

it('lists twenty posts, and leads from there to all of them', () => {
  const posts = Array.from({ length: 21 }, (_, index) => [
    `blog/2020-01-${String(index + 1).padStart(2, '0')}-p.md`,
    `---\ntitle: Post ${index}\n---\n`,
  ]);
  const { files } = plan('{}', { ...FILES, ...Object.fromEntries(posts) } as typeof FILES);
  const list = files.get('adopted/blog/index.md') ?? '';
  expect(list.match(/^## /gm)).toHaveLength(20);
  expect(list).toMatch(/\[All posts\]\(\/blog\/archive\)\s*$/);
});
