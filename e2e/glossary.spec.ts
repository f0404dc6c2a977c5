import { expect } from '@playwright/test';
import { test } from './sites';

const PAGE = '/room/ownership-and-lifetime-flags';

test('a term shows its definition to the pointer and the keyboard, until Escape', async ({
  page,
}) => {
  await page.goto(PAGE);
  const term = page.getByRole('main').getByRole('link', { name: 'owner', exact: true }).first();
  const definition = page.getByRole('tooltip');
  await term.scrollIntoViewIfNeeded();
  // The script comes when the page has been painted.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await term.hover();
    await expect(definition).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(definition).toContainText('whose changes to an object the server accepts');
  await expect(term).toHaveAccessibleDescription(/whose changes to an object/);
  // It can be pointed at, for readers who magnify the screen, and dismissed where the pointer is.
  await definition.hover();
  await expect(definition).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();

  await page.mouse.move(0, 0);
  // From where the reader is: what has the focus by a key shows it.
  await term.evaluate((link) => {
    const before = document.createElement('button');
    link.before(before);
    before.focus();
  });
  await page.keyboard.press('Tab');
  await expect(term).toBeFocused();
  await expect(definition).toBeVisible();
  // The next link is a term as well.
  await page.keyboard.press('Tab');
  await expect(definition).toContainText('identifies a client');
  await expect(term).toHaveAccessibleDescription('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a term leads to its definition in the glossary', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('main').getByRole('link', { name: 'owner', exact: true }).first().click();
    await expect(page).toHaveURL(/\/glossary#owner$/);
    const entry = page.getByRole('term').filter({ hasText: /^Owner/ });
    await expect(entry).toBeInViewport();
    await expect(page.getByRole('main')).toContainText('whose changes to an object');
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});

test('the glossary is filtered, and a link to a related term shows it again', async ({ page }) => {
  await page.goto('/glossary');
  const main = page.getByRole('main');
  await page.getByRole('searchbox', { name: /^Filter the \d+ terms$/ }).fill('comes to rest');
  await expect(main.getByRole('status')).toHaveText('No term matches.');
  const box = page.getByRole('searchbox', { name: 'terms' });
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(main.getByRole('status')).toHaveCount(0);
  await box.fill('come to rest');
  await expect(main.getByRole('status')).toHaveText(/^1 of \d+$/);
  await main.getByRole('link', { name: 'Takeover' }).click();
  await expect(main.getByRole('term').filter({ hasText: /^Takeover/ })).toBeInViewport();
});
