import { expect } from '@playwright/test';
import { test } from './sites';

const PAGE = '/architecture/choosing-an-architecture';

test('answers lead to a recommendation, and are in the address', async ({ page }) => {
  await page.goto(PAGE);
  const figure = page.getByRole('figure', { name: 'Architecture' });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-live', '');
  // By the keyboard: the second answer, then the third.
  await figure.getByRole('combobox', { name: 'What you make' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(figure.getByRole('status')).toContainText(
    'Best fit: Every client simulates what it owns.',
  );
  const row = figure.getByRole('row', { name: /^Every client simulates/ });
  await expect(row.getByText('Best fit')).toBeVisible();
  await figure.getByRole('combobox', { name: 'Trust' }).selectOption('Ranks or money');
  await expect(figure.getByRole('status')).toContainText('An authoritative server plugin');
  await expect(row.getByText('Best fit')).toBeHidden();
  await expect(page).toHaveURL(/\?game=party&trust=stakes$/);

  await page.reload();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole('status')).toContainText('An authoritative server plugin');
  await expect(figure.getByRole('combobox', { name: 'Trust' })).toHaveValue('stakes');
});

test('its questions stand in one row, and nothing empty is below them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PAGE);
  const figure = page.getByRole('figure', { name: 'Architecture' });
  const tops = await figure
    .getByRole('combobox')
    .evaluateAll((all) => all.map((select) => select.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
  expect((await figure.getByRole('status').boundingBox())?.height).toBeLessThan(60);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table says what suits what', async ({ page }) => {
    await page.goto(PAGE);
    const figure = page.getByRole('figure', { name: 'Architecture' });
    await expect(figure.getByRole('combobox')).toHaveCount(0);
    const row = figure.getByRole('row', { name: /^An authoritative server plugin/ });
    await expect(row.getByRole('cell').last()).toHaveText('Your cluster');
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/authoritative-servers$/);
  });
});

test('the cheat sheet is printed on one sheet of paper', async ({ page }) => {
  await page.goto('/guides/cheat-sheet');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cheat sheet');
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect([1, 2]).toContain(pages.length);
});
