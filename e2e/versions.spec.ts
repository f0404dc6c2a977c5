import { expect, type Page } from '@playwright/test';
import { RENAMED, test } from './sites';
import { open } from './support';

test.use({ baseURL: RENAMED });

// The renamed site has a second language and a second version.
const banner = (page: Page) => page.getByRole('banner');
const item = (page: Page, name: string) => banner(page).getByRole('link', { name, exact: true });
const button = (page: Page, name: string) =>
  banner(page).locator('summary').filter({ hasText: name });

test('other languages and versions are opened at the page that the reader has open', async ({
  page,
}) => {
  await open(page, '/room/collections');
  await button(page, 'Language: English').click();
  await expect(item(page, 'Deutsch')).toHaveAttribute('href', '/de/room/collections');
  await button(page, 'Version: Next').click();
  await expect(item(page, '1.0')).toHaveAttribute('href', 'http://127.0.0.1:9/v1/room/collections');
  await page.getByRole('link', { name: 'Datastore', exact: true }).click();
  await expect(page).toHaveURL('/room/datastore');
  await button(page, 'Version: Next').click();
  await expect(item(page, '1.0')).toHaveAttribute('href', 'http://127.0.0.1:9/v1/room/datastore');
});

test('another language is loaded as a document of its own', async ({ page }) => {
  await page.route('**/de/room', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Raum</h1>' }),
  );
  await open(page, '/room');
  await button(page, 'Language: English').click();
  await item(page, 'Deutsch').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Raum' })).toBeVisible();
});

test('the version that was chosen last is marked on the next visit', async ({ page }) => {
  await page.route('http://127.0.0.1:9/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Version 1</h1>' }),
  );
  await open(page, '/room');
  await button(page, 'Version: Next').click();
  await item(page, '1.0').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Version 1' })).toBeVisible();
  await open(page, '/room');
  expect(await page.evaluate(() => localStorage.getItem('docs-version'))).toBe('1.0');
  await button(page, 'Version: Next').click();
  const marked = banner(page).getByRole('link', { name: /^1\.0/ });
  await expect(marked).toHaveAccessibleName(/last chosen/);
  await expect(item(page, 'Next')).toHaveAttribute('aria-current', 'true');
});

test('arrow keys, Home and End move between the items', async ({ page }) => {
  await open(page, '/room');
  await button(page, 'Language: English').focus();
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'English')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'Deutsch')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'English')).toBeFocused();
  await page.keyboard.press('End');
  await expect(item(page, 'Deutsch')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(item(page, 'English')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Language: English')).toBeFocused();
  await expect(item(page, 'English')).toBeHidden();
});

test('the menu of narrow screens leads to the same pages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/room/collections');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Language: Deutsch' });
  await expect(link).toHaveAttribute('href', '/de/room/collections');
});
