import { expect, type Locator, type Page } from '@playwright/test';
import { showFontsAtOnce } from './fonts-at-once';
import { test } from './sites';
import { open } from './support';

const PAGE = '/room/common-questions';
const report = (page: Page) => page.getByRole('link', { name: 'Report this' });
const paragraph = (page: Page) =>
  page
    .getByRole('main')
    .getByText('A room keeps its state as long as its server runs:', { exact: false });

/** As a pointer does, from the first word of an element to the end of its first line. */
async function drag(page: Page, over: Locator): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  if (!box) throw new Error('Nothing to select.');
  await page.mouse.move(box.x + 1, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 60, box.y + 12, { steps: 5 });
  await page.mouse.up();
}

/** Whether the button lies over the selection, or is outside of the window. */
const isMisplaced = (button: Locator) =>
  button.evaluate((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const covers = [...(getSelection()?.getRangeAt(0).getClientRects() ?? [])].some(
      (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top,
    );
    return covers || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
  });

/** How far down the parts of the text are. */
const placesOf = (page: Page) =>
  page.locator('.prose > *').evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));

test('selected words are reported with their page, and nothing is loaded before', async ({
  page,
  context,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await showFontsAtOnce(context);
  await open(page, PAGE);
  await paragraph(page).scrollIntoViewIfNeeded();
  expect(loaded.filter((path) => /report|commit/.test(path))).toEqual([]);
  await page.evaluate(() => document.fonts.ready);
  const before = await placesOf(page);
  await drag(page, paragraph(page));
  await expect(report(page)).toBeVisible();
  expect(await placesOf(page)).toEqual(before);
  expect(await isMisplaced(report(page))).toBe(false);
  const address = new URL((await report(page).getAttribute('href')) ?? '');
  expect(address.protocol).toBe('mailto:');
  const quotation = await page.evaluate(() => String(getSelection()));
  expect(quotation).toContain('its server runs');
  expect(address.searchParams.get('subject')).toContain(
    'Room common questions: “A room keeps its state',
  );
  const lines = (address.searchParams.get('body') ?? '').split('\r\n');
  expect(lines[0]).toBe(`> ${quotation.trim()}`);
  expect(lines[2]).toMatch(/\/room\/common-questions#how-long-does-a-room-keep-its-state$/);
  expect(lines[3]).toBe('Version: Next');
  expect(lines[4]).toMatch(/^Commit: [0-9a-f]{12}$/);

  // The next words of the same paragraph; then none.
  await page.keyboard.press('Escape');
  await expect(report(page)).toHaveCount(0);
  await drag(page, page.getByRole('main').getByRole('heading', { level: 2 }).first());
  await expect(report(page)).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(report(page)).toHaveCount(0);
});

test('a selection by keys is reported by keys', async ({ page }) => {
  await open(page, PAGE);
  await paragraph(page).click({ position: { x: 1, y: 12 } });
  await paragraph(page).evaluate((element) => getSelection()?.collapse(element.firstChild, 0));
  await page.evaluate(() => {
    for (let word = 0; word < 5; word++) getSelection()?.modify('extend', 'forward', 'word');
  });
  await expect(report(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(report(page)).toBeFocused();
  // Only once: it is no trap.
  await page.keyboard.press('Tab');
  await expect(paragraph(page).locator('xpath=following::a[1]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(report(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the button leaves room for the handles of a selection, in code too', async ({ page }) => {
    await open(page, PAGE);
    for (const text of [paragraph(page), page.getByRole('main').locator('pre').first()]) {
      await text.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        getSelection()?.selectAllChildren(element);
      });
      await expect(report(page)).toBeVisible();
      expect(await isMisplaced(report(page))).toBe(false);
      const gap = await report(page).evaluate((one) => {
        const selected = getSelection()?.getRangeAt(0).getBoundingClientRect();
        return one.getBoundingClientRect().top - (selected?.bottom ?? 0);
      });
      expect(gap).toBeGreaterThan(24);
      await page.keyboard.press('Escape');
    }
  });
});
