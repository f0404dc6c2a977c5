import fs from 'node:fs';
import path from 'node:path';
import { apiClass, docPage, siteIn } from '../test/content-pages';
import { type FinishedPages, finishPage, tocLevels } from './finish';
import { type Body, finishBody } from '../markdown/html/body';
import { createSiteIndex } from './site-index';
import type { PageNode } from './nodes/nodes';
import { NO_SITE_INDEX_DATA } from './site-index-data';
import { tempFolder } from '../test/temp-folder';

const site = siteIn('/site');
const room = apiClass(site, 'Room');
const index = createSiteIndex(
  [docPage(site, 'a'), docPage(site, 'b'), room],
  NO_SITE_INDEX_DATA,
  site,
);

function bodyOf(html: string): Promise<Body> {
  const { rootDir, contentDir } = site.folder;
  const absolutePath = `${contentDir}/docs/a.md`;
  return finishBody(html, { absolutePath, rootDir, contentDir, staticDirs: [] });
}

it('fills in links to pages and to types', async () => {
  const body = await bodyOf('<p><a href="./b.md">B</a> and <code>Room</code></p>');
  const { html, links, problems } = await finishPage(docPage(site, 'a'), body, index, site);
  expect(html).toContain('<a href="/b">B</a>');
  expect(html).toContain('href="/reference/classes/Room"');
  expect(links).toMatchObject([{ path: '/b' }]);
  expect(problems).toEqual([]);
});

it('lists the problems of the front matter, of the body and of the links, in this order', async () => {
  const problem = (message: string) => ({ check: 'mdx' as const, file: 'a', message, fix: '' });
  const page = docPage(site, 'a', { problems: [problem('front matter')] });
  const body = { ...(await bodyOf('<a href="./c.md">C</a>')), problems: [problem('body')] };
  const { problems } = await finishPage(page, body, index, site);
  expect(problems.map(({ message }) => message)).toEqual([
    'front matter',
    'body',
    'The link "./c.md" points to a file that is not on the site.',
  ]);
});

it('fills in the pages that mention a class, with a heading', async () => {
  const body = await bodyOf('<div data-slot="uses"></div>');
  const mentions = { [room.path]: [{ path: '/a', title: 'Guide A', isType: false }] };
  const finished = await finishPage(
    room,
    body,
    { ...index, data: { ...index.data, mentions } },
    site,
  );
  expect(finished.html).toContain('Guide A');
  expect(finished.headings.map(({ text }) => text)).toEqual(['Used by']);
  expect(finished.toc).toContain('Used by');
});

it('begins with its own heading where the page has another title', async () => {
  const body = await bodyOf('<h1>Rooms &amp; halls</h1><p>Text</p>');
  const begin = async (title: string) => {
    const { heading, html } = await finishPage(docPage(site, 'a', { title }), body, index, site);
    expect(html).toBe('<p>Text</p>');
    return heading;
  };
  expect(await begin('Rooms')).toBe('Rooms & halls');
  expect(await begin('Rooms & halls')).toBeUndefined();
});

it('shows the title of a page whose heading is a picture', async () => {
  const body = await bodyOf('<h1><img src="/logo.png" alt="Logo"></h1><p>Text</p>');
  const { heading } = await finishPage(docPage(site, 'a', { title: 'Logo' }), body, index, site);
  expect(heading).toBeUndefined();
});

it.each([
  ['in a hero', '<div class="hero"><h1>Own</h1></div>', true],
  ['that heads a part', '<p>Text</p><h1>Part</h1>', false],
  ['below the title', '<h1>Rooms</h1><h1>Part</h1>', false],
])('knows whether the heading of the page is in the body: one %s', async (_, html, expected) => {
  const { hasTitle } = await finishPage(docPage(site, 'a'), await bodyOf(html), index, site);
  expect(hasTitle).toBe(expected);
});

it('keeps its own heading where the title of the front matter is hidden', async () => {
  const body = await bodyOf('<h1>Rooms</h1><p>Text</p>');
  const page = docPage(site, 'a');
  const frontMatter = { ...page.frontMatter, title: 'Rooms', hide_title: true };
  const { heading } = await finishPage({ ...page, frontMatter }, body, index, site);
  expect(heading).toBe('Rooms');
});

it('offers the sample project of the page, again when that has changed', async () => {
  const body = await bodyOf('<p>Text</p><h2 id="x">X</h2>');
  const page = docPage(site, 'a');
  const known: FinishedPages = new Map();
  const finish = async (bytes: number) => {
    const sample = { name: 'door', href: '/door.zip', address: '', bytes, scriptCount: 2 };
    const data = { ...index.data, samples: { [page.path]: sample } };
    return (await finishPage(page, body, { ...index, data }, site, known)).html;
  };
  expect(await finish(1000)).toMatch(/Text<\/p><p><a href="\/door\.zip".*1\.0 kB/);
  expect(await finish(2000)).toContain('2.0 kB');
});

it('keeps unlisted pages out of search', async () => {
  const body = await bodyOf('<p>Text</p>');
  const finish = (unlisted: boolean) =>
    finishPage(docPage(site, 'a', { unlisted }), body, index, site);
  expect((await finish(false)).search).toMatchObject({ path: '/a' });
  expect(await finish(true)).not.toHaveProperty('search');
});

it('has no table of contents if the page hides it', async () => {
  const body = await bodyOf('<h2 id="x">X</h2>');
  const finish = (hide: boolean) =>
    finishPage(
      docPage(site, 'a', { frontMatter: { hide_table_of_contents: hide } }),
      body,
      index,
      site,
    );
  expect((await finish(false)).toc).toContain('href="#x"');
  expect((await finish(true)).toc).toBe('');
});

it('marks a page as incomplete if a mistake hides part of it', async () => {
  const problems = [{ check: 'frontMatter' as const, file: 'a', message: '', fix: '' }];
  const isIncomplete = async (page: PageNode, compiled: boolean) =>
    (await finishPage(page, { ...(await bodyOf('')), compiled }, index, site)).incomplete;
  expect(await isIncomplete(docPage(site, 'a'), true)).toBe(false);
  expect(await isIncomplete(docPage(site, 'a'), false)).toBe(true);
  expect(await isIncomplete(docPage(site, 'a', { problems }), true)).toBe(false);
  expect(await isIncomplete({ ...room, problems }, true)).toBe(true);
});

describe('with the pages finished before', () => {
  const guide = docPage(site, 'a');
  const pages = [guide, docPage(site, 'b'), room];
  const finishBoth = async (
    known: FinishedPages,
    node: PageNode,
    body: Body,
    current = createSiteIndex(pages, NO_SITE_INDEX_DATA, site),
  ) => {
    const finished = await finishPage(node, body, current, site, known);
    expect(finished).toEqual(await finishPage(node, body, current, site));
    return finished;
  };

  it('is the same object when only other texts have changed', async () => {
    const known: FinishedPages = new Map();
    const body = await bodyOf('<a href="./b.md">B</a>');
    expect(await finishBoth(known, guide, body)).toBe(await finishBoth(known, guide, body));
  });

  it('is finished again for another body, other mentions, and another page behind a link', async () => {
    const known: FinishedPages = new Map();
    const body = await bodyOf('<a href="./b.md">B</a><div data-slot="uses"></div>');
    const before = await finishBoth(known, guide, body);
    expect(await finishBoth(known, guide, await bodyOf('<p>New</p>'))).not.toEqual(before);
    const moved = [guide, docPage(site, 'b', { path: '/moved' }), room];
    const { html } = await finishBoth(
      known,
      guide,
      body,
      createSiteIndex(moved, NO_SITE_INDEX_DATA, site),
    );
    expect(html).toContain('href="/moved"');
    const mentions = { [room.path]: [{ path: '/a', title: 'Guide A', isType: false }] };
    await finishBoth(known, room, body);
    const mentioned = createSiteIndex(pages, { ...NO_SITE_INDEX_DATA, mentions }, site);
    expect((await finishBoth(known, room, body, mentioned)).html).toContain('Guide A');
  });

  it('is finished again for other symptoms only if it lists them', async () => {
    const known: FinishedPages = new Map();
    const list = await bodyOf('<div data-slot="symptoms" class="gathered"></div>');
    const plain = await bodyOf('<p>Plain</p>');
    const other = docPage(site, 'b');
    const before = await finishBoth(known, other, plain);
    await finishBoth(known, guide, list);
    const symptom = { id: 'pitfalls.1', symptom: 'It is gone', cause: 'C', fix: 'F' };
    const symptoms = [{ path: '/b', title: 'B', section: 'Rooms', symptoms: [symptom] }];
    const current = createSiteIndex(pages, { ...NO_SITE_INDEX_DATA, symptoms }, site);
    expect(await finishBoth(known, other, plain, current)).toBe(before);
    const { html, toc } = await finishBoth(known, guide, list, current);
    expect(html).toContain('<a href="/b#pitfalls.1">It is gone</a>');
    expect(toc).toContain('Rooms');
  });

  it('notices that a linked file has come', async () => {
    const rootDir = tempFolder();
    const own = siteIn(rootDir);
    const node = docPage(own, 'a');
    const known: FinishedPages = new Map();
    const body = await bodyOf('<a href="data.zip">Data</a>');
    const current = createSiteIndex([node], NO_SITE_INDEX_DATA, own);
    const finish = () => finishPage(node, body, current, own, known);
    expect((await finish()).problems).toHaveLength(1);
    fs.mkdirSync(own.folder.docs[0].dir, { recursive: true });
    fs.writeFileSync(path.join(own.folder.docs[0].dir, 'data.zip'), 'PK');
    const { problems, html } = await finish();
    expect(problems).toEqual([]);
    expect(html).toMatch(/href="\/.*data.*\.zip"/);
  });
});

describe('tocLevels', () => {
  const defaults = { minHeadingLevel: 2, maxHeadingLevel: 4 };

  it.each([
    ['the settings’ levels', {}, { min: 2, max: 4 }],
    ['its own levels', { toc_min_heading_level: 3, toc_max_heading_level: 5 }, { min: 3, max: 5 }],
    ['none', { hide_table_of_contents: true, toc_max_heading_level: 5 }, { min: 1, max: 0 }],
    ['none on a landing page', { layout: 'landing' as const }, { min: 1, max: 0 }],
  ])('gives a page %s', (_, frontMatter, levels) => {
    expect(tocLevels(docPage(site, 'a', { frontMatter }), defaults)).toEqual(levels);
  });

  it('gives a class its sections and members, whatever the settings say', () => {
    expect(tocLevels(room, defaults)).toEqual({ min: 2, max: 3 });
  });
});
