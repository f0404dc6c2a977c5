import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { listFiles } from '../src/config/diagnostics/files';
import { RENAMED, SITES, test } from './sites';
import { open, sitemapPaths } from './support';

/** Each place where a text has the name that `e2e/test-sites.ts` replaces, with what is around. */
const withFormerName = (text: string) =>
  [...text.matchAll(/tandem/gi)].map(({ index }) =>
    text.slice(Math.max(0, index - 60), index + 66),
  );

test('no page holds the former name, wherever one looks', async () => {
  const paths = [...(await sitemapPaths(RENAMED)), '/404'];
  expect(paths.length).toBeGreaterThan(70);
  for (const path of paths) {
    const html = await (await fetch(RENAMED + path)).text();
    expect(withFormerName(html), path).toEqual([]);
  }
});

test('what is fetched beside pages does not hold it either', async () => {
  for (const path of [
    '/sitemap-index.xml',
    '/sitemap-0.xml',
    '/robots.txt',
    '/help-urls.json',
    '/HelpUrls.cs',
    '/xrefmap.yml',
    '/page-data/app-data.json',
    '/page-data/index/page-data.json',
    '/page-data/room/collections/page-data.json',
  ]) {
    const response = await fetch(RENAMED + path);
    expect(response.status, path).toBe(200);
    expect(withFormerName(await response.text()), path).toEqual([]);
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

test('pages in Markdown leave nothing in a site that has none', () => {
  const files = listFiles(path.resolve(SITES.renamed.folder));
  expect(files.filter((file) => /\.md$|llms/.test(file))).toEqual([]);
  for (const file of files.filter((one) => /\.(?:html|js)$|_headers$/.test(one)))
    expect(fs.readFileSync(file, 'utf8'), file).not.toMatch(
      /text\/markdown|For AI agents|llms\.txt|Copy page|assistants/,
    );
});
