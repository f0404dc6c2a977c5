import { expect, type Page } from '@playwright/test';
import { test } from './sites';
import { holdRequests, menu, menuButton, open, openMenu, settledScroll } from './support';

test.use({ viewport: { width: 360, height: 740 } });

const back = (page: Page) => menu(page).getByRole('button', { name: 'Back to main menu' });

async function expectClosed(page: Page) {
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
}

test('a tap on the link of the page that is open closes the menu', async ({ page }) => {
  await open(page, '/room/collections');
  await page.mouse.wheel(0, 600);
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Collections' }).click();
  await expectClosed(page);
  expect(await settledScroll(page)).toBe(0);
});

test('a tap on a link closes the menu while the next page is still on its way', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/page-data/room/offline-mode/**');
  await open(page, '/room/collections');
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Offline mode' }).click();
  await expectClosed(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collections');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline mode');
});

test('the way back closes the menu, also where it leads to a heading of the page', async ({
  page,
}) => {
  await open(page, '/room/collections');
  await page.evaluate(() => (location.hash = '#which-limits-apply'));
  await openMenu(page);
  await page.goBack();
  await expectClosed(page);
});

test('a link opened in another tab leaves the menu open', async ({ page, context }) => {
  await open(page, '/room/collections');
  await openMenu(page);
  const other = context.waitForEvent('page');
  await menu(page)
    .getByRole('link', { name: 'Offline mode' })
    .click({ modifiers: ['Control'] });
  await other;
  await expect(menu(page)).toBeVisible();
});

// A page far down in the sidebar: the menu opens scrolled to it.
for (const path of ['/room/collections', '/reference/classes/RealtimeTransform']) {
  test(`the way to the main menu is in sight on ${path}`, async ({ page }) => {
    await page.goto(path);
    await openMenu(page);
    await expect(menu(page).locator('[aria-current="page"]')).toBeInViewport();
    await expect(back(page)).toBeInViewport({ ratio: 1 });
    await back(page).click();
    await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toBeInViewport();
    // Opened again, it has the pages, wherever it was closed.
    await page.keyboard.press('Escape');
    await openMenu(page);
    await expect(back(page)).toBeInViewport({ ratio: 1 });
  });
}

test('while it is closed, it leaves the focus where it is', async ({ page }) => {
  await open(page, '/room/collections');
  const link = page.getByRole('banner').getByRole('link', { name: 'Tandem Docs' });
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.setViewportSize({ width: 1200, height: 740 });
  await expect(menuButton(page)).toBeHidden();
  await expect(link).toBeFocused();
});
