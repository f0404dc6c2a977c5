import { expect } from '@playwright/test';
import { test } from './sites';

test('the list of all symptoms is filtered, and leads to the row of its page', async ({ page }) => {
  await page.goto('/troubleshooting');
  const main = page.getByRole('main');
  await page
    .getByRole('searchbox', { name: /^Filter the \d+ problems$/ })
    .fill('microphone refused');
  await expect(main.getByRole('status')).toHaveText(/^1 of \d+$/);
  await expect(main.getByRole('link', { name: 'TDM4001 Microphone refused' })).toBeVisible();
  // A group without a match goes with its heading.
  await expect(main.getByRole('heading', { name: 'Architecture' })).toBeHidden();

  await page.getByRole('button', { name: 'Clear' }).click();
  const room = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Room', exact: true }) });
  const symptom = await room.getByRole('link').first().innerText();
  await room.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/room.*#[\w-]+\.\d+$/);
  const row = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(row).toHaveText(symptom);
  await expect(row).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a logged line leads to its cause and its fix', async ({ page }) => {
    await page.goto('/troubleshooting');
    const main = page.getByRole('main');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await main.getByRole('link', { name: 'TDM1004 Region list timed out' }).click();
    await expect(page).toHaveURL(/\/errors\/TDM1004$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'TDM1004: Region list timed out',
    );
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Log codes');
    await expect(main.getByRole('heading', { level: 2 })).toContainText([
      'Cause',
      'Fix',
      'See also',
    ]);
    await expect(main.locator('article > * > :first-child').first()).toHaveText(
      /^Fix\s*Request the list again later/,
    );
  });
});
