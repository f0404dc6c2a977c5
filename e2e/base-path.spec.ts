import fs from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { listRelativeFiles } from '../src/config/diagnostics/files';
import { AUTHORING, SITES, test } from './sites';
import { expectSameDocument, markDocument, open } from './support';

// The site of the content that authors can write is built for `https://team.example/docs`.
const ORIGIN = new URL(AUTHORING).origin;
const DIST = resolve(SITES.authoring.folder);
const read = (file: string) => fs.readFileSync(join(DIST, file), 'utf8');

/** Lists what a page asks for outside the path of its site. */
function watchStrays(page: Page): string[] {
  const strays: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(ORIGIN) && !url.startsWith(`${AUTHORING}/`)) strays.push(url);
  });
  return strays;
}

test('no address in any document or page data is outside the path', () => {
  const files = listRelativeFiles(DIST).filter((file) => /(?:\.html|page-data\.json)$/.test(file));
  expect(files.length).toBeGreaterThan(10);
  const strays = files.flatMap((file) => {
    const text = file.endsWith('.html') ? read(file) : read(file).replaceAll('\\"', '"');
    const tags = text.match(/<[a-z][^\s>]*(?:"[^"]*"|[^">])*>/gi) ?? [];
    return tags
      .flatMap((tag) => [...tag.matchAll(/\s(?:href|src|action|poster)="(\/[^"]*)"/g)])
      .flatMap(([, address = '']) => (address.startsWith('/docs/') ? [] : [`${file}: ${address}`]));
  });
  expect(strays).toEqual([]);
});

test('host and search engines are told the whole addresses', async ({ page }) => {
  expect(read('robots.txt')).toContain('Sitemap: https://team.example/docs/sitemap-index.xml');
  expect(read('sitemap-index.xml')).toContain('https://team.example/docs/sitemap-0.xml');
  expect(read('sitemap-0.xml')).toContain('<loc>https://team.example/docs/</loc>');
  expect(read('sitemap-0.xml')).toContain('<loc>https://team.example/docs/guide</loc>');
  expect(read('_headers')).toMatch(/^\/docs\/\*\n/);
  expect(read('_headers')).toContain('\n/docs/scripts/*\n');
  expect(read('_redirects')).toContain('/docs/before/other /docs/elsewhere 301\n');
  expect(read('_redirects')).toContain('/docs/:level1/index.html /docs/:level1 301\n');
  expect(read('_redirects')).toContain('/docs/e/:code /docs/errors/:code 302\n');
  await page.goto(`${AUTHORING}/guide`);
  const head = page.locator('head');
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://team.example/docs/guide',
  );
  const card = await head.locator('meta[property="og:image"]').getAttribute('content');
  expect(card).toMatch(/^https:\/\/team\.example\/docs\/social\/card-\w+\.png$/);
  const path = (card ?? '').replace('https://team.example/docs', '');
  const drawn = await page.request.get(AUTHORING + path);
  expect(drawn.status()).toBe(200);
});

test('the address of the path alone leads to the home page', async ({ page, request }) => {
  const response = await request.get(AUTHORING, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, '/docs/']);
  await open(page, AUTHORING);
  await expect(page).toHaveURL(`${AUTHORING}/`);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://team.example/docs/',
  );
});

test('a click, back and the brand stay in the document and below the path', async ({ page }) => {
  const strays = watchStrays(page);
  await open(page, `${AUTHORING}/plain`);
  await markDocument(page);
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', '/docs/plain');
  await page.getByRole('banner').getByRole('link', { name: /Docs$/ }).click();
  await expect(page).toHaveURL(`${AUTHORING}/`);
  await page.goBack();
  await expect(page).toHaveURL(`${AUTHORING}/plain`);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', '/docs/plain');
  await expectSameDocument(page);
  expect(strays).toEqual([]);
});

test('search finds pages and leads to them below the path', async ({ page }) => {
  const strays = watchStrays(page);
  await open(page, `${AUTHORING}/plain`);
  await markDocument(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click();
  const modal = page.getByRole('dialog', { name: 'Search' });
  await modal.getByRole('combobox', { name: 'Search' }).fill('Crate');
  await modal.getByRole('row').first().getByRole('link').first().click();
  await expect(page).toHaveURL(`${AUTHORING}/reference/classes/Crate`);
  await expectSameDocument(page);

  await page.goto(`${AUTHORING}/search?q=Crate`);
  const hit = page.getByRole('main').getByRole('link', { name: /Crate/ }).first();
  await expect(hit).toHaveAttribute('href', /^\/docs\/reference\/classes\/Crate/);
  await page.getByRole('main').getByRole('combobox', { name: 'Search' }).fill('Box');
  await expect(page).toHaveURL(`${AUTHORING}/search?q=Box`);
  expect(strays).toEqual([]);
});

test('the not-found page leads back into the site', async ({ page }) => {
  const response = await page.goto(`${AUTHORING}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('no such page');
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL(`${AUTHORING}/`);
});
