import fs from 'node:fs';
import path from 'node:path';
import { writeSiteData } from '../../config/project/site-data';
import { siteIn } from '../../test/content-pages';
import { putFile, tempFolder } from '../../test/temp-folder';
import { publishMarkdown } from './publish';

const { settings } = siteIn('/site');
const SITE = settings.url;

let dir: string;
beforeEach(() => {
  dir = tempFolder();
  writeSiteData('navigation', { sidebars: [] }, dir);
});

const read = (file: string) => fs.readFileSync(path.join(dir, 'public', file), 'utf8');
const published = () =>
  (fs.readdirSync(path.join(dir, 'public'), { recursive: true }) as string[])
    .filter((file) => /\.(?:md|txt)$/.test(file))
    .sort();

/** Puts a page where Gatsby does. */
function put(page: string, description = '', head = ''): void {
  const markdown = page === '' ? 'index.md' : `${page}.md`;
  putFile(
    path.join(dir, 'public', page, 'index.html'),
    `<head>${head}<meta property="og:title" content="[${page}]"><meta name="description" content="${description}"><meta property="og:url" content="${SITE}/${page}"><link type="text/markdown" href="${SITE}/${markdown}"></head><main><a href="/room">Room</a></main>`,
  );
}
const publish = () => publishMarkdown(settings, dir);
const list = (items: unknown) => {
  writeSiteData('navigation', { sidebars: [{ name: 's', items }] }, dir);
  publish();
};

it('writes pages beside their documents, unless the owner has done so, and removes them with them', () => {
  put('');
  put('room');
  put('größe/own');
  put('größe/x');
  putFile(path.join(dir, 'public/404.html'), '<head></head>');
  writeSiteData('static-files', ['/demo.html', '/größe/own.md'], dir);
  putFile(
    path.join(dir, 'public/demo.html'),
    '<head><link type="text/markdown" href="x.md"></head>',
  );
  putFile(path.join(dir, 'public/größe/own.md'), 'Mine.');
  publish();
  const pages = ['größe/own.md', 'größe/x.md', 'index.md', 'llms.txt', 'optional/llms-full.txt'];
  expect(published()).toEqual([...pages, 'room.md']);
  expect(read('größe/own.md')).toBe('Mine.');
  expect(read('größe/x.md')).toContain(`\n\n[Room](${SITE}/room.md)\n`);
  fs.rmSync(path.join(dir, 'public/room'), { recursive: true });
  // One that was written may become the owner's.
  writeSiteData('static-files', ['/demo.html', '/größe/own.md', '/größe/x.md'], dir);
  publish();
  expect(published()).toEqual(pages);
  fs.rmSync(path.join(dir, 'public'), { recursive: true });
  putFile(path.join(dir, 'public/404.html'), '<head></head>');
  publish();
  expect(published()).toEqual([]);
});

it('lists pages in the order of the sidebars, by section, and what is below a page with it', () => {
  put('a', 'About A.');
  put('a/b', 'About [B].');
  put('c');
  put('d', '', '<meta name="robots" content="noindex">');
  put('e', 'About E.');
  const section = [
    { label: 'A', href: '/a' },
    { label: 'None', href: 'https://e.example' },
  ];
  list([
    { label: 'C', href: '/c' },
    { label: 'All of it', items: section },
  ]);
  expect(read('llms.txt')).toBe(
    `# ${settings.title}

> ${settings.tagline}

## Documentation

- [\\[c\\]](${SITE}/c.md)

## All of it

- [The whole section in one file](${SITE}/all-of-it/llms-full.txt)
- [\\[a\\]](${SITE}/a.md): About A.
- [\\[a/b\\]](${SITE}/a/b.md): About [B].

## Optional

- [The whole section in one file](${SITE}/optional/llms-full.txt)
- [\\[e\\]](${SITE}/e.md): About E.
`,
  );
  expect(read('all-of-it/llms-full.txt')).toBe(`${read('a.md')}\n${read('a/b.md')}`);
});

it('lists no page of an old version', () => {
  put('docs/room');
  put('docs/1.0/room');
  const versions = [{ label: '1.0', path: '/docs/1.0', current: '/docs' }];
  publishMarkdown({ ...settings, versions }, dir);
  expect(read('llms.txt')).toContain('docs/room.md');
  expect(read('llms.txt')).not.toContain('docs/1.0');
});

it('gives each section a folder of its own, whatever its name', () => {
  ['', 'a', 'b', 'c', 'd'].forEach((name) => put(name));
  const section = (label: string, page: string, href?: string) => ({
    label,
    items: [{ label: 'x', href: page }],
    ...(href !== undefined && { href }),
  });
  list([section('Start', '/a', '/'), section('Optional', '/b'), section('🎮', '/c')]);
  expect(published().filter((file) => file.includes('llms'))).toEqual([
    'llms.txt',
    'optional-1/llms-full.txt',
    'optional/llms-full.txt',
    'section/llms-full.txt',
    'start/llms-full.txt',
  ]);
});

it('gives the reference a list of its own, and what would make a list too long', () => {
  const long = 'x'.repeat(999);
  const links = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => {
      put(`${name}${index}`, long);
      return { label: 'x', href: `/${name}${index}` };
    });
  put('reference');
  const types = { label: 'Types', items: links('reference/t', 3) };
  list([
    { label: 'API', href: '/reference', items: [types] },
    { label: 'Many', items: links('m', 60) },
    { label: 'Few', items: links('f', 10) },
    { label: 'Few', items: links('g', 10) },
  ]);
  const text = read('llms.txt');
  expect(text).toContain(`\n- [Pages of API](${SITE}/reference/llms.txt)\n`);
  expect(text).toContain(`\n- [Pages of Many](${SITE}/many/llms.txt)\n`);
  expect(text.match(/\(.*f\d\.md\)|\(.*g\d\.md\)/g)).toHaveLength(20);
  expect(read('reference/llms.txt')).toMatch(/^# API\n[^]*## Types\n\n- \[.*t0\\\]/);
  // Without descriptions: each page is more than a part of it.
  expect(read('many/llms.txt').match(/^- .*\.md\)$/gm)).toHaveLength(60);
  for (const file of published().filter((one) => one.endsWith('llms.txt')))
    expect([file, read(file).length < 50_000]).toEqual([file, true]);
  expect(published()).toEqual(expect.arrayContaining(['few/llms-full.txt', 'few-1/llms-full.txt']));
});
