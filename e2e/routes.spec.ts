import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { listFiles } from '../src/config/diagnostics/files';
import { MAIN, SITES, test } from './sites';
import { open, sitemapPaths } from './support';

const PRODUCT = 'tandem';

/** Every page that the site promises by name, below the folder that it stands in. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': [''],
  '/architecture/': [
    'client',
    'cloud',
    'common-questions',
    'firewalls',
    'normal-scoped-registry',
    'transport',
  ],
  '/essentials/': ['common-questions', 'getting-started', `what-is-${PRODUCT}`, `why-${PRODUCT}`],
  '/guides/': [
    'creating-a-multiplayer-drawing-app',
    'creating-a-player-controller',
    'network-profiler',
    'synchronizing-custom-data',
    `upgrading-from-${PRODUCT}-1-to-${PRODUCT}-2`,
    'using-ar-as-a-spectator-view',
    'xr-avatars-and-voice-chat',
    'throwing-objects',
    'meta/meta-avatars-customization',
    'meta/meta-avatars-setup',
    'meta/meta-platform-prerequisites',
    'recipes/rpc-events',
    'recipes/timers-and-synchronized-playback',
    'recipes/using-addressables',
  ],
  [`/${PRODUCT}-private`]: [
    '',
    '/authoritative-servers',
    '/common-questions',
    '/server-plugins',
    '/webhooks',
    '/on-premises/google-cloud-installation',
  ],
  '/platforms': ['', '/common-questions', '/webgl'],
  '/pricing': [''],
  '/realtime': [
    '',
    '/common-questions',
    '/networked-physics',
    '/prefab-pooling',
    '/realtime',
    '/realtimecomponent',
    '/realtimetransform',
    '/realtimeview',
    '/xr/avatars',
    '/xr/voicechat',
  ],
  '/room': [
    '',
    '/collections',
    '/common-questions',
    '/datastore',
    '/disconnect-events',
    '/offline-mode',
    '/ownership-and-lifetime-flags',
    '/realtimemodel',
    '/room',
    '/room-server-options',
    '/supported-primitives',
  ],
};

for (const saveData of [false, true])
  test(`the pages of links in view are fetched in advance, unless data is saved: ${saveData}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
    }, saveData);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/page-data.json')) fetched.push(request.url());
    });
    await open(page, '/pricing');
    await page.getByRole('banner').getByRole('link', { name: 'Tandem Docs' }).hover();
    await page.waitForLoadState('networkidle');
    expect(fetched.some((url) => url.endsWith('/page-data/index/page-data.json'))).toBe(!saveData);
    expect(fetched.length > 1).toBe(!saveData);
  });

for (const [folder, pages] of Object.entries(PAGES))
  test(`the pages of ${folder} are there, and in the sitemap`, async ({ request }) => {
    const listed = await sitemapPaths(MAIN);
    for (const page of pages) {
      const path = folder + page;
      expect((await request.get(path)).status(), path).toBe(200);
      expect(listed).toContain(path);
    }
  });

const NUMBERS = ['Byte', 'SByte', 'Short', 'UShort', 'Int', 'UInt', 'Long', 'ULong'];
const VALUES = ['Bool', ...NUMBERS, 'Float', 'Double', 'Vector2', 'Vector3', 'Vector4', 'Color'];

/** Types of each family that the reference promises. */
const TYPES = [
  ...VALUES.flatMap((value) => [`${value}Interpolator`, `${value}Serializer`]),
  ...['QuaternionLinearInterpolator', 'QuaternionSphericalInterpolator', 'QuaternionSerializer'],
  ...['RealtimeView', 'RealtimeModel', 'ReliableProperty', 'UnreliableProperty'],
  ...['RealtimeArray', 'RealtimeDictionary', 'RealtimeSet'],
  ...['ReadStream', 'WriteStream', 'ReadBuffer', 'WriteBuffer'],
  ...['Client', 'Cluster', 'Region', 'Matcher', 'Microphone'],
  ...['AudioInputStream', 'AudioOutputStream', 'PersistenceMessageEvent', 'RPCMessageEvent'],
  ...['SessionCapture', 'MathUtility', 'TandemLog', 'Plugin', 'TandemAppSettings'],
  ...['RealtimeCallbackAttribute', 'RealtimeModelAttribute', 'RealtimePropertyAttribute'],
];

test('each type of the reference has a page, about 150 in all', async ({ page }) => {
  const folder = '/reference/classes/';
  const published = (await sitemapPaths(MAIN)).filter((path) => path.startsWith(folder));
  expect(published).toEqual(expect.arrayContaining(TYPES.map((name) => folder + name)));
  expect(published.length).toBeGreaterThan(140);
  expect(published.length).toBeLessThan(160);
  await page.goto('/reference');
  const links = page.getByRole('main').locator(`a[href^="${folder}"]`);
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...new Set(listed)].filter((href) => !href?.includes('#')).sort()).toEqual(
    [...published].sort(),
  );
});

const UNKNOWN = ['/nowhere', '/Room', '/room/collection', '/room/collections/more', '/pricings'];

// There is neither a blog nor an account.
for (const path of [...UNKNOWN, '/blog', '/login'])
  test(`paths are matched exactly: ${path} is not found`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveURL(path);
  });

test('the files of a page are requested when it is opened', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const search = () =>
    requested.filter((path) => /templates-search|\/search\/page-data/.test(path));
  await open(page, '/pricing');
  await page.waitForLoadState('networkidle');
  expect(search()).toEqual([]);
  await page.evaluate(() => window.___navigate('/search'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  expect(search()).toHaveLength(2);
});

test('the home page is the first link of the sidebar', async ({ page }) => {
  await page.goto('/room');
  const data = await page.request.get('/page-data/room/page-data.json');
  const metadata = { id: expect.any(String) as unknown, place: { sidebar: 'sidebar' } };
  expect(await data.json()).toMatchObject({ path: '/room', result: { pageContext: metadata } });
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  await expect(sidebar.getByRole('link').first()).toHaveAttribute('href', '/');
  await expect(sidebar.getByRole('button', { name: /hide|collapse/i })).toHaveCount(0);
});

test('the navbar has search, links out of the site, lists and the switch; the footer its line', async ({
  page,
}) => {
  await page.goto('/room');
  const navbar = page.getByRole('banner');
  const main = navbar.getByRole('navigation', { name: 'Main' });
  const hostOf = async (name: string) => {
    const href = await main.getByRole('link', { name, exact: true }).getAttribute('href');
    return new URL(href ?? '').host;
  };
  await expect(navbar.getByRole('button', { name: /^Search/ })).toBeVisible();
  const marketing = await hostOf('Tandem.example');
  expect(await hostOf('Download')).toBe(await hostOf('Dashboard'));
  const place = async (name: string) => (await main.getByText(name).boundingBox())?.x;
  expect(await place('Tandem.example')).toBeLessThan(500);
  expect(await place('Dashboard')).toBeGreaterThan(800);
  await expect(main.getByText('English').first()).toBeVisible();
  await expect(main.getByText('Next').first()).toBeVisible();
  await expect(main.locator('details li')).toHaveText(['English', 'Next']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(main.getByRole('button', { name: 'Dark mode' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('2016 to 2025')).toBeVisible();
  const logo = footer.getByRole('link', { name: 'Tandem', exact: true });
  expect(new URL((await logo.getAttribute('href')) ?? '').host).toBe(marketing);
});

test('the styleguide is in develop only', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404);
  expect(await sitemapPaths(MAIN)).not.toContain('/styleguide');
  const dist = path.resolve(SITES.main.folder);
  const texts = listFiles(dist).filter((file) => /\.(?:html|js|json|css|txt|xml)$/.test(file));
  const naming = texts.filter((file) => /styleguide/i.test(fs.readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
});
