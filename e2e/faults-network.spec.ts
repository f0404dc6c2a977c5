import { expect, type Page, type Route } from '@playwright/test';
import { test } from './sites';
import { expectSameDocument, holdRequests, markDocument, open, runtimeStarted } from './support';

// A document may still be loading when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** What a page's data is fetched from. */
const DATA = '**/page-data/**/page-data.json';
const banner = (page: Page) => page.getByRole('alert');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Next / });
const historyLength = (page: Page) => page.evaluate(() => history.length);

/** Opens a page whose links are not fetched before they are clicked. */
async function openCold(page: Page, path: string): Promise<void> {
  await page.route(DATA, (route) => route.abort());
  await open(page, path);
  await markDocument(page);
}

const unroute = (page: Page) => page.unroute(DATA);

/** The page is as it was, and readable. */
async function expectKept(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(title(page)).toHaveText('Rooms overview');
  await expect(page.getByRole('main')).toContainText('A room is one server process');
  await expectSameDocument(page);
}

const ANSWERS: Record<string, [(route: Route) => Promise<void>, RegExp]> = {
  'no network': [(route) => route.abort('internetdisconnected'), /network connection failed/],
  'a server that is overloaded': [(route) => route.fulfill({ status: 503 }), /answered 503/],
  'data that is no JSON': [(route) => route.fulfill({ body: '<html>' }), /damaged/],
  'data of no page': [
    (route) => route.fulfill({ json: { path: '/x', componentChunkName: 'c', result: {} } }),
    /damaged/,
  ],
};

for (const [fault, [answer, reason]] of Object.entries(ANSWERS)) {
  test(`a click that meets ${fault} keeps the page, and Retry asks again`, async ({ page }) => {
    await openCold(page, '/room');
    let asked = 0;
    // On top of the route before: between two routes, a prefetch would get through.
    await page.route(DATA, (route) => {
      asked++;
      return answer(route);
    });
    const before = await historyLength(page);
    await next(page).click();
    await expect(banner(page)).toBeVisible();
    await expectKept(page, '/room');
    await expect(banner(page)).toContainText(reason);
    const [red = 0, ...others] = await banner(page).evaluate((element) =>
      (getComputedStyle(element).borderTopColor.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(...others));
    expect(await historyLength(page)).toBe(before);
    const first = asked;
    await banner(page).getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => asked).toBeGreaterThan(first);
    await expect(banner(page)).toBeVisible();
    await unroute(page);
    await banner(page).getByRole('button', { name: 'Retry' }).click();
    await expect(title(page)).not.toHaveText('Rooms overview');
    await expect(banner(page)).toBeHidden();
    await expectSameDocument(page);
    await page.goBack();
    await expect(title(page)).toHaveText('Rooms overview');
    await expectSameDocument(page);
  });
}

test('offline, a template that was never loaded keeps the page', async ({ page, context }) => {
  await open(page, '/room');
  await markDocument(page);
  await page.route(/component---src-templates-search/, (route) => route.abort());
  await context.setOffline(true);
  await page.evaluate(() => window.___navigate('/search?q=room'));
  await expect(banner(page)).toBeVisible();
  await expectKept(page, '/room');
  await context.setOffline(false);
  await page.unroute(/component---src-templates-search/);
  await banner(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/search?q=room');
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Search' })).toHaveValue(
    'room',
  );
  await expectSameDocument(page);
});

test('back and forward to a page from before a reload, offline', async ({ page, context }) => {
  await open(page, '/room');
  await next(page).click();
  await expect(title(page)).not.toHaveText('Rooms overview');
  const second = await title(page).innerText();
  const address = page.url();
  await page.route(DATA, (route) => route.abort());
  await page.reload();
  await open(page, address);
  await markDocument(page);
  await context.setOffline(true);
  const before = await historyLength(page);
  await page.evaluate(() => history.back());
  await expect(banner(page)).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(title(page)).toHaveText(second);
  expect(await historyLength(page)).toBe(before);
  await context.setOffline(false);
  await unroute(page);
  await banner(page).getByRole('button', { name: 'Retry' }).click();
  await expect(title(page)).toHaveText('Rooms overview');
  await expect(page).toHaveURL('/room');
  expect(await historyLength(page)).toBe(before);
  await expectSameDocument(page);
  await page.goForward();
  await expect(title(page)).toHaveText(second);
  await expectSameDocument(page);
});

const STYLES = /\/styles\.[\da-f]+\.css$/;

test('a page waits for its styles where the document came without them', async ({ page }) => {
  const release = await holdRequests(page, STYLES);
  // A link to it that is in sight has it fetched, too.
  const data = page.waitForResponse(/classes\/Room\/page-data\.json/);
  await open(page, '/room');
  await markDocument(page);
  await page.evaluate(() => window.___navigate('/reference/classes/Room'));
  await data;
  await expect(title(page)).toHaveText('Rooms overview');
  release();
  await expect(title(page)).toHaveText('Room class');
  await expect(page.locator('.member-row').first()).toHaveCSS('display', 'grid');
  await page.goBack();
  await expect(title(page)).toHaveText('Rooms overview');
  await expectSameDocument(page);
});

test('a page whose styles are gone is loaded as a document', async ({ page }) => {
  await page.route(STYLES, (route) => route.fulfill({ status: 404 }));
  await open(page, '/room');
  await page.evaluate(() => window.___navigate('/reference/classes/Room'));
  await expect(page.locator('.member-row').first()).toHaveCSS('display', 'grid');
});

test('back before the runtime has started loads the page', async ({ page }) => {
  await open(page, '/room');
  await next(page).click();
  await expect(page).toHaveURL('/room/room');
  await page.route(/\/app-[\da-f]+\.js$/, () => undefined);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/room');
  await expect(title(page)).toHaveText('Rooms overview');
});

test('a page that was deleted is the host’s to tell of', async ({ page }) => {
  await openCold(page, '/room');
  await page.evaluate(() =>
    document.querySelector('main a[href^="/room/"]')?.setAttribute('href', '/room/deleted?a=1#b'),
  );
  await unroute(page);
  await page.locator('main a[href^="/room/deleted"]').click();
  await expect(title(page)).toHaveText('Page not found');
  await expect(page).toHaveURL('/room/deleted?a=1#b');
  await page.goBack();
  await expect(title(page)).toHaveText('Rooms overview');
});

test('a template that is gone while the site answers: the document, once', async ({ page }) => {
  await open(page, '/room');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.route(/component---src-templates-search/, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => window.___navigate('/search?q=room#top'));
  await expect(page).toHaveURL('/search?q=room#top');
  await expect(title(page)).toHaveText('Search');
  await page.waitForLoadState('networkidle');
  expect(documents).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL('/room');
  await expect(title(page)).toHaveText('Rooms overview');
});

test.describe('an answer that takes long', () => {
  /** Holds the data of pages back until it is told to let go. */
  const hold = (page: Page) => holdRequests(page, DATA);
  const bar = (page: Page) => page.locator('html[data-navigating]');
  const heightOfBar = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body, '::before').height);

  test('is seen on clicks', async ({ page }) => {
    await openCold(page, '/room');
    // On top of the route before: between two routes, a prefetch would get through.
    const release = await hold(page);
    await next(page).click();
    await expect(bar(page)).toBeAttached();
    expect(await heightOfBar(page)).toBe('3px');
    await expectKept(page, '/room');
    release();
    await expect(title(page)).not.toHaveText('Rooms overview');
    await expect(bar(page)).not.toBeAttached();
    expect(await heightOfBar(page)).toBe('auto');
  });

  for (const way of ['back', 'forward'] as const) {
    test(`is seen on the way ${way}`, async ({ page }) => {
      await open(page, '/room');
      await next(page).click();
      await expect(page).toHaveURL('/room/room');
      if (way === 'forward') await page.goBack();
      // From here on the page before or after is not known.
      const release = await hold(page);
      await page.reload();
      await runtimeStarted(page);
      const before = await title(page).innerText();
      await page.evaluate((name) => history[name](), way);
      await expect(bar(page)).toBeAttached();
      await expect(title(page)).toHaveText(before);
      release();
      await expect(title(page)).not.toHaveText(before);
      await expect(bar(page)).not.toBeAttached();
    });
  }

  test('ends with the banner where it never comes', async ({ page }) => {
    await page.clock.install();
    await page.route(DATA, () => undefined);
    await page.goto('/room');
    await page.clock.runFor(5000);
    await page.waitForFunction(() => '___navigate' in window);
    await next(page).click();
    await page.clock.runFor(300);
    await expect(bar(page)).toBeAttached();
    await page.clock.runFor(15_000);
    await expect(banner(page)).toContainText('did not answer in time');
    await expect(bar(page)).not.toBeAttached();
    await expect(page).toHaveURL('/room');
  });
});
