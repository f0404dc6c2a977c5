import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createSiteServer, listen } from '../packages/preview-server/server';
import { installBasePath } from '../src/base-path';
import { bundleStyled, VERSIONS_SCRIPT } from '../src/build/bundling/styled-script';
import { completeSite } from '../src/build/output/complete';
import { loadSettings } from '../src/config/settings/load';
import { SITES, test } from './sites';
import { expectAccessible } from './accessibility';
import { openModal, rows, search } from './search-support';
import { markDocument, expectSameDocument, open } from './support';

// The site that is built for `/docs` stands for an old version, beside the project's own.
const DIR = path.resolve('.tmp', 'old-versions', String(process.env.TEST_PARALLEL_INDEX));
const LABEL = '1.0';
let server: http.Server;
let site: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  fs.rmSync(DIR, { recursive: true, force: true });
  fs.cpSync(SITES.main.folder, DIR, { recursive: true });
  const { settings } = loadSettings(process.cwd());
  const versions = [
    { label: LABEL, path: '/docs', folder: SITES.authoring.folder },
    // Some pages of the project stand for those of a version in the same build.
    { label: '0.9', path: '/room' },
  ];
  installBasePath('');
  await bundleStyled({ ...VERSIONS_SCRIPT, lang: 'en' }, path.join(DIR, 'scripts'));
  completeSite(DIR, {
    settings: { ...settings, versions },
    redirects: [{ from: '/guide/features', to: '/pricing' }],
    movedScript: '',
    isPreview: false,
    rootDir: process.cwd(),
  });
  server = createSiteServer(DIR);
  site = `http://127.0.0.1:${await listen(server, 0)}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(DIR, { recursive: true });
});

const banner = (page: Page) => page.getByRole('banner');
const openVersions = (page: Page, own: string) =>
  banner(page)
    .locator('summary')
    .filter({ hasText: `Version: ${own}` })
    .click();
const version = (page: Page, label: string) =>
  banner(page).locator('details').getByRole('link', { name: label, exact: true });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Version' });
const toCurrent = (page: Page) =>
  bar(page).getByRole('link', { name: 'Go to the current version' });

test('a version is chosen at the page that is open, or at its home page', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, `${site}/reference`);
  await expect(bar(page)).toBeHidden();
  expect(requests).not.toContain('/versions.json');
  await openVersions(page, 'Next');
  await expect(version(page, LABEL)).toHaveAttribute('href', '/docs/reference');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL(`${site}/pricing`);
  await openVersions(page, 'Next');
  await expect(version(page, LABEL)).toHaveAttribute('href', '/docs');
  await version(page, LABEL).click();
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('.version-bar')).toHaveAttribute('inert');
  await page.goto(`${site}/reference`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(page.getByRole('link', { name: `Version: ${LABEL}` })).toHaveAttribute(
    'href',
    '/docs/reference',
  );
});

test('an old version says so on every page, and leads to the current one', async ({ page }) => {
  await open(page, `${site}/docs/plain`);
  await expect(bar(page)).toHaveText(
    /^You are reading the documentation of 1\.0; the current version is Next\. /,
  );
  await expect(toCurrent(page)).toHaveAttribute('href', '/');
  // Axe takes a link for one that skips to the content only where no other comes before it.
  await expectAccessible(page, { within: '.version-bar' });
  await openVersions(page, LABEL);
  await expect(version(page, 'Next')).toHaveAttribute('href', '/');
  await expect(version(page, LABEL)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  // It has a policy of its own.
  const answer = await page.goto(`${site}/docs/guide/embed`);
  const own = await page.request.get(`${site}/docs/plain`);
  const [policy, other] = [answer, own].map((one) => one?.headers()['content-security-policy']);
  expect(policy).not.toBe(other);
  await open(page, `${site}/docs/guide/features`);
  // It has moved since.
  await expect(toCurrent(page)).toHaveAttribute('href', '/pricing');
  await markDocument(page);
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  await navigation.getByRole('link', { name: 'Second by number' }).click();
  await expect(page).toHaveURL(`${site}/docs/numbered/second`);
  await expectSameDocument(page);
  await expect(toCurrent(page)).toHaveAttribute('href', '/');
  await toCurrent(page).click();
  await expect(page).toHaveURL(`${site}/`);
  await page.goto(`${site}/docs/no-such-page`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(bar(page)).toBeVisible();
});

test('a version in the same build has the bar on its own pages only', async ({ page }) => {
  await open(page, `${site}/room/collections`);
  await expect(bar(page)).toHaveText(/^You are reading the documentation of 0\.9;/);
  await openVersions(page, '0.9');
  await expect(version(page, '0.9')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await markDocument(page);
  await page.getByRole('link', { name: 'Datastore', exact: true }).first().click();
  await expect(page).toHaveURL(`${site}/room/datastore`);
  await expectSameDocument(page);
  await toCurrent(page).click();
  await expect(page).toHaveURL(`${site}/`);
  await expect(bar(page)).toBeHidden();
  await page.goBack();
  await expect(bar(page)).toBeVisible();
});

test('search engines and agents are told of current pages only', async ({ page, request }) => {
  const canonical = page.locator('link[rel="canonical"]');
  await open(page, `${site}/docs/reference`);
  await expect(canonical).toHaveAttribute('href', 'https://docs.tandem.example/reference');
  await open(page, `${site}/docs/plain`);
  await expect(canonical).toHaveAttribute('href', 'https://team.example/docs/plain');
  expect((await request.get(`${site}/docs/sitemap-0.xml`)).status()).toBe(404);
});

test('the search of an old version finds its own pages', async ({ page }) => {
  await open(page, `${site}/docs/plain`);
  await openModal(page);
  await search(page, 'crate');
  await expect(rows(page).first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/docs\/reference\/classes\/Crate/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar leads to the same page', async ({ page }) => {
    await page.goto(`${site}/docs/reference`);
    await toCurrent(page).click();
    await expect(page).toHaveURL(`${site}/reference`);
  });
});
