import { expect } from '@playwright/test';
import { scan } from '../src/test/observatory';
import { MAIN, test } from './sites';

test('the answers of the site score more than 100 points by the rules of the Observatory', async () => {
  for (const path of ['/', '/room/collections', '/reference/classes/Realtime', '/no-such-page']) {
    const response = await fetch(MAIN + path);
    const headers = Object.fromEntries(response.headers);
    const { score } = scan({ headers, html: await response.text(), redirectsToHttps: true });
    expect(score, path).toBeGreaterThanOrEqual(100);
  }
});

test('a page and the worker of its search share nothing with pages of other hosts', async ({
  page,
}) => {
  await page.goto('/search?q=room');
  await expect(page.getByRole('link', { name: 'Room' }).first()).toBeVisible();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  expect(await page.workers()[0]?.evaluate(() => crossOriginIsolated)).toBe(true);
});

test.fail('a page that violates its policy fails its test', async ({ page }) => {
  await page.goto('/room');
  const said = page.waitForEvent('console', (message) =>
    message.text().includes('Content Security'),
  );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'void 0';
    document.head.append(script);
  });
  await said;
});
