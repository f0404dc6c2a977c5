import { expect, type Page } from '@playwright/test';
import { AUTHORING, MAIN, test } from './sites';
import { holdRequests, RUNTIME_SCRIPT, runtimeStarted } from './support';

const theme = (page: Page) => page.locator('html');

function runtimeRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (RUNTIME_SCRIPT.test(pathname)) requests.push(pathname);
  });
  return requests;
}

/** Opens a page whose `load` event waits for a picture, until the function is called. */
async function openWhileLoading(page: Page): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/wide-*');
  await page.goto(`${AUTHORING}/guide/features`, { waitUntil: 'domcontentloaded' });
  // The page is painted and has been idle.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve));
      }),
  );
  return release;
}

test('the runtime waits until the page is loaded and idle', async ({ page }) => {
  const requests = runtimeRequests(page);
  const release = await openWhileLoading(page);
  expect(requests).toEqual([]);
  release();
  await runtimeStarted(page);
  const order = ['webpack-runtime', 'framework', 'component---', 'app'];
  const places = order.map((name) => requests.findIndex((path) => path.includes(`/${name}`)));
  expect(places).not.toContain(-1);
  // Once each.
  expect(new Set(requests).size).toBe(requests.length);
});

for (const [intent, act] of [
  ['moves the pointer', (page: Page) => page.mouse.move(200, 200)],
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`the runtime starts at once when the reader ${intent}`, async ({ page }) => {
    const requests = runtimeRequests(page);
    const release = await openWhileLoading(page);
    expect(requests).toEqual([]);
    await act(page);
    await runtimeStarted(page);
    expect(requests.length).toBeGreaterThan(2);
    release();
  });
}

test.describe('without the runtime', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(RUNTIME_SCRIPT, (route) => route.abort());
  });

  test('links lead to pages', async ({ page }) => {
    await page.goto('/room/collections');
    await page.getByRole('main').getByRole('link', { name: 'IndexOf' }).first().click();
    await expect(page).toHaveURL('/reference/classes/RealtimeArray#IndexOf');
    await expect(page.getByRole('heading', { name: 'IndexOf' })).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collections');
  });

  test('the theme is toggled, dropdowns open and close', async ({ page }) => {
    await page.goto('/room/collections');
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    const version = page.getByRole('banner').getByText('Version: Next');
    const choice = page.getByRole('banner').getByRole('link', { name: 'Next', exact: true });
    await expect(choice).toBeHidden();
    await version.click();
    await expect(choice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choice).toBeHidden();
    await version.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(choice).toBeHidden();
  });

  test('the menu of narrow screens opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/room/collections');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Collections' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('tabs are chosen and code is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${AUTHORING}/guide/features`);
    await page.getByRole('tab', { name: 'macOS' }).first().click();
    await expect(page.getByText('Text for macOS.')).toBeVisible();
    await expect(page.getByText('Text for Windows.')).toBeHidden();
    const copy = page.getByRole('button', { name: 'Copy Setup' });
    await copy.click();
    await expect(page.getByRole('button', { name: 'Copied Setup' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npm install\nnpm start',
    );
  });
});

test.describe('addresses', () => {
  for (const [written, clean] of [
    ['/room/collections.html', '/room/collections'],
    ['/room/collections/', '/room/collections'],
    ['/room/index.html', '/room'],
    ['/room/', '/room'],
    ['/index.html', '/'],
    ['/room/collections.html?q=a%20b', '/room/collections?q=a%20b'],
    ['/room/index.html?q=1', '/room?q=1'],
  ] as const) {
    test(`${written} leads to ${clean}`, async ({ page, request }) => {
      const response = await request.get(written, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(clean);
      await page.goto(`${written}#see-also`);
      await expect(page).toHaveURL(`${clean}#see-also`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
    });
  }

  test('no path leads to another site', async ({ request, baseURL }) => {
    for (const path of [
      '//evil.example/x.html',
      '//evil.example/',
      '//evil.example/..html',
      '/.//evil.example/x.html',
      '/x/..//evil.example/x.html',
      '/\\evil.example/x.html',
      '/\\/evil.example/',
      '/%2f/evil.example/x.html',
      '/%5cevil.example/x.html',
      '///evil.example/index.html',
    ]) {
      const response = await request.get(`${baseURL ?? ''}${path}`, { maxRedirects: 0 });
      const { location } = response.headers();
      const target = new URL(location ?? '/', baseURL);
      expect(`${path} leads to ${target.origin}`).toBe(`${path} leads to ${baseURL ?? ''}`);
    }
  });

  for (const [written, clean, source, site] of [
    ['/plain.html?a=1#mine', '/plain?a=1#mine', '/plain', AUTHORING],
    ['/guide/index.html', '/guide', '/guide', AUTHORING],
    ['/guide/', '/guide', '/guide', AUTHORING],
    ['/index.html', '/', '/', AUTHORING],
    ['//evil.example/x.html', '//evil.example/x', '/404', MAIN],
  ] as const) {
    test(`where a host serves ${written} as it is, the early script cleans it`, async ({
      page,
    }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      const html = await (await fetch(site + source)).text();
      const [path = ''] = written.split(/[?#]/);
      await page.route(
        ({ pathname }) => pathname === new URL(site).pathname.replace(/\/$/, '') + path,
        (route) => route.fulfill({ contentType: 'text/html', body: html }),
      );
      await page.goto(site + written);
      await expect(page).toHaveURL(site + clean);
      // What comes after it works.
      await page.getByRole('button', { name: 'Dark mode' }).click();
      await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
      await runtimeStarted(page);
      await expect(page).toHaveURL(site + clean);
      expect(faults).toEqual([]);
    });
  }
});
