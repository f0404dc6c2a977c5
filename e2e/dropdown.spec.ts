import { expect, type Page } from '@playwright/test';
import { test } from './sites';
import { open } from './support';

const banner = (page: Page) => page.getByRole('banner');
const version = (page: Page) => banner(page).getByText('Version: Next');
const choice = (page: Page) => banner(page).getByRole('link', { name: 'Next', exact: true });
const language = (page: Page) => banner(page).getByRole('link', { name: 'English', exact: true });

test('leads to the page that is open, also after a navigation', async ({ page }) => {
  await open(page, '/room/collections');
  await version(page).click();
  await expect(choice(page)).toHaveAttribute('href', '/room/collections');
  await page.getByRole('main').getByRole('link', { name: 'IndexOf' }).first().click();
  await expect(page).toHaveURL('/reference/classes/RealtimeArray#IndexOf');
  await expect(page.getByRole('heading', { name: 'IndexOf' })).toBeInViewport();
  await banner(page).getByText('Language: English').click();
  await expect(language(page)).toHaveAttribute('href', '/reference/classes/RealtimeArray');
  await language(page).click();
  await expect(page).toHaveURL('/reference/classes/RealtimeArray');
});

test('Tab out closes it', async ({ page }) => {
  await open(page, '/room/collections');
  await version(page).click();
  await page.keyboard.press('Tab');
  await expect(choice(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choice(page)).toBeHidden();
});
