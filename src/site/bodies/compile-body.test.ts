import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { type MarkdownPlugin, setMarkdownPlugin } from '../../markdown/mdx/plugin';
import { apiClass, docPage, siteIn } from '../../test/content-pages';
import { mdxHelpers } from '../../test/gatsby-mdx';
import { isFresh } from './body-cache';
import { compileBody } from './compile-body';
import { openDiagramStore } from '../../features/diagrams/store';
import type { PageNode } from '../nodes/nodes';
import { putFile, tempFolder } from '../../test/temp-folder';

jest.mock(
  'gatsby-plugin-mdx',
  () =>
    jest.requireActual<typeof import('../../test/gatsby-mdx')>('../../test/gatsby-mdx')
      .gatsbyPluginMdx,
);

let rootDir: string;
beforeEach(() => (rootDir = tempFolder()));

/** @param known the text that Gatsby knows. */
function compile(page: PageNode, source: string, known = source) {
  putFile(page.absolutePath, source);
  const site = siteIn(rootDir);
  const diagrams = openDiagramStore(process.cwd(), site.folder.contentDir);
  const textDigest = crypto.createHash('md5').update(known).digest('hex');
  return compileBody({ ...page, textDigest }, site, diagrams, mdxHelpers);
}

it('compiles a document from its text, with variables replaced', async () => {
  const body = await compile(
    docPage(siteIn(rootDir), 'a'),
    '---\ntitle: A\n---\n\nOf {Product}.\n',
  );
  expect(body.html).toBe('<p>Of Duet.</p>');
  expect(body.text).toBe('Of Duet.');
});

it('puts the text of a class between its facts and its members', async () => {
  const node = apiClass(siteIn(rootDir), 'Room', {
    members: [{ name: 'Connect', kind: 'method', signature: 'void Connect()', summary: 'Joins.' }],
  });
  const { text } = await compile(node, '---\nname: Room\n---\n\nMy remarks.\n');
  expect(text.indexOf('My remarks.')).toBeGreaterThan(text.indexOf('A class.'));
  expect(text.lastIndexOf('Joins.')).toBeGreaterThan(text.indexOf('My remarks.'));
});

it('gives links their lines in the file', async () => {
  const source = '---\ntitle: A\n---\n\nSee\n[b](./b.md).\n';
  const { links } = await compile(docPage(siteIn(rootDir), 'a'), source);
  expect(links).toMatchObject([{ href: './b.md', line: 6 }]);
});

it('depends on the files that the page embeds and the partials that it imports', async () => {
  const site = siteIn(rootDir);
  const part = path.join(site.folder.docs[0].dir, '_part.mdx');
  const video = path.join(site.folder.docs[0].dir, 'tour.mp4');
  putFile(part, 'Part');
  fs.utimesSync(part, 0, 0);
  putFile(video, '');
  const source =
    'import Part from \'./_part.mdx\';\n\n<Part />\n\n<video src="./tour.mp4"></video>\n';
  const body = await compile(docPage(site, 'a'), source);
  expect(body.assets.map(({ file }) => file)).toEqual([video, part]);
  expect(await isFresh(body, rootDir)).toBe(true);
});

it('is never fresh if Gatsby knew another text, or a partial was saved meanwhile', async () => {
  const site = siteIn(rootDir);
  const early = await compile(docPage(site, 'a'), 'As it was saved just now.', 'As it was.');
  expect(await isFresh(early, rootDir)).toBe(false);
  const part = path.join(site.folder.docs[0].dir, '_part.mdx');
  putFile(part, 'Part');
  fs.utimesSync(part, Date.now() / 1000 + 1, Date.now() / 1000 + 1);
  const mixed = await compile(docPage(site, 'a'), "import Part from './_part.mdx';\n\n<Part />\n");
  expect(await isFresh(mixed, rootDir)).toBe(false);
});

/** It looks for the file of a theme, and compiles nothing else than MDX does. */
const PLUGIN: MarkdownPlugin = {
  load: () => Promise.resolve({}),
  render: (Page, components) => renderToStaticMarkup(createElement(Page, { components })),
  openPage: (_rules, contentDir) => ({
    open: ({ body }) => ({
      body,
      runtime: jsxRuntime,
      compile: async (source, run) => {
        const result = await run(source);
        return { code: 'code' in result ? result.code : '', problems: [] };
      },
      loadComponents: ({ components, awaited }) => {
        components.Badge = 'b';
        awaited.push(path.join(contentDir, 'src'));
        return Promise.resolve();
      },
      names: () => ({}),
    }),
    retries: () => false,
  }),
};

it('awaits the theme that could give it a component, if a plugin looks for one', async () => {
  setMarkdownPlugin(PLUGIN);
  const { awaited } = await compile(docPage(siteIn(rootDir), 'a'), 'A <Badge>new</Badge>\n');
  expect(awaited).toEqual([path.join(siteIn(rootDir).folder.contentDir, 'src')]);
  setMarkdownPlugin(undefined);
});

it('reports what MDX cannot read, and a picture that is missing', async () => {
  const page = docPage(siteIn(rootDir), 'a');
  expect((await compile(page, '<Unknown')).problems).toMatchObject([{ check: 'mdx' }]);
  expect((await compile(page, '![x](./none.png)')).problems).toMatchObject([
    { check: 'missingAssets' },
  ]);
});

it('finds the pictures and links of a partial from its own folder, and its mistakes in it', async () => {
  const site = siteIn(rootDir);
  const part = path.join(site.folder.docs[0].dir, 'parts', '_part.mdx');
  putFile(path.join(site.folder.docs[0].dir, 'parts', 'clip.mp4'), '');
  putFile(part, 'Text\n\n![x](./clip.mp4) [y](./y.md)\n\n<img src="./none.png" />\n');
  const source = "import Part from './parts/_part.mdx';\n\n<Part />\n\n[z](./z.md)\n";
  const { links, problems, html } = await compile(docPage(site, 'a'), source);
  expect(links).toMatchObject([
    { href: './y.md', line: 3, source: part },
    { href: './z.md', line: 5 },
  ]);
  expect(links[1]).not.toHaveProperty('source');
  expect(problems).toMatchObject([
    { check: 'missingAssets', file: 'content/docs/parts/_part.mdx' },
  ]);
  expect(html).toContain('src="/assets/clip-');
  expect(html).not.toContain('data-source');
});

it('has the links of a page that does not compile, to check them all the same', async () => {
  const source =
    '---\ntitle: A\n---\n\nimport A from "./a.md";\n\n[a](./a.md) and [`b` [c]](<./b c.md> "B")\n\n```md\n[d](./d.md)\n```\n\n`[e](e.md)` ![f](f.png)\n';
  const { links } = await compile(docPage(siteIn(rootDir), 'a'), source);
  expect(links.map(({ href, line }) => [href, line])).toEqual([
    ['./a.md', 7],
    ['./b c.md', 7],
  ]);
});
