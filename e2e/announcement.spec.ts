import { expect } from '@playwright/test';
import { recordShifts, shiftsOf } from './layout-shifts';
import { RENAMED, test } from './sites';
import { holdRequests, withoutFonts } from './support';

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

test('a new announcement is there from the first paint, for a reader who closed an older one', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'release-2'), KEY);
  await recordShifts(page);
  // Their arrival moves single words.
  await withoutFonts(page);
  const release = await holdRequests(page, '**/scripts/early-*.js');
  await page.goto('/room', { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await page.waitForLoadState();
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
