import { expect } from '@playwright/test';
import { RENAMED, test } from './sites';

test.use({ baseURL: RENAMED });

const KEY = 'announcement.dismissed';

test('the announcement stays closed for a reader until its id changes', async ({ page }) => {
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await page.goto('/room');
  await expect(bar).toContainText('Quorum 3 is out.');
  await bar.getByRole('button', { name: 'Close announcement' }).click();
  await expect(bar).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('release-3');
  await page.goto('/pricing');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(bar).toBeHidden();
  // As if the one that was closed had been another.
  await page.evaluate((key) => localStorage.setItem(key, 'release-2'), KEY);
  await page.reload();
  await expect(bar).toBeVisible();
});
