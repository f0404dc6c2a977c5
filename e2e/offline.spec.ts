import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, firefox, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { writeOfflineZip } from '../packages/offline/command';
import { openDatabase, writeDocset } from '../packages/offline/docset';
import { filesBelow } from '../packages/testing/files';
import { modal, openModal, rows, search } from './search-support';
import { SITES, test } from './sites';
import { watchFaults } from './support';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
const folder = path.join(dir, 'docs');
const at = (address: string) => pathToFileURL(`${folder}/`).href + address;

/** The archive is made once. */
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const zip = path.join(dir, 'docs-offline.zip');
  await writeOfflineZip(path.resolve(SITES.main.folder), zip);
  for (const [file, bytes] of Object.entries(unzipSync(fs.readFileSync(zip)))) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), bytes);
  }
});
test.afterAll(() => fs.rmSync(dir, { recursive: true }));

test('every address in every page of the archive is a file of it', () => {
  const files = new Set(filesBelow(folder));
  const pages = [...files].filter((file) => file.endsWith('.html'));
  expect(pages).toHaveLength(295);
  const missing = pages.flatMap((page) => {
    const html = fs.readFileSync(path.join(folder, page), 'utf8');
    const addresses = [...html.matchAll(/<[a-z][^<>]* (?:href|src|poster|action)="([^"#?]*)/g)];
    return addresses.flatMap(([, to = '']) => {
      if (to === '' || /^(?:https?|mailto):/.test(to)) return [];
      const file = path.posix.join(path.posix.dirname(page), decodeURI(to));
      return files.has(file) && !to.startsWith('/') ? [] : [`${page}: ${to}`];
    });
  });
  expect(missing).toEqual([]);
});

test('a docset finds members, guides and sections where they are', async () => {
  test.skip(!process.getBuiltinModule('node:sqlite'), 'The docset needs Node 22.13 or newer.');
  const docset = path.join(dir, 'Docs.docset');
  await writeDocset(path.resolve(SITES.main.folder), docset);
  const resources = path.join(docset, 'Contents/Resources');
  const database = openDatabase(path.join(resources, 'docSet.dsidx'));
  const found = database.prepare('select name, type, path from searchIndex').all();
  const rows = found as Record<'name' | 'type' | 'path', string>[];
  database.close();
  expect(rows).toContainEqual({
    name: 'RequestOwnership',
    type: 'Method',
    path: 'reference/classes/RealtimeView.html#RequestOwnership',
  });
  const isTyped = (row: (typeof rows)[number]) => row.type !== 'Section' && row.path.includes('#');
  const html = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  const members = filesBelow(folder).flatMap((file) =>
    file.endsWith('.html') ? [...html(file).matchAll(/<section class="api-member/g)] : [],
  );
  expect(rows.filter(isTyped)).toHaveLength(members.length);
  expect(rows.filter(({ type }) => type === 'Guide').length).toBeGreaterThan(100);
  const lost = rows.filter(({ path: at }) => {
    const [file = '', id] = at.split('#');
    return id !== undefined && !html(file).includes(` id="${id}"`);
  });
  expect(lost).toEqual([]);
});

/** Firefox tells Playwright nothing of requests for files. */
const COMMIT = { waitUntil: 'commit' } as const;

/** Reads, follows links and searches as a reader does who has unpacked the archive. */
async function readFromDisk(page: Page): Promise<void> {
  const faults = watchFaults(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(at('')) && !url.startsWith('data:')) elsewhere.push(url);
  });
  const main = page.getByRole('main');
  // Before its scripts, a page has a link to the search.
  const loaded = () => page.waitForFunction(() => document.readyState === 'complete');
  await page.goto(at('index.html'), COMMIT);
  await expect(page.locator('html[data-fonts]')).toBeAttached();
  await page.getByRole('button', { name: /dark/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await main.getByRole('link').first().click();
  await expect(page).toHaveURL(at('essentials/getting-started.html'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(main.getByText('Copy page')).toBeHidden();
  // Its card stays away without a fault, whether the script is there by then or later.
  await main.getByRole('link', { name: 'RealtimeView', exact: true }).first().hover();
  await loaded();
  await openModal(page);
  await search(page, 'RealtimeView.RequestOwnership');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('reference/classes/RealtimeView.html#RequestOwnership'));
  await expect(page.locator('#RequestOwnership')).toBeInViewport();
  await loaded();
  await openModal(page);
  await search(page, 'ownership');
  await modal(page)
    .getByRole('link', { name: /^See all/ })
    .click();
  await expect(page).toHaveURL(at('search.html?q=ownership'));
  await expect(main.getByRole('status')).toContainText('for "ownership"');
  await main.locator('ol').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Ownership/ })).toBeVisible();
  await loaded();
  await openModal(page);
  await search(page, '(GameObject) -> RealtimeView');
  await expect(rows(page).first()).toContainText('RealtimeView');
  await page.goto(at('pricing.html'), COMMIT);
  const figure = page.locator('[data-island]').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-live');
  expect(elsewhere).toEqual([]);
  expect(faults).toEqual([]);
  await page.goto(at('essentials/getting-started.html'), COMMIT);
  await main.getByRole('tab').last().click();
  await expect(main.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
}

test('the archive reads, navigates and searches from a disk', ({ page }) => readFromDisk(page));

test('and in Firefox', async () => {
  test.skip(spawnSync('which', ['firefox-esr']).status !== 0, 'There is no Firefox.');
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: path.resolve('e2e/browsers/firefox.sh'),
  });
  await readFromDisk(await browser.newPage({ viewport: { width: 1280, height: 800 } }));
  await browser.close();
});
