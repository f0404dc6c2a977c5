import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { HostedService } from '../src/test/hosted-service';
import { WIDGET } from '../src/test/loopback-services';
import { HOSTED_SITE, hostedSite, type HostedSite } from './hosted-site';
import { box, button, modal, openModal, rows } from './search-support';
import { RENAMED, test } from './sites';
import { expectSameDocument, markDocument, open } from './support';

test.use({ baseURL: RENAMED });

let hosted: HostedSite;

test.beforeEach(async ({ page }) => {
  hosted = await hostedSite(page);
});

test.afterEach(() => hosted.service.stop());

async function expectUnavailable(page: Page) {
  await expect(modal(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
  await expect(
    modal(page).getByText('You might want to check your network connection.', { exact: true }),
  ).toBeVisible();
}

test('nothing is loaded or asked before the reader shows intent', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/room/collections');
  expect(loaded.filter((url) => url.includes('/search/'))).toEqual([]);
  expect(loaded.filter((url) => !url.startsWith(RENAMED) && url !== WIDGET.src)).toEqual([]);
  const module = page.waitForRequest(/\/search\/hosted-[\w]+\.js$/);
  await button(page).hover();
  await module;
  expect(hosted.queries()).toEqual([]);
});

test('a query goes to the service in full, and its hits are read', async ({ page }) => {
  await open(page, '/pricing');
  await markDocument(page);
  await openModal(page);
  await box(page).fill('datastore');
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).locator('mark').first()).toHaveText(/datastore/i);
  const last = hosted.queries().at(-1);
  expect(last?.method).toBe('POST');
  expect(last?.path).toBe('/1/indexes/*/queries');
  expect(last?.query).toMatchObject({
    'x-algolia-application-id': HostedService.applicationId,
    'x-algolia-api-key': HostedService.searchKey,
  });
  expect(last?.body).toEqual({
    requests: [
      {
        query: 'datastore',
        indexName: 'docs',
        attributesToRetrieve: [0, 1, 2, 3, 4, 5, 6]
          .map((level) => `hierarchy.lvl${level}`)
          .concat('content', 'type', 'url'),
        attributesToSnippet: [1, 2, 3, 4, 5, 6]
          .map((level) => `hierarchy.lvl${level}:10`)
          .concat('content:10'),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: true,
        typoTolerance: 'min',
        facetFilters: ['language:en', 'version:next'],
      },
    ],
  });
  const link = rows(page).first().getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expectSameDocument(page);
});

test('texts of the index are text, whatever they hold', async ({ page }) => {
  let ran = false;
  await page.exposeFunction('ran', () => (ran = true));
  const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const evil = '<img src=x onerror=ran()>List<T> datastore';
  const record = { type: 'content', content: evil, language: 'en', version: 'next' };
  const hierarchy = { lvl0: evil, lvl1: evil, ...none };
  hosted.service.put('docs', [
    { ...record, objectID: 'evil', url: '/room', hierarchy },
    { ...record, objectID: 'script', url: 'javascript:ran()', hierarchy },
  ]);
  await open(page, '/pricing');
  await openModal(page);
  await box(page).fill('datastore');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('<img src=x onerror=ran()>List<T> datastore');
  await expect(modal(page).locator('img')).toHaveCount(0);
  expect(ran).toBe(false);
});

test.describe('where hosts fail', () => {
  for (const [what, fault] of [
    ['answers with 503', { status: 503 }],
    ['does not answer in time', 'hang'],
    ['ends the connection', 'reset'],
  ] as const) {
    test(`the next is asked: the first ${what}, and is left alone after that`, async ({ page }) => {
      hosted.service.failHost(0, fault);
      await open(page, '/pricing');
      await openModal(page);
      await box(page).fill('datastore');
      await expect(rows(page).first()).toBeVisible();
      const [first, ...others] = hosted.hostsAsked;
      expect(first).toBe('loopback-dsn.algolia.net');
      expect(others).not.toHaveLength(0);
      await box(page).fill('rooms');
      await expect(rows(page).locator('mark').first()).toHaveText(/rooms/i);
      // A host that was slow is kept for the end; one that is down is not asked.
      const asked = hosted.hostsAsked.slice(1);
      expect(asked.length).toBeGreaterThan(others.length);
      expect(asked).not.toContain(first);
    });
  }

  test('a host that is down is left alone by the next documents too, for 120 s', async ({
    page,
    context,
  }) => {
    hosted.service.failHost(0, { status: 503 });
    const firstAsked = async (on: Page, seconds: number) => {
      const before = hosted.hostsAsked.length;
      // Not with `clock`: it would bring the page's own timers back.
      await on.addInitScript((now) => (Date.now = () => now), start + seconds * 1000);
      await on.goto('/search?q=datastore');
      await expect(on.getByRole('main').getByRole('status')).toHaveText(/^\d+ results/);
      return hosted.hostsAsked[before];
    };
    const start = Date.now();
    const first = 'loopback-dsn.algolia.net';
    expect(await firstAsked(page, 0)).toBe(first);
    expect(await firstAsked(page, 119)).not.toBe(first);
    expect(await firstAsked(page, 121)).toBe(first);
    // Nor does storage that is forbidden keep readers from an answer.
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied.', 'SecurityError');
        },
      });
    });
    hosted.service.failHost(0, { status: 503 });
    expect(await firstAsked(page, 300)).toBe(first);
  });

  test('a service that asks to wait is asked again', async ({ page }) => {
    hosted.service.failHost(0, { status: 429 });
    await open(page, '/pricing');
    await openModal(page);
    await box(page).fill('datastore');
    await expect(rows(page).first()).toBeVisible();
    expect(hosted.hostsAsked.slice(0, 2)).toEqual([
      'loopback-dsn.algolia.net',
      'loopback-dsn.algolia.net',
    ]);
  });

  test('readers are told when no host is left, and the next key tries again', async ({ page }) => {
    for (const host of [0, 1, 2, 3]) hosted.service.failHost(host, { status: 500 });
    await open(page, '/pricing');
    await openModal(page);
    await box(page).fill('datastore');
    await expectUnavailable(page);
    expect(new Set(hosted.hostsAsked).size).toBe(4);
    await box(page).fill('datastor');
    await expect(rows(page).first()).toBeVisible();
  });
});

test('readers are told when the module does not load, and the next key tries again', async ({
  page,
}) => {
  let isBroken = true;
  await page.route('**/search/hosted-*', (route) => (isBroken ? route.abort() : route.continue()));
  await open(page, '/pricing');
  await openModal(page);
  await box(page).fill('datastore');
  await expectUnavailable(page);
  isBroken = false;
  await box(page).fill('datastor');
  await expect(rows(page).first()).toBeVisible();
});

test('the page of results has the hits, and the counts of all sections', async ({ page }) => {
  await open(page, '/search?q=datastore');
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  await expect(status).toHaveText(/^\d+ results for "datastore"/);
  const all = Number(/^\d+/.exec(await status.innerText())?.[0]);
  const choices = main.getByRole('checkbox');
  const sections = await choices.count();
  expect(sections).toBeGreaterThan(1);
  await choices.first().check();
  await expect
    .poll(async () => Number(/^\d+/.exec(await status.innerText())?.[0]))
    .toBeLessThan(all);
  // What could be chosen besides does not vanish by choosing.
  await expect(choices).toHaveCount(sections);
});

test('events tell what is seen, followed and copied; there is no cookie', async ({ page }) => {
  await open(page, '/pricing');
  await openModal(page);
  await box(page).fill('choose a collection');
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => hosted.events().map(({ eventType }) => eventType)).toContain('view');
  const link = modal(page).locator('a[href^="/room/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expect
    .poll(() => hosted.events().find(({ eventType }) => eventType === 'click'))
    .toMatchObject({ index: 'docs', eventName: 'Hit Opened', positions: [expect.any(Number)] });
  await page.getByRole('main').getByRole('button', { name: /^Copy/ }).first().click();
  await expect
    .poll(() => hosted.events().find(({ eventType }) => eventType === 'conversion'))
    .toMatchObject({ index: 'docs', eventName: 'Text Copied' });
  expect(new Set(hosted.events().map(({ userToken }) => userToken)).size).toBe(1);
  expect(await page.context().cookies()).toEqual([]);
});

test('a hit that is followed from the panel of results is told too', async ({ page }) => {
  await open(page, '/search');
  const main = page.getByRole('main');
  await main.getByRole('combobox').pressSequentially('datastore');
  await main.getByRole('option').first().click();
  await expect(page).not.toHaveURL(/\/search/);
  await expect
    .poll(() => hosted.events().find(({ eventType }) => eventType === 'click'))
    .toMatchObject({ index: 'docs', eventName: 'Hit Opened', positions: [1] });
});

test('the command finds the records of the build', () => {
  const script = path.resolve('scripts/search-publish.ts');
  const tsx = path.resolve('node_modules/.bin/tsx');
  const { status, stdout } = spawnSync(tsx, [script, '--dry-run'], {
    cwd: HOSTED_SITE,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^Index docs\n\d+ records of \d+ pages/);
  expect(stdout).toMatch(/Nothing was sent\.\n$/);
  expect(status).toBe(0);
});
