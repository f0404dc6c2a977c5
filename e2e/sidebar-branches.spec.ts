import { expect, type Page } from '@playwright/test';
import { RENAMED, test } from './sites';
import { expectSameDocument, markDocument, open } from './support';

// The renamed site divides its sidebar into branches.
test.use({ baseURL: RENAMED });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const fold = (page: Page, name: string) =>
  sidebar(page).getByRole('button', { name: `Pages of ${name}`, exact: true });
const current = (page: Page) => sidebar(page).locator('[aria-current="page"]');

/** The categories that lead to the current page, and the entries beside it. */
const placeOfPage = (page: Page) =>
  current(page).evaluate((element) => {
    const labels: (string | null | undefined)[] = [];
    const level = element.closest('ul');
    for (let item = level?.closest('li'); item; item = item.parentElement?.closest('li'))
      labels.push(item.querySelector('.nav-head > a')?.textContent);
    return { labels, beside: [...(level?.children ?? [])].map(({ textContent }) => textContent) };
  });

test('a document holds the top level and the way to its page', async ({ page }) => {
  await page.goto('/room/collections');
  await expect(current(page)).toHaveText('Collections');
  await expect(link(page, 'Datastore')).toBeVisible();
  await expect(link(page, 'Pricing')).toBeVisible();
  await expect(link(page, 'Guides')).toHaveAttribute(
    'href',
    '/guides/creating-a-multiplayer-drawing-app',
  );
  const html = await (await fetch(`${RENAMED}/room/collections`)).text();
  expect(html).not.toContain('href="/guides/network-profiler"');
});

test('a branch unfolds in place and folds again, by pointer and by key', async ({ page }) => {
  await page.goto('/pricing');
  const entry = link(page, 'Datastore');
  await expect(entry).toHaveCount(0);
  await fold(page, 'Room').click();
  await expect(entry).toBeVisible();
  await expect(fold(page, 'Room')).toHaveAttribute('aria-expanded', 'true');
  await fold(page, 'Room').press('Enter');
  await expect(entry).toBeHidden();
  await expect(fold(page, 'Room')).toHaveAttribute('aria-expanded', 'false');
  await fold(page, 'Realtime').press('Space');
  await fold(page, 'XR').press('Enter');
  await expect(link(page, 'Avatars')).toBeVisible();
  await expect(page).toHaveURL('/pricing');
});

test('after a navigation the sidebar is what the page’s document has', async ({ page }) => {
  await open(page, '/room/collections');
  await markDocument(page);
  await fold(page, 'Guides').click();
  await expect(link(page, 'Network profiler')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'IndexOf' }).first().click();
  await expect(current(page)).toContainText('RealtimeArray');
  await expect(current(page)).toBeInViewport();
  await expectSameDocument(page);
  // What the reader has opened stays open.
  await expect(link(page, 'Network profiler')).toBeVisible();
  await expect(link(page, 'Datastore')).toBeVisible();
  const place = await placeOfPage(page);
  expect(place.labels).toContain('API reference');
  await page.reload();
  await expect(current(page)).toContainText('RealtimeArray');
  expect(await placeOfPage(page)).toEqual(place);
});

test('a category that is only a link to its first page is never the current page', async ({
  page,
}) => {
  await open(page, '/pricing');
  await markDocument(page);
  await link(page, 'Architecture').click();
  await expect(page).toHaveURL('/architecture/choosing-an-architecture');
  await expect(current(page)).toHaveCount(1);
  await expect(link(page, 'Architecture')).not.toHaveAttribute('aria-current');
  await expect(fold(page, 'Architecture')).toHaveAttribute('aria-expanded', 'true');
  await expectSameDocument(page);
});

test('a branch that is gone since the page was loaded is a link to its page', async ({ page }) => {
  await page.route('**/sidebars/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/pricing');
  await fold(page, 'Room').click();
  await expect(page).toHaveURL('/room');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('in the menu of a phone, branches unfold and lead to pages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await fold(page, 'Room').click();
  await link(page, 'Offline mode').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline mode');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('categories are links, and lead to every page', async ({ page }) => {
    await page.goto('/');
    await link(page, 'Guides').click();
    await expect(page).toHaveURL('/guides/creating-a-multiplayer-drawing-app');
    await link(page, 'Recipes').click();
    await link(page, 'RPC events').click();
    await expect(page).toHaveURL('/guides/recipes/rpc-events');
    await expect(current(page)).toHaveText('RPC events');
    await expect(sidebar(page).getByRole('button')).toHaveCount(0);
  });
});
