import { expect, type Page } from '@playwright/test';
import { MAIN, test } from './sites';
import { box, modal, rows } from './search-support';
import { holdRequests, open, sitemapPaths } from './support';

const main = (page: Page) => page.getByRole('main');

const wordsIn = (text: string) => text.replace(/…/g, ' ').trim().split(/\s+/).length;

/** Finds headings of more than ten words. */
const LONG = 'What happens when two players press the same button at once';

for (const [width, words] of [
  [769, 10],
  [768, 5],
] as const) {
  test.describe(`headings on a screen of ${width} px have at most ${words} words`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('in the modal', async ({ page }) => {
      await open(page, '/room');
      await page.keyboard.press('Control+k');
      await box(page).fill(LONG);
      await expect(rows(page).first()).toBeVisible();
      const titles = await rows(page).locator('.DocSearch-Hit-title').allInnerTexts();
      expect(titles.length).toBeGreaterThan(0);
      expect(Math.max(...titles.flatMap((text) => text.split(' › ')).map(wordsIn))).toBe(words);
      const paths = await rows(page).locator('.DocSearch-Hit-path').allInnerTexts();
      for (const part of paths.flatMap((text) => text.split(' › ')))
        expect(wordsIn(part)).toBeLessThanOrEqual(words);
    });

    test('on the page of results', async ({ page }) => {
      await open(page, `/search?q=${encodeURIComponent(LONG)}`);
      const titles = main(page).locator('.search-hits > li > a');
      await expect(titles.first()).toBeVisible();
      const lengths = (await titles.allInnerTexts()).map(wordsIn);
      expect(Math.max(...lengths)).toBe(words);
    });
  });
}

test('a page that no sidebar lists is for robots and for search, and in no sidebar', async ({
  page,
}) => {
  const path = '/guides/throwing-objects';
  expect(await sitemapPaths(MAIN)).toContain(path);
  await open(page, path);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  // The dropdowns of the navbar lead to the page that is open, in other languages and versions.
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  await expect(sidebar.locator('a[href="/guides/network-profiler"]')).toBeAttached();
  await expect(sidebar.locator(`a[href="${path}"]`)).toHaveCount(0);
  await page.goto('/search?q=throwing%20objects');
  await expect(main(page).locator(`.search-hits a[href="${path}"]`)).toBeVisible();
});

test('a query that takes 300 ms is stalled, not one that takes less', async ({ page }) => {
  const release = await holdRequests(page, '**/search/outline.txt');
  await page.clock.install();
  await page.goto('/room');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  await box(page).fill('room');
  const stalled = modal(page).locator('.DocSearch-Container--Stalled');
  await page.clock.runFor(299);
  await expect(stalled).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(stalled).toBeVisible();
  release();
});

test('the lists of the groups have ids of their own', async ({ page }) => {
  await open(page, '/room');
  await page.keyboard.press('Control+k');
  await box(page).fill('room');
  await expect(rows(page).first()).toBeVisible();
  const ids = await modal(page)
    .getByRole('grid')
    .evaluateAll((lists) => lists.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).not.toContain('');
  expect(new Set(ids).size).toBe(ids.length);
});

test('two lists with the same id raise an error that names it', async ({ page }) => {
  await page.route('**/search/ui/modal-*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    // As if the groups of hits were numbered no more.
    const body = text.replace(/"hits"\.concat\(\w+\)/, '"hits"');
    expect(body).not.toBe(text);
    await route.fulfill({ response, body });
  });
  await open(page, '/room');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  const raised = page.waitForEvent('pageerror');
  await box(page).fill('room');
  expect((await raised).message).toContain('The `sourceId` "hits" is not unique.');
  await expect(rows(page)).toHaveCount(0);
});

for (const editable of ['<input>', '<textarea></textarea>', '<select></select>'])
  test(`the slash opens no search while the focus is in ${editable}`, async ({ page }) => {
    await open(page, '/room');
    await page.evaluate((html) => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', html);
      document.querySelector<HTMLElement>('main > :first-child')?.focus();
    }, editable);
    await page.keyboard.press('/');
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toBeVisible();
  });
