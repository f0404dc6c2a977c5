import { expect, type Page } from '@playwright/test';
import { test } from './sites';
import { open, watchFaults } from './support';

test.use({ colorScheme: 'dark' });

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const LIGHT = 'rgb(255, 253, 250)';
const DARK = 'rgb(11, 17, 16)';

async function expectLight(page: Page) {
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await background(page)).toBe(LIGHT);
}

async function expectDark(page: Page) {
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await background(page)).toBe(DARK);
}

test('light at first, although the system prefers dark', async ({ page }) => {
  await page.goto('/');
  await expectLight(page);
});

test('the choice is kept over a reload and a navigation', async ({ page }) => {
  const faults = watchFaults(page);
  await open(page, '/room/collections');
  await toggle(page).click();
  await expectDark(page);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0b1110');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.getByRole('link', { name: 'Offline mode' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline mode');
  await expectDark(page);
  await page.reload();
  await expectDark(page);
  await toggle(page).click();
  await page.reload();
  await expectLight(page);
  expect(faults).toEqual([]);
});

test('a kept dark mode is there in the first frame', async ({ page }) => {
  await page.goto('/');
  await toggle(page).click();
  // The mode of each frame in which there is something to see.
  await page.addInitScript(() => {
    const modes: (string | null)[] = [];
    Object.assign(window, { modes });
    const look = () => {
      if (document.body.childElementCount > 0)
        modes.push(document.documentElement.getAttribute('data-theme'));
      if (modes.length < 20) requestAnimationFrame(look);
    };
    addEventListener('readystatechange', look, { once: true, capture: true });
  });
  // Not even the early script is needed for it.
  await page.route('**/scripts/early-*.js', (route) => route.abort());
  await page.goto('/room/collections');
  expect(await background(page)).toBe(DARK);
  const seen = await page.waitForFunction(() => {
    const { modes } = window as unknown as { modes: (string | null)[] };
    return modes.length === 20 ? modes : undefined;
  });
  expect(new Set(await seen.jsonValue())).toEqual(new Set(['dark']));
});

test('the choice reaches the other tabs at once', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/room');
  await toggle(page).click();
  await expectDark(page);
  await expectDark(other);
  await toggle(other).click();
  await expectLight(page);
});

test('the toggle is reached and used with the keyboard', async ({ page }) => {
  await page.goto('/');
  await toggle(page).focus();
  await page.keyboard.press('Space');
  await expectDark(page);
  await page.keyboard.press('Enter');
  await expectLight(page);
});

test('works where storage is forbidden', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is forbidden.', 'SecurityError');
      },
    });
  });
  await open(page, '/room/collections');
  await expectLight(page);
  await toggle(page).click();
  await expectDark(page);
  await page.getByRole('link', { name: 'Offline mode' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline mode');
  await expectDark(page);
  expect(errors).toEqual([]);
});
