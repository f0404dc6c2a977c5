import { expect } from '@playwright/test';
import { MAIN, test } from './sites';
import { runtimeStarted } from './support';

/** A kind of page each. */
const PAGES = [
  '/',
  '/room/collections',
  '/reference/classes/RealtimeView',
  '/pricing',
  '/search?q=voice',
  '/troubleshooting',
];

// A sheet of A4, less its margins.
test.use({ viewport: { width: 680, height: 980 } });

for (const path of PAGES)
  test(`${path} is printed without controls`, async ({ page }) => {
    await page.goto(MAIN + path);
    await runtimeStarted(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const chrome = page
      .getByRole('button')
      .or(page.getByRole('searchbox'))
      .or(page.getByRole('checkbox'))
      .or(page.getByRole('contentinfo'))
      .or(page.getByRole('link', { name: 'Skip to main content' }))
      .or(page.getByRole('navigation').and(page.locator(':not([aria-label="Breadcrumbs"])')));
    await expect(chrome.filter({ visible: true })).toHaveCount(0);
  });
