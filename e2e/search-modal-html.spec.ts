import { expect, type Page } from '@playwright/test';
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
import { answerWith, ESCAPED_HIT } from './search-stub';
import { test } from './sites';
import { open } from './support';

/** Collects the calls of `ran` and the dialogs by which a text that runs gives itself away. */
async function forbidAlerts(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('ran', (what: string) => ran.push(what));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  return ran;
}

test.describe('HTML is shown, never run', () => {
  const IMG = '<img src=x onerror="ran(1)">';

  test('in a query', async ({ page }) => {
    const ran = await forbidAlerts(page);
    await open(page, '/room');
    await openModal(page);
    await box(page).fill(`${IMG} qqxzvw`);
    await expect(modal(page).getByText(IMG, { exact: false }).first()).toBeVisible();
    expect(ran).toEqual([]);
  });

  test('escaped texts are shown as what they stand for, found or stored', async ({ page }) => {
    await answerWith(page, ESCAPED_HIT);
    await open(page, '/pricing');
    await openModal(page);
    await search(page, 'list');
    const expectTexts = async () => {
      await expect(rows(page).first()).toContainText('Where a < b && b > c, it is.');
      await expect(rows(page).first()).toContainText('Tom & "Jerry"');
      expect(await modal(page).innerText()).not.toMatch(/&(?:\w+|#\d+);/);
    };
    await expect(group(page, 'Questions & answers')).toBeVisible();
    await expectTexts();
    await expect(modal(page).getByRole('link', { name: 'See 1 result' })).toBeVisible();
    const link = rows(page).first().getByRole('link');
    await expect(link).toHaveAttribute('href', '/room?a=1&b=2#which-part');
    await link.click();
    await expect(page).toHaveURL('/room?a=1&b=2#which-part');
    await page.keyboard.press('Control+k');
    await expect(group(page, 'Recent')).toBeVisible();
    await expectTexts();
  });

  test('in a title: types with parameters keep them', async ({ page }) => {
    await open(page, '/room');
    await openModal(page);
    await search(page, 'RealtimeSet');
    await expect(rows(page).first()).toContainText('RealtimeSet<TModel>');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(group(page, 'Recent').getByRole('row').first()).toContainText('<TModel>');
  });

  test('in stored searches, whatever they hold', async ({ page }) => {
    const ran = await forbidAlerts(page);
    await store(page, RECENT, [
      { ...stored(IMG), content: IMG },
      { ...stored('Script'), url: 'javascript:ran(2)' },
      'nonsense',
    ]);
    await store(page, FAVORITES, '{"damaged');
    await open(page, '/room');
    await openModal(page);
    await expect(group(page, 'Recent').getByRole('row')).toHaveCount(1);
    await expect(group(page, 'Recent')).toContainText(IMG);
    expect(ran).toEqual([]);
  });
});
