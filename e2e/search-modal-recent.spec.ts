import { expect } from '@playwright/test';
import {
  box,
  FAVORITES,
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

test.describe('recent searches', () => {
  test('there are none at first; a chosen hit becomes one, and can be a favourite, and be removed', async ({
    page,
  }) => {
    await open(page, '/pricing');
    await openModal(page);
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
    await search(page, 'RealtimeView');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/realtimeview$/i);
    await page.keyboard.press('Control+k');
    await expect(group(page, 'Recent').getByRole('row')).toHaveText([/RealtimeView/]);
    await modal(page).getByRole('button', { name: 'Save this search' }).click();
    await expect(group(page, 'Favorite').getByRole('row')).toHaveText([/RealtimeView/]);
    await expect(group(page, 'Recent')).toBeHidden();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.keyboard.press('Control+k');
    await expect(group(page, 'Favorite').getByRole('row')).toHaveText([/RealtimeView/]);
    await modal(page).getByRole('button', { name: 'Remove this search from favorites' }).click();
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
  });

  test('seven are kept; four where there are favourites, of which ten are kept', async ({
    page,
  }) => {
    const many = Array.from({ length: 12 }, (_, index) => stored(`Page ${index}`));
    await store(page, RECENT, many);
    await open(page, '/room');
    await openModal(page);
    await expect(group(page, 'Recent').getByRole('row')).toHaveCount(7);
    await page.keyboard.press('Escape');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      FAVORITES,
      JSON.stringify(many),
    ] as const);
    await openModal(page);
    await expect(group(page, 'Recent').getByRole('row')).toHaveCount(4);
    await expect(group(page, 'Favorite').getByRole('row')).toHaveCount(10);
  });

  test('one can be removed', async ({ page }) => {
    await store(page, RECENT, [stored('Alpha'), stored('Beta')]);
    await open(page, '/room');
    await openModal(page);
    await group(page, 'Recent')
      .getByRole('row', { name: /Alpha/ })
      .getByRole('button', { name: 'Remove this search from history' })
      .click();
    await expect(group(page, 'Recent').getByRole('row')).toHaveText([/Beta/]);
    await expect(box(page)).toBeFocused();
  });

  test('without a pointer too, and the focus goes to the box', async ({ page }) => {
    await store(page, RECENT, [stored('Alpha'), stored('Beta'), stored('Gamma')]);
    await open(page, '/room');
    await openModal(page);
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
    const remove = group(page, 'Recent')
      .getByRole('row', { name: /Alpha/ })
      .getByRole('button', { name: 'Remove this search from history' });
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(group(page, 'Recent').getByRole('row')).toHaveText([/Beta/, /Gamma/]);
    await page.keyboard.type('room');
    await expect(box(page)).toHaveValue('room');
  });

  test('a chosen text is one too', async ({ page }) => {
    await open(page, '/pricing');
    await openModal(page);
    await search(page, 'the datastore keeps models');
    const title = await rows(page).first().innerText();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    expect(title).not.toBe('');
    await expect(group(page, 'Recent').getByRole('row')).toHaveCount(1);
  });
});
