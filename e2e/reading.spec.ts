import { expect, type Page } from '@playwright/test';
import { test } from './sites';
import { expectSameDocument, markDocument, open, runtimeStarted } from './support';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const metaOf = (page: Page, selector: string, attribute: string) =>
  page.locator(`head ${selector}`).getAttribute(attribute);

test('a reader goes from the home page to a page by the sidebar', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveTitle('Multiplayer for Unity with Tandem | Tandem documentation');
  await expect(sidebar(page).getByRole('link', { name: 'Overview' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await markDocument(page);

  await expect(sidebar(page).getByRole('link', { name: 'Collections' })).toBeHidden();
  await sidebar(page).getByRole('button', { name: 'Pages of Room' }).click();
  await sidebar(page).getByRole('link', { name: 'Collections' }).click();

  await expect(title(page)).toHaveText('Collections');
  await expect(page).toHaveURL('/room/collections');
  await expect(page).toHaveTitle('Collections | Tandem documentation');
  await expect(sidebar(page).locator('[aria-current]')).toHaveText('Collections');
  await expectSameDocument(page);
});

test('categories of the sidebar fold and unfold', async ({ page }) => {
  await page.goto('/room/collections');
  const fold = sidebar(page).getByRole('button', { name: 'Pages of Room' });
  const entry = sidebar(page).getByRole('link', { name: 'Datastore', exact: true }).first();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(entry).toBeVisible();
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toBeHidden();
});

test('of the sidebar, only what leads to the page is open', async ({ page }) => {
  for (const [address, open] of [
    ['/', []],
    ['/pricing', []],
    ['/essentials/getting-started', ['Pages of Build a game']],
    ['/coming-from/mirror', ['Essentials', 'Coming from']],
  ] as const) {
    await page.goto(address);
    const buttons = sidebar(page).getByRole('button', { expanded: true });
    const names = await buttons.evaluateAll((all) =>
      all.map((one) => one.ariaLabel ?? one.textContent),
    );
    expect(names, address).toEqual(open);
  }
});

test('columns have straight edges', async ({ page }) => {
  const edges = (selector: string, side: 'left' | 'right') =>
    page
      .getByRole('main')
      .locator(selector)
      .evaluateAll((all, side) => {
        const places = all.map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return Math.round(range.getBoundingClientRect()[side]);
        });
        return [...new Set(places)];
      }, side);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/platforms');
  expect(await edges('[data-label]:not(:empty):visible', 'left'), 'values of a table').toHaveLength(
    1,
  );
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/guides/creating-a-player-controller');
  const ends = await edges('article > footer', 'right');
  expect(await edges('.step .table-scroll', 'right'), 'tables in steps').toEqual(ends);
  expect(await edges('summary:has-text("Copy page")', 'right'), 'what copies').toEqual(ends);
});

test('breadcrumbs say where the page stands and lead upward', async ({ page }) => {
  await open(page, '/realtime/xr/avatars');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Realtime', 'XR', 'Avatars']);
  await expect(crumbs.getByText('Avatars')).toHaveAttribute('aria-current', 'page');
  await crumbs.getByRole('link', { name: 'Realtime' }).click();
  await expect(page).toHaveURL('/realtime');
});

test('from a page at the top, breadcrumbs lead home, and its title is where others have theirs', async ({
  page,
}) => {
  await page.goto('/room/collections');
  const top = (await title(page).boundingBox())?.y;
  await page.goto('/pricing');
  expect((await title(page).boundingBox())?.y).toBe(top);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('previous and next lead through the sidebar in order', async ({ page }) => {
  await open(page, '/room/collections');
  const turn = page.getByRole('navigation', { name: 'Previous and next page' });
  await turn.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/room/ownership-and-lifetime-flags');
  await turn.getByRole('link', { name: 'Previous' }).click();
  await expect(title(page)).toHaveText('Collections');
  await turn.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/room/supported-primitives');
});

test('the table of contents leads to headings and marks what is read', async ({ page }) => {
  await open(page, '/room/collections');
  const entry = (name: string) => contents(page).getByRole('link', { name });
  await expect(entry('Choose a collection')).toHaveAttribute('aria-current', 'true');

  await entry('Which limits apply?').click();
  await expect(page).toHaveURL('/room/collections#which-limits-apply');
  const heading = page.getByRole('heading', { name: 'Which limits apply?' });
  await expect(heading).toBeInViewport();
  await expect(entry('Which limits apply?')).toHaveAttribute('aria-current', 'true');
  await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
  const navbar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? 0)
    .toBeGreaterThan(navbar?.height ?? 0);

  await page.getByRole('heading', { name: 'Which events are there?' }).evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
  });
  await expect(entry('Which events are there?')).toHaveAttribute('aria-current', 'true');
  await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
});

test('after a navigation the table of contents marks the new page’s headings', async ({ page }) => {
  await open(page, '/room/collections');
  await sidebar(page).getByRole('link', { name: 'Offline mode' }).click();
  await expect(title(page)).toHaveText('Offline mode');
  const last = contents(page).getByRole('link').last();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
});

test('links of the body are followed without a load, and with their anchor', async ({ page }) => {
  await open(page, '/room/collections');
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'IndexOf' }).first().click();
  await expect(page).toHaveURL('/reference/classes/RealtimeArray#IndexOf');
  await expect(page.getByRole('heading', { name: 'IndexOf' })).toBeInViewport();
  await expectSameDocument(page);
});

test('links of the navbar and the footer lead to their pages', async ({ page }) => {
  await open(page, '/room/collections');
  await markDocument(page);
  const footer = page.getByRole('navigation', { name: 'Learn' });
  await footer.getByRole('link', { name: 'Getting started' }).click();
  await expect(page).toHaveURL('/essentials/getting-started');
  await page.getByRole('banner').getByRole('link', { name: 'Tandem Docs' }).click();
  await expect(page).toHaveURL('/');
  await expect(title(page)).toHaveText('Make your Unity scene multiplayer');
  await expectSameDocument(page);
});

test('the head follows a navigation', async ({ page }) => {
  await open(page, '/room/collections');
  const description = await metaOf(page, 'meta[name="description"]', 'content');
  expect(description).toContain('Share lists');
  expect(await metaOf(page, 'link[rel="canonical"]', 'href')).toBe(
    'https://docs.tandem.example/room/collections',
  );

  await sidebar(page).getByRole('link', { name: 'Offline mode' }).click();
  await expect(page).toHaveTitle('Offline mode | Tandem documentation');
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://docs.tandem.example/room/offline-mode',
  );
  expect(await metaOf(page, 'meta[name="description"]', 'content')).not.toBe(description);
  // One of each: what the page before set is gone.
  for (const selector of ['meta[name="description"]', 'meta[property="og:title"]', 'title'])
    await expect(page.locator(`head ${selector}`)).toHaveCount(1);
});

test('the first page has its body again after two steps back', async ({ page }) => {
  await open(page, '/room/offline-mode');
  const body = page.getByRole('main');
  const text = await body.innerText();
  await sidebar(page).getByRole('link', { name: 'Collections' }).click();
  await expect(title(page)).toHaveText('Collections');
  await sidebar(page).getByRole('link', { name: 'Disconnect events' }).click();
  await expect(title(page)).toHaveText('Disconnect events');
  await page.goBack();
  await expect(title(page)).toHaveText('Collections');
  await page.goBack();
  await expect(title(page)).toHaveText('Offline mode');
  await expect.poll(() => body.innerText()).toBe(text);
});

test('an unknown path shows the not-found page with status 404', async ({ page }) => {
  const response = await page.goto('/room/nowhere');
  expect(response?.status()).toBe(404);
  await expect(title(page)).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | Tandem documentation');
  await runtimeStarted(page);
  await expect(title(page)).toHaveText('Page not found');
  await expect(page).toHaveURL('/room/nowhere');
  await page.getByRole('main').getByRole('link', { name: 'home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(title(page)).toHaveText('Make your Unity scene multiplayer');
});

test('a class page shows kind, namespace, signature, members and their anchors', async ({
  page,
}) => {
  await page.goto('/reference/classes/RealtimeSet#Remove');
  await expect(title(page)).toHaveText('RealtimeSet<TModel> class');
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', /^[^`[\]]+$/);
  const main = page.getByRole('main');
  await expect(main.getByText('Tandem.Realtime.Collections', { exact: true })).toBeVisible();
  await expect(main.getByText(/^public class RealtimeSet<TModel>/)).toBeVisible();
  for (const group of ['Constructors', 'Properties', 'Events', 'Methods'])
    await expect(main.getByRole('heading', { level: 2, name: group })).toBeAttached();
  const member = main.getByRole('heading', { level: 3, name: /^Remove\b/ });
  await expect(member).toBeInViewport();

  await contents(page).getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/reference/classes/RealtimeSet#Clear');
  await expect(main.getByRole('heading', { level: 3, name: 'Clear' })).toBeInViewport();
});

test('the data of the first page is not requested: its document holds it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/room/collections');
  await page.waitForLoadState('networkidle');
  expect(requests).not.toContain('/page-data/room/collections/page-data.json');
  expect(requests.filter((path) => path === '/room/collections')).toHaveLength(1);
});
