import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { modal, openModal, RECENT, search, store, stored } from './search-support';
import { test } from './sites';
import { open, sidewaysScroll } from './support';

const popular = (page: Page) => modal(page).getByRole('region', { name: 'Popular tasks' });

test.describe('the search before anything is typed', () => {
  test('offers popular tasks below "No recent searches", and follows them', async ({ page }) => {
    await open(page, '/pricing');
    await openModal(page);
    await expect(modal(page).getByText('No recent searches', { exact: true })).toBeVisible();
    await expect(popular(page).getByRole('link')).toHaveCount(6);
    await search(page, 'room');
    await expect(popular(page)).toBeHidden();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await popular(page).getByRole('link', { name: 'Connect to a room' }).click();
    await expect(page).toHaveURL('/room/room');
    await expect(modal(page)).toBeHidden();
  });

  test('offers none to readers who have searched before', async ({ page }) => {
    await store(page, RECENT, [stored('Rooms overview')]);
    await open(page, '/pricing');
    await openModal(page);
    await expect(modal(page).getByText('Rooms overview')).toBeVisible();
    await expect(popular(page)).toBeHidden();
  });

  test('has no accessibility faults, light and dark', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/pricing');
    await openModal(page);
    await expect(popular(page)).toBeVisible();
    await expectAccessible(page, { within: '.search-dialog' });
  });
});

test('a misspelt name finds the nearest names', async ({ page }) => {
  await open(page, '/pricing');
  await openModal(page);
  await modal(page).getByRole('combobox').fill('xrealtimetrnsfrm');
  await expect(modal(page).getByText('No results for').first()).toBeVisible();
  await modal(page).getByRole('button', { name: 'realtimetransform', exact: true }).click();
  await expect(modal(page).getByRole('row').first()).toContainText('RealtimeTransform');
});

test.describe('the not-found page', () => {
  test('searches for the words of the address, and offers popular tasks', async ({ page }) => {
    await open(page, '/guides/room-hours');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    const field = main.getByRole('searchbox', { name: 'Search for it' });
    await expect(field).toHaveValue('room hours');
    await expect(main.getByRole('link', { name: 'Connect to a room' })).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=room+hours');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /room hours/i })
        .first(),
    ).toBeVisible();
  });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/nowhere');
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has the tasks, and no search that would not work', async ({ page }) => {
      await page.goto('/nowhere');
      const main = page.getByRole('main');
      await expect(main.getByRole('searchbox')).toHaveCount(0);
      await main.getByRole('link', { name: 'Set up a project' }).click();
      await expect(page).toHaveURL('/essentials/getting-started');
    });
  });
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 640 },
]) {
  test(`the price stays in sight while the inputs are changed: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/pricing');
    const figure = page.getByRole('figure', { name: 'Price calculator' });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toHaveAttribute('data-live', '');
    for (const slider of await figure.getByRole('slider').all()) {
      await slider.focus();
      await page.keyboard.press('End');
      await expect(slider).toBeInViewport();
      await expect(figure.getByRole('status')).toBeInViewport({ ratio: 1 });
    }
    await expect(figure.getByRole('status')).toContainText('Unlimited fits');
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
