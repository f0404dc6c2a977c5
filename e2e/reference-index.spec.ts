import { expect } from '@playwright/test';
import { test } from './sites';

test('the reference lists every type, and a filter finds one', async ({ page }) => {
  await page.goto('/reference');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle('API reference | Tandem documentation');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /example\/reference$/);
  // In the order of the sidebar.
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Realtime components');
  await expect(main.getByRole('link', { name: 'Realtime', exact: true })).toBeVisible();

  await page.getByRole('searchbox').fill('interpolator quaternion');
  await expect(main.getByRole('status')).toHaveText('2 types match.');
  await main.getByRole('link', { name: 'QuaternionLinearInterpolator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'QuaternionLinearInterpolator',
  );

  await page.goBack();
  await page.getByRole('tab', { name: 'By namespace' }).click();
  await expect(main.getByRole('heading', { name: 'Tandem.Realtime.Collections' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the reference is a plain list, without a filter that does nothing', async ({ page }) => {
    await page.goto('/reference');
    const links = page.getByRole('main').getByRole('link', { name: 'RealtimeView', exact: true });
    await expect(links).toHaveCount(2);
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});
