import fs from 'node:fs';
import path from 'node:path';
import { parseHeaders, headersFor } from '../../../packages/preview-server/host-rules';
import { installBasePath } from '../../base-path';
import { completeSite } from '../../build/output/complete';
import { settingsSchema, type SiteConfig } from '../../config/settings/schema';
import { siteIn } from '../../test/content-pages';
import { putFiles, tempFolder } from '../../test/temp-folder';
import { checkVersions } from './check';

const document = (page: string, url = 'https://d.example') =>
  `<html><head><link data-react-helmet="true" rel="canonical" href="${url}${page}"/></head><body><div id="___gatsby">${page}</div></body></html>`;
const OLD_POLICY = "script-src 'sha256-old'; frame-src 'self'";

let rootDir: string;
let dir: string;
beforeEach(() => {
  rootDir = tempFolder();
  dir = path.join(rootDir, 'dist.next');
});
afterEach(() => installBasePath(''));

const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
const DROPDOWN = { type: 'docsVersionDropdown' as const, position: 'right' as const };
const settingsWith = (versions: SiteConfig['versions']) => ({
  ...siteIn('/site').settings,
  navbar: { items: [{ ...DROPDOWN, items: [{ label: 'Next', href: '/' }] }] },
  url: 'https://d.example',
  versions: settingsSchema.shape.versions.parse(versions),
});

function putBuilds(base = ''): void {
  putFiles(dir, {
    'index.html': document(''),
    'room.html': document('/room'),
    'new.html': document('/new'),
    '404.html': document(''),
    'drawing.html': '<html><head></head></html>',
    'sitemap-0.xml': '<loc>https://d.example/room</loc>',
    'scripts/versions-A2345678.js': '',
    'scripts/versions-B2345678.css': '',
  });
  const old = `https://d.example${base}/v2.3`;
  putFiles(path.join(rootDir, 'v23'), {
    'index.html': document('/', old),
    'room.html': document('/room', old),
    'gone.html': document('/gone', old),
    'größe.html': document('/gr%C3%B6%C3%9Fe', old),
    '404.html': document('', old),
    'drawing.html': '<html><head></head></html>',
    'app-913aa7ea8f.js': 'old()',
    'sitemap-0.xml': '',
    'robots.txt': '',
    'help-urls.json': '{}',
    _headers: `${base}/v2.3/*\n  X-A: b\n  Content-Security-Policy: ${OLD_POLICY}\n${base}/v2.3/room\n  ! Content-Security-Policy\n  Content-Security-Policy: frame-src https://f.example\n`,
    _redirects: `${base}/v2.3/older ${base}/v2.3/room 301\n${base}/v2.3/:level1/index.html ${base}/v2.3/:level1 301\n`,
  });
}

const complete = (versions: SiteConfig['versions'] = [{ label: '2.3', folder: './v23' }]) =>
  completeSite(dir, {
    settings: settingsWith(versions),
    redirects: [
      { from: '/gone', to: '/new#part' },
      { from: '/away', to: 'https://elsewhere.example' },
    ],
    movedScript: '/moved.js',
    isPreview: false,
    rootDir,
  });

it('leaves a site with one version as it is', () => {
  putBuilds();
  const before = read('room.html');
  complete([]);
  expect(read('room.html')).toBe(before);
  expect(fs.existsSync(path.join(dir, 'versions.json'))).toBe(false);
  expect(read('_redirects')).not.toContain('404');
});

it('lists the pages of all versions', () => {
  putBuilds();
  complete();
  expect(JSON.parse(read('versions.json'))).toEqual([
    { label: 'Next', path: '', pages: ['/', '/new', '/room'] },
    { label: '2.3', path: '/v2.3', pages: ['/gone', '/gr%C3%B6%C3%9Fe', '/', '/room'] },
  ]);
  const script = '<script type="module" src="/scripts/versions-A2345678.js"></script>';
  for (const file of ['room.html', '404.html', 'v2.3/room.html'])
    expect(read(file)).toContain(script);
  expect(read('drawing.html')).not.toContain('script');
});

it.each([
  ['v2.3/room.html', '/room', 'https://d.example/room'],
  ['v2.3/index.html', '/', 'https://d.example'],
  ['v2.3.html', '/', 'https://d.example'],
  ['v2.3/gone.html', '/new', 'https://d.example/new'],
  ['v2.3/größe.html', '/', 'https://d.example/v2.3/gr%C3%B6%C3%9Fe'],
  ['v2.3/404.html', '/', 'https://d.example/v2.3'],
])('marks %s as old, leads to %s and calls %s the page to find', (file, current, canonical) => {
  putBuilds();
  complete();
  const html = read(file);
  expect(html).toContain(
    `<p>You are reading the documentation of 2.3; the current version is Next. <a href="${current}" data-docs-version="Next">Go to the current version</a></p></aside><div id="___gatsby">`,
  );
  expect(html).toContain(`href="${canonical}"/>`);
  expect(html).toContain('<link rel="stylesheet" href="/scripts/versions-B2345678.css">');
});

it('gives the host the rules of each version, and search engines no old page', () => {
  putBuilds();
  complete([{ label: '2.3', folder: 'v23' }]);
  const rules = parseHeaders(read('_headers'));
  const policy = (at: string) => headersFor(at, rules).get('Content-Security-Policy');
  for (const at of ['/v2.3', '/v2.3/gone']) expect(policy(at)).toBe(OLD_POLICY);
  expect(policy('/v2.3/room')).toBe('frame-src https://f.example');
  expect(policy('/room')).toContain("default-src 'none'");
  const { 'X-A': own, ...others } = Object.fromEntries(headersFor('/v2.3/room', rules));
  // A page that frames another host cannot be isolated, and a host takes nothing back.
  expect([own, others['Cross-Origin-Embedder-Policy']]).toEqual([undefined, undefined]);
  expect(headersFor('/v2.3/app-913aa7ea8f.js', rules).get('Cache-Control')).toContain('immutable');
  expect(read('_redirects')).toMatch(
    /^\/v2\.3\/older \/v2\.3\/room 301\n\/help\/2\.3\/:type \/v2\.3\/reference\/classes\/:type 302\n/m,
  );
  expect(read('_redirects')).toMatch(/\n\/:level1\/.*\n\/v2\.3\/\* \/v2\.3\/404\.html 404\n$/s);
  for (const file of ['robots.txt', 'sitemap-0.xml', '_headers'])
    expect(fs.existsSync(path.join(dir, 'v2.3', file))).toBe(false);
});

it('caches files of old versions only as far as hosts read the rules', () => {
  putBuilds();
  const names = Array.from({ length: 29 }, (_, at) => `n${at}/x-913aa7ea8f.js`);
  const all = ['v23', 'v22', 'v21', 'v20'];
  for (const one of all) {
    const to = path.join(rootDir, one);
    if (one !== 'v23') fs.cpSync(path.join(rootDir, 'v23'), to, { recursive: true });
    putFiles(to, Object.fromEntries(names.map((name) => [name, ''])));
  }
  complete(all.map((folder) => ({ label: folder, folder })));
  const rules = parseHeaders(read('_headers'));
  expect(rules).toHaveLength(100);
  const isCached = (at: string) =>
    headersFor(at, rules).get('Cache-Control')?.includes('immutable');
  expect(['/v23/n28/x-913aa7ea8f.js', '/v20/n28/x-913aa7ea8f.js'].map(isCached)).toEqual([
    true,
    undefined,
  ]);
});

it('is right below a path of the host', () => {
  installBasePath('/docs');
  putBuilds('/docs');
  complete();
  expect(read('v2.3/room.html')).toContain('<a href="/docs/room" data-docs-version="Next">');
  expect(JSON.parse(read('versions.json'))).toMatchObject([
    { path: '/docs' },
    { path: '/docs/v2.3' },
  ]);
  expect(read('_redirects')).toContain('/docs/v2.3/* /docs/v2.3/404.html 404\n');
  // As for develop.
  installBasePath('');
  putFiles(rootDir, { 'site.config.ts': '' });
  const list = [{ label: '2.3', folder: 'v23' }];
  const settings = { ...settingsWith(list), url: 'https://d.example/docs' };
  expect(checkVersions({ settings, folder: siteIn(rootDir).folder }, [])).toEqual([]);
});

it('names mistakes with their line and a fix', () => {
  putBuilds();
  const list = [
    { label: '2.3', folder: './v23' },
    { label: '2.4', folder: './v23' },
    { label: '2.3', folder: './v23' },
    { label: '2.2', folder: './v22' },
  ];
  const lines = list.map((one) => `${JSON.stringify(one)},\n`).join('');
  putFiles(rootDir, { 'site.config.ts': `export default { versions: [\n${lines}] };` });
  const { folder } = siteIn(rootDir);
  const found = (paths: string[]) =>
    checkVersions({ settings: settingsWith(list), folder }, paths).map(({ line, message, fix }) => [
      line,
      `${message} ${fix}`,
    ]);
  const build = (label: string) =>
    `Run "FROZEN_VERSION=${label} npm run build" at its tag, and name the "dist" that it leaves.`;
  const others = [
    [3, `"./v23" was built for "/v2.3", and not for "/v2.4". ${build('2.4')}`],
    [4, 'The version "2.3" (/v2.3) is listed twice. Remove one of them.'],
    [5, `"./v22" is no finished build of 2.2. ${build('2.2')}`],
  ];
  expect(found(['/room'])).toEqual(others);
  expect(found(['/room', '/v2.3/x'])).toEqual([
    [
      2,
      '"/v2.3/x" is where the version 2.3 is published. Give what is at "/v2.3/x" a path that does not start with "/v2.3".',
    ],
    ...others,
  ]);
});

it('marks pages of the site itself as those of an old version', () => {
  putBuilds();
  putFiles(dir, {
    'docs/room.html': document('/docs/room'),
    'docs/1.0/room.html': document('/docs/1.0/room'),
    'docs/1.0/gone.html': document('/docs/1.0/gone'),
  });
  const versions = [{ label: '1.0', path: '/docs/1.0', current: '/docs' }];
  complete(versions);
  expect(JSON.parse(read('versions.json'))).toEqual([
    { label: 'Next', path: '/docs', pages: ['/room'] },
    { label: '1.0', path: '/docs/1.0', pages: ['/gone', '/room'] },
  ]);
  const bar = (file: string) => /<aside.*?<\/aside>/.exec(read(file))?.[0];
  expect(bar('docs/room.html')).toBeUndefined();
  expect(bar('docs/1.0/room.html')).toContain(
    '<a href="/docs/room" data-docs-version="Next" data-current="/docs">',
  );
  expect(bar('docs/1.0/gone.html')).toContain('<a href="/docs" data');
  expect(read('docs/1.0/room.html')).toContain('href="https://d.example/docs/room"/>');
  expect(read('docs/1.0/gone.html')).toContain('href="https://d.example/docs/1.0/gone"/>');
  for (const file of ['room.html', 'docs/1.0/room.html'])
    expect(read(file).split('data-versions="/docs/1.0"></script>')).toHaveLength(2);
  expect(read('_redirects')).not.toContain('404');
  putFiles(rootDir, { 'site.config.ts': '' });
  const { folder } = siteIn(rootDir);
  const found = (paths: string[]) =>
    checkVersions({ settings: settingsWith(versions), folder }, paths).map(
      ({ message }) => message,
    );
  expect(found(['/docs/1.0', '/x'])).toEqual([]);
  expect(found(['/docs/1.00'])).toEqual([
    'No page is below "/docs/1.0", where the version 1.0 is.',
  ]);
});
