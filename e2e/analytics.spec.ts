import { expect, type Page } from '@playwright/test';
import type { EventService } from '../src/test/event-service';
import {
  agreed,
  ANALYTICS_BROWSER,
  answer,
  choice,
  KEYS,
  region,
  SENT,
  storedKeys,
  test,
  title,
  toNext,
} from './analytics-support';
import { RENAMED } from './sites';
import { expectSameDocument, markDocument, open, withoutFonts } from './support';

test.use({ baseURL: RENAMED, launchOptions: ANALYTICS_BROWSER });

test('each route is one page view in each project', async ({ page, service }) => {
  await agreed(page);
  await page.goto('/room?from=test');
  await expect(choice(page)).toBeAttached();
  const pages = [page.url()];
  for (let step = 0; step < 3; step++) {
    await toNext(page);
    pages.push(page.url());
  }
  const third = await title(page).innerText();
  await page.goBack();
  await expect(title(page)).not.toHaveText(third);
  pages.push(page.url());
  // Another section is no other page.
  await page.getByRole('main').locator('h2 a[href^="#"]').first().click();
  await expect(page).toHaveURL(/#/);
  await toNext(page);
  pages.push(page.url());
  await expect(region(page)).not.toBeAttached();
  for (const key of KEYS) await expect.poll(() => service.pagesOf(key), SENT).toEqual(pages);
  expect(await page.context().cookies()).toEqual([]);
});

test('nothing is stored or sent before a yes; the answer is kept and can be changed', async ({
  page,
  service,
}) => {
  // Words may glide when the web fonts arrive, and that they are there is stored: see fonts.spec.ts.
  await withoutFonts(page);
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] as number[] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts: number[] }).shifts.push(
          (entry as PerformanceEntry & { value: number }).value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/room');
  await markDocument(page);
  await expect(region(page)).toBeVisible();
  await expect(region(page)).toContainText('Nothing is sent unless you agree.');
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  expect(await storedKeys(page)).toEqual([]);
  // The question can be left alone, and answered by keys.
  await toNext(page);
  await expect(region(page)).toBeVisible();
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(region(page).getByRole('button', { name: 'Allow' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(region(page)).not.toBeAttached();
  await page.reload();
  await expect(choice(page)).toBeAttached();
  await expect(region(page)).not.toBeAttached();
  expect(service.requests).toEqual([]);

  await answer(page, 'Allow');
  const first = page.url();
  for (const key of KEYS) await expect.poll(() => service.pagesOf(key), SENT).toEqual([first]);
});

for (const [what, arrange] of [
  [
    'whose file is blocked',
    (page: Page) => page.route('**/scripts/analytics-*', (route) => route.abort('blockedbyclient')),
  ],
  [
    'whose hosts never answer',
    (_: Page, service: EventService) => {
      service.hangs = true;
    },
  ],
] as const) {
  test(`analytics ${what} do not touch reading`, async ({ page, service }) => {
    await agreed(page);
    await arrange(page, service);
    await open(page, '/room');
    await markDocument(page);
    await toNext(page);
    await toNext(page);
    await expectSameDocument(page);
    await expect(page.getByRole('alert')).not.toBeAttached();
  });
}
