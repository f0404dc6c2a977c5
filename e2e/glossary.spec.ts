import { expect } from '@playwright/test';
import { test } from './sites';

const PAGE = '/room/ownership-and-lifetime-flags';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a term leads to its definition in the glossary', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('main').getByRole('link', { name: 'owner', exact: true }).first().click();
    await expect(page).toHaveURL(/\/glossary#owner$/);
    const entry = page.getByRole('term').filter({ hasText: /^Owner/ });
    await expect(entry).toBeInViewport();
    await expect(page.getByRole('main')).toContainText('whose changes to an object');
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});

test('the glossary is filtered, and a link to a related term shows it again', async ({ page }) => {
  await page.goto('/glossary');
  const main = page.getByRole('main');
  await page.getByRole('searchbox', { name: /^Filter the \d+ terms$/ }).fill('comes to rest');
  await expect(main.getByRole('status')).toHaveText('No term matches.');
  const box = page.getByRole('searchbox', { name: 'terms' });
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(main.getByRole('status')).toHaveCount(0);
  await box.fill('come to rest');
  await expect(main.getByRole('status')).toHaveText(/^1 of \d+$/);
  await main.getByRole('link', { name: 'Takeover' }).click();
  await expect(main.getByRole('term').filter({ hasText: /^Takeover/ })).toBeInViewport();
});
