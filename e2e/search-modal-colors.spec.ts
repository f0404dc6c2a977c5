import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility';
import {
  box,
  group,
  modal,
  openModal,
  RECENT,
  rows,
  search,
  store,
  stored,
} from './search-support';
import { test } from './sites';
import { open } from './support';

test('in colours of the reader, matches and the chosen hit are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/room');
  await openModal(page);
  await search(page, 'datastore');
  const colours = await rows(page)
    .locator('mark')
    .first()
    .evaluate((mark) => {
      const { color, backgroundColor } = getComputedStyle(mark);
      return [color, backgroundColor];
    });
  expect(colours[1]).not.toBe('rgba(0, 0, 0, 0)');
  expect(colours[0]).not.toBe(colours[1]);
  const outline = (row: number) =>
    rows(page)
      .nth(row)
      .getByRole('link')
      .evaluate((link) => getComputedStyle(link).outlineStyle);
  expect([await outline(0), await outline(1)]).toEqual(['solid', 'none']);
});

for (const width of [360, 1280]) {
  test(`axe finds nothing in the modal at ${width} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await store(page, RECENT, [stored('Alpha')]);
    await open(page, '/room');
    await openModal(page);
    await expect(group(page, 'Recent')).toBeVisible();
    await expectAccessible(page, { within: 'dialog' });
    await search(page, 'room');
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, { within: 'dialog' });
    await box(page).fill('qqxzvwqq');
    await expect(modal(page).getByText('No results for').first()).toBeVisible();
    await expectAccessible(page, { within: 'dialog' });
    await page.keyboard.press('Escape');
    await page.reload();
    await page.route('**/search/outline.txt', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await box(page).fill('room');
    await expect(modal(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
    await expectAccessible(page, { within: 'dialog' });
  });
}
