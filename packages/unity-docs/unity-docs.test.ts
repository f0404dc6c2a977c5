import fs from 'node:fs';
import path from 'node:path';
import { installBasePath } from '../../src/base-path';
import { listRelativeFiles } from '../../src/config/diagnostics/files';
import { writeSiteData } from '../../src/config/project/site-data';
import { cacheKey } from '../../src/build/output/cache-key';
import { siteIn } from '../../src/test/content-pages';
import { putFile, putFiles, tempFolder } from '../../src/test/temp-folder';
import { writeUnityDocs } from './command';
import { packageFiles } from './files';

const SITE = 'https://d.example/docs';
let dir: string;
beforeEach(() => {
  dir = tempFolder();
  for (const folder of ['src', 'packages', 'content/docs'])
    fs.mkdirSync(path.join(dir, folder), { recursive: true });
  installBasePath('/docs');
});
afterAll(() => installBasePath(''));

const site = (unityDocs = true) => {
  const { settings, ...rest } = siteIn(dir);
  const variables = { Product: 'Duet', 'facts.version.released': '2.3.1' };
  return { ...rest, variables, settings: { ...settings, url: SITE, unityDocs } };
};

/** Puts a page where a build does. */
function put(page: string, body: string, head = ''): void {
  const at = page === 'index' ? '/' : `/${page}`;
  putFile(
    path.join(dir, 'dist', `${page}.html`),
    `<head>${head}<meta property="og:title" content="${page}"><meta name="description" content="About."><meta property="og:url" content="${SITE}${at}"><link type="text/markdown" href="${SITE}/${page}.md"></head><main><h1>${page}</h1>${body}</main>`,
  );
}
const agents = (text: string) => putFile(path.join(dir, 'content/docs/_package-agents.md'), text);
const filesFor = (items: Parameters<typeof packageFiles>[1] = []) => packageFiles(site(), items);
const bodyOf = (file: string) =>
  String(filesFor().get(`Documentation~/${file}`)).split('TableOfContents.md)\n\n')[1];

it.each([
  ['a page and a section of it', '/docs/room#own', 'room.md#made-of-text'],
  ['what is in a section', '/docs/room#row', 'room.md#made-of-text-1'],
  ['what is above the sections', '/docs/room#top', 'room.md#room'],
  ['what is not there', '/docs/room#none', 'room.md'],
  ['the page itself', '#own', '#own-title'],
  ['the page itself, from elsewhere in it', '/docs/guides/a', 'a.md'],
  ['what is not encoded', '/docs/room#100%', 'room.md'],
  ['a passage', '/docs/room#own:~:text=x', 'room.md#made-of-text'],
  ['a type', '/docs/reference/classes/Room#x', `${SITE}/reference/classes/Room#x`],
  ['an unlisted page', '/docs/hidden', `${SITE}/hidden`],
  ['a download', '/docs/a.zip', `${SITE}/a.zip`],
  ['another site of the host', '/other', 'https://d.example/other'],
  ['elsewhere', 'https://e.example/', 'https://e.example/'],
])('links to %s', (_, href, expected) => {
  put('guides/a', `<p><a href="${href}">x</a></p><h2 id="own">Own title</h2>`);
  put(
    'room',
    '<p id="top">T</p><h2 id="own">Made of text<a class="heading-anchor" href="#own">#</a></h2><h2 id="b">Made of text</h2><p id="row">R</p>',
  );
  put('reference/classes/Room', '');
  put('hidden', '', '<meta name="robots" content="noindex">');
  const up = expected.startsWith('room') ? '../' : '';
  expect(bodyOf('guides/a.md')).toBe(`[x](${up}${expected})\n\n## Own title\n`);
  expect([...filesFor().keys()].sort()).toEqual(
    ['TableOfContents.md', 'guides/a.md', 'room.md'].map((file) => `Documentation~/${file}`),
  );
});

it('takes pictures along, apart from large ones', () => {
  putFiles(path.join(dir, 'dist'), { 'a/ö.png': 'small', 'b.svg': 'x'.repeat(102_401) });
  put('a/x', '<img alt="A" src="/docs/a/%C3%B6.png"><img alt="B" src="/docs/b.svg">');
  expect(bodyOf('a/x.md')).toBe(`![A](%C3%B6.png)![B](${SITE}/b.svg)\n`);
  expect(String(filesFor().get('Documentation~/a/ö.png'))).toBe('small');
});

it('lists the pages as the sidebars do, and names the list on each', () => {
  ['index', 'a/b', 'c'].forEach((name) => put(name, ''));
  const label = 'L';
  const items = [
    { label, href: '/a/b' },
    { label, href: '/reference/classes/Room' },
  ];
  const category = { label: 'All [x]', items, collapsible: false, collapsed: false };
  const list = [{ label, href: '/' }, category, { ...category, items: [] }];
  expect(filesFor(list).get('Documentation~/TableOfContents.md')).toBe(
    `# ${site().settings.title}\n\n> ${site().settings.tagline}\n\n- [index](index.md): About.\n- All [x]\n  - [a/b](a/b.md): About.\n`,
  );
  expect(filesFor().get('Documentation~/a/b.md')).toContain(
    `> Web page: <${SITE}/a/b>\n>\n> All pages: [../TableOfContents.md](../TableOfContents.md)\n`,
  );
});

it('tells agents what the content folder says, in this version', () => {
  put('room', '<h2 id="own">Title</h2>');
  put('reference/classes/Room', '');
  agents(
    '---\ndescription: D\n---\n\n# {Product} {facts.version.released}\n\n[R](/room#own), [T](/reference/classes/Room), [L](Documentation~/room.md)\n\n```csharp context="x"\nA b;\n```\n',
  );
  expect(filesFor().get('AGENTS.md')).toBe(
    `# Duet 2.3.1\n\n[R](Documentation~/room.md#title), [T](${SITE}/reference/classes/Room), [L](Documentation~/room.md)\n\n\`\`\`csharp\nA b;\n\`\`\`\n`,
  );
  for (const [text, message] of [
    ['[R](/rooms)', /the site has no \/rooms\.$/],
    ['[R](/room#title)', /the site has no \/room#title\.$/],
    ['word '.repeat(2_000), /: 10000 bytes, of at most 8192/],
  ] as const) {
    agents(text);
    expect(() => filesFor()).toThrow(message);
  }
});

it('writes into a package, removes what is gone, and leaves alone what others wrote', () => {
  const unity = path.join(dir, 'package');
  const write = (unityDocs?: boolean) => writeUnityDocs(site(unityDocs), unity);
  const contents = () =>
    listRelativeFiles(unity).map((file) => [file, fs.readFileSync(path.join(unity, file), 'utf8')]);
  const names = () => contents().map(([file]) => file);
  put('room', '');
  put('guides/a', '');
  agents('Rules.');
  writeSiteData('navigation', { sidebars: [] }, dir);
  expect(() => write(false)).toThrow('"unityDocs" in site.config.ts is off');
  expect(() => write()).toThrow('is no Unity package');
  const manifest = (version: string) =>
    putFile(path.join(unity, 'package.json'), JSON.stringify({ name: 'com.duet', version }));
  manifest('2.4.0');
  expect(() => write()).toThrow(
    'The package has version 2.4.0; the last released version is 2.3.1.',
  );
  manifest('2.3.1');
  expect(() => write()).toThrow('npm run build');
  putFile(path.join(dir, '.cache/site-cache-key'), cacheKey(site()));
  putFiles(unity, { 'AGENTS.md': 'Mine.', 'Documentation~/guides/own.md': 'Mine.' });
  const before = contents();
  expect(() => write()).toThrow('Nothing was changed: others wrote AGENTS.md.');
  expect(contents()).toEqual(before);

  fs.rmSync(path.join(unity, 'AGENTS.md'));
  expect(write()).toMatch(/^5 files are in .* gone: 0\.$/);
  const all = contents();
  const written = [
    '.written.json',
    'TableOfContents.md',
    'guides/a.md',
    'guides/own.md',
    'room.md',
  ];
  expect(names()).toEqual([
    'AGENTS.md',
    'AGENTS.md.meta',
    ...written.map((file) => `Documentation~/${file}`),
    'package.json',
  ]);
  write();
  expect(contents()).toEqual(all);

  const list = path.join(unity, 'Documentation~/.written.json');
  const more = ['package.json', '../dist/room.html', 'Documentation~/../../dist/room.html'];
  const listed = JSON.parse(fs.readFileSync(list, 'utf8')) as string[];
  fs.writeFileSync(list, JSON.stringify([...listed, ...more]));
  putFile(path.join(unity, 'AGENTS.md.meta'), 'with settings of an importer');
  write();
  expect(contents()[1]?.[1]).toBe('with settings of an importer');

  fs.rmSync(path.join(dir, 'dist/guides/a.html'));
  fs.rmSync(path.join(dir, 'content/docs/_package-agents.md'));
  put('new/b', '');
  expect(write()).toMatch(/gone: 3\.$/);
  put('room', 'Changed.');
  fs.rmSync(path.join(dir, 'dist/new/b.html'));
  write();
  expect(names()).toEqual([
    ...written.filter((file) => file !== 'guides/a.md').map((file) => `Documentation~/${file}`),
    'package.json',
  ]);
  expect(contents()[3]?.[1]).toContain('Changed.');
  expect(fs.existsSync(path.join(unity, 'Documentation~/new'))).toBe(false);
});

it('needs pages in Markdown', () => {
  putFile(path.join(dir, 'dist/index.html'), '<head></head>');
  expect(() => filesFor()).toThrow('markdownPages');
});
