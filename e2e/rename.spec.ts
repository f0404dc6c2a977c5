import { expect } from '@playwright/test';
import { RENAMED, test } from './sites';
import { open, sitemapPaths } from './support';

/** The name that `scripts/test-sites.ts` replaces. */
const FORMER = /.{0,60}tandem.{0,60}/gi;

test('no page holds the former name, wherever one looks', async () => {
  const paths = [...(await sitemapPaths(RENAMED)), '/404'];
  expect(paths.length).toBeGreaterThan(70);
  for (const path of paths) {
    const html = await (await fetch(RENAMED + path)).text();
    expect(html.match(FORMER), path).toBeNull();
  }
});

test('what is fetched beside pages does not hold it either', async () => {
  for (const path of [
    '/sitemap-index.xml',
    '/sitemap-0.xml',
    '/robots.txt',
    '/page-data/app-data.json',
    '/page-data/index/page-data.json',
    '/page-data/room/collections/page-data.json',
  ]) {
    const response = await fetch(RENAMED + path);
    expect(response.status, path).toBe(200);
    expect((await response.text()).match(FORMER), path).toBeNull();
  }
});

test('addresses, titles, sidebar, footer and samples have the new name', async ({ page }) => {
  await open(page, `${RENAMED}/`);
  await expect(page).toHaveTitle('Multiplayer for Unity with Quorum | Quorum documentation');
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  await sidebar.getByRole('button', { name: 'Pages of Essentials' }).click();
  await sidebar.getByRole('link', { name: 'What is Quorum?' }).click();
  await expect(page).toHaveURL(`${RENAMED}/essentials/what-is-quorum`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quorum');
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://docs.quorum.example/essentials/what-is-quorum',
  );
  await expect(sidebar.getByRole('link', { name: 'Why Quorum?' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Quorum Docs');
  await expect(page.getByText('Copyright © 2016 to 2025 Quorum.')).toBeVisible();

  await page.goto(`${RENAMED}/reference/classes/RealtimeView`);
  const main = page.getByRole('main');
  await expect(main.getByText('Quorum.Realtime', { exact: true }).first()).toBeVisible();
  await page.goto(`${RENAMED}/room/collections`);
  await expect(main.getByText('using Quorum.Realtime.Collections;').first()).toBeVisible();
});

test('the former address is not there any more', async ({ page }) => {
  const response = await page.goto(`${RENAMED}/essentials/what-is-tandem`);
  expect(response?.status()).toBe(404);
});
