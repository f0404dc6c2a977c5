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
  await expect(main.getByRole('status')).toHaveText(/^2 of \d+$/);
  await main.getByRole('link', { name: 'QuaternionLinearInterpolator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'QuaternionLinearInterpolator',
  );

  // Going back leads to the filtered list, whether or not the page is loaded anew.
  await page.goBack();
  await expect(main.getByRole('status')).toHaveText(/^2 of \d+$/);
  await expect(page.getByRole('searchbox')).toHaveValue('interpolator quaternion');
  await page.reload();
  await expect(main.getByRole('status')).toHaveText(/^2 of \d+$/);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('tab', { name: 'By namespace' }).click();
  await expect(page).toHaveURL(/\/reference$/);
  await expect(main.getByRole('heading', { name: 'Tandem.Realtime.Collections' })).toBeVisible();
});

test('a type stands beside its glyph, larger than what is said about it', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/reference');
    const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'IInterpolator' });
    const look = await item.first().evaluate((element) => {
      const rect = (selector: string) => element.querySelector(selector)?.getBoundingClientRect();
      const size = (selector: string) => {
        const part = element.querySelector(selector);
        return part ? parseFloat(getComputedStyle(part).fontSize) : 0;
      };
      return {
        gap: (rect('code')?.left ?? 0) - (rect('.api-glyph')?.right ?? 0),
        larger: size('code') - size('.type-summary'),
        marker: getComputedStyle(element).listStyleType,
      };
    });
    expect(look.gap, `${width} px`).toBeGreaterThanOrEqual(8);
    expect(look.larger, `${width} px`).toBeGreaterThan(0);
    expect(look.marker).toBe('none');
  }
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
