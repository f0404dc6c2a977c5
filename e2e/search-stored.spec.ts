import { expect, type Page } from '@playwright/test';
import { box, group, modal, RECENT, store, stored } from './search-support';
import { test } from './sites';
import { open } from './support';

/** Opens the modal with one recent search. */
async function openWithRecent(page: Page) {
  await store(page, RECENT, [stored('Alpha')]);
  await open(page, '/pricing');
  await page.keyboard.press('Control+k');
  await expect(group(page, 'Recent').getByRole('row')).toHaveText([/Alpha/]);
}

/** Presses a button of the one stored search and closes the modal before anything is drawn. */
async function pressAndClose(page: Page, name: string) {
  await modal(page)
    .getByRole('button', { name })
    .evaluate((button) => {
      (button as HTMLElement).click();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
  await expect(modal(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

test('a favourite is kept where the modal closes at once', async ({ page }) => {
  await openWithRecent(page);
  await pressAndClose(page, 'Save this search');
  await expect(group(page, 'Favorite').getByRole('row')).toHaveText([/Alpha/]);
  await expect(group(page, 'Recent')).toBeHidden();
});

test('what is removed stays away where the modal closes at once', async ({ page }) => {
  await openWithRecent(page);
  await pressAndClose(page, 'Remove this search from history');
  await expect(modal(page).getByText('No recent searches')).toBeVisible();
});

test('stored searches can be kept and removed with motion reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithRecent(page);
  await modal(page).getByRole('button', { name: 'Save this search' }).click();
  await expect(group(page, 'Favorite').getByRole('row')).toHaveText([/Alpha/]);
  await modal(page).getByRole('button', { name: 'Remove this search from favorites' }).click();
  await expect(modal(page).getByText('No recent searches')).toBeVisible();
});
