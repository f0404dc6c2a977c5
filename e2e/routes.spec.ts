import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { listFiles } from '../src/diagnostics/files';
import { MAIN, SITES, test } from './sites';
import { sitemapPaths } from './support';

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

for (const [folder, pages] of Object.entries(PAGES))
  test(`the pages of ${folder} are there, and in the sitemap`, async ({ request }) => {
    const listed = await sitemapPaths(MAIN);
    for (const page of pages) {
      const path = folder + page;
      expect((await request.get(path)).status(), path).toBe(200);
      expect(listed).toContain(path);
    }
  });

test('each type of the reference has a page, about 150 in all', async () => {
  const types = (await sitemapPaths(MAIN)).filter((path) => path.startsWith('/reference/classes/'));
  expect(types.length).toBeGreaterThanOrEqual(150);
});

test('the home page is the first link of the sidebar', async ({ page }) => {
  await page.goto('/room');
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  await expect(sidebar.getByRole('link').first()).toHaveAttribute('href', '/');
  await expect(sidebar.getByRole('button', { name: /hide|collapse/i })).toHaveCount(0);
});

test('the styleguide is in develop only', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404);
  expect(await sitemapPaths(MAIN)).not.toContain('/styleguide');
  const dist = path.resolve(SITES.main.folder);
  const texts = listFiles(dist).filter((file) => /\.(?:html|js|json|css|txt|xml)$/.test(file));
  const naming = texts.filter((file) => /styleguide/i.test(fs.readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
});
