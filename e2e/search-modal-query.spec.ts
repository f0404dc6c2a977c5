import { expect } from '@playwright/test';
import { box, modal, openModal, rows } from './search-support';
import { test } from './sites';
import { open } from './support';

test.describe('the query', () => {
  test('is the text selected on the page, of up to 64 characters, and is replaced by typing', async ({
    page,
  }) => {
    await open(page, '/room/collections');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.click({ clickCount: 3 });
    const text = (await heading.innerText()).trim();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue(text);
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.type('room');
    await expect(box(page)).toHaveValue('room');
    await page.keyboard.press('Escape');
    await page.getByRole('main').evaluate((main) => {
      main.textContent = `${'a'.repeat(64)}b`;
      getSelection()?.selectAllChildren(main);
    });
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue('a'.repeat(64));
  });

  test('with a typing error can be what was meant, here and on the page of results', async ({
    page,
  }) => {
    await open(page, '/search?q=snapshts+of+collections');
    const meant = { name: 'snapshots of collections', exact: true };
    await expect(page.getByRole('main')).toContainText('Did you mean snapshots of collections?');
    await page.getByRole('main').getByRole('button', meant).click();
    await expect(page).toHaveURL(/q=snapshots\+of\+collections$/);
    await openModal(page);
    await box(page).fill('snapshts of collections');
    await modal(page).getByRole('button', meant).click();
    await expect(box(page)).toHaveValue(meant.name);
    await expect(box(page)).toBeFocused();
    await expect(modal(page).getByText('Did you mean')).toBeHidden();
    // The first hit says what was meant.
    await box(page).fill('RealtimVew');
    await expect(rows(page).first()).toContainText('RealtimeView');
    await expect(rows(page).first().locator('[data-glyph="C"]')).toBeVisible();
    await expect(modal(page).getByText('Did you mean')).toBeHidden();
  });

  test('has at most 64 characters, and a button that clears it', async ({ page }) => {
    await open(page, '/room');
    await openModal(page);
    await page.keyboard.insertText('a'.repeat(80));
    await expect(box(page)).toHaveValue('a'.repeat(64));
    await modal(page).getByRole('button', { name: 'Clear the query' }).click();
    await expect(box(page)).toHaveValue('');
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
  });
});
