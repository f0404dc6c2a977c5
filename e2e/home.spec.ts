import { expect, type Page } from '@playwright/test';
import { box } from './search-support';
import { test } from './sites';
import { open, sidewaysScroll } from './support';

const main = (page: Page) => page.getByRole('main');
const filter = (page: Page) => main(page).getByRole('searchbox', { name: 'Class name' });

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('what readers come for is in the first viewport', () => {
  const TASKS = [
    ['Get started', '/essentials/getting-started'],
    ['Find a class', '/reference'],
    ['Upgrade from 1 to 2', '/guides/upgrading-from-tandem-1-to-tandem-2'],
    ['Build for XR', '/guides/xr-avatars-and-voice-chat'],
    ['Tandem Private', '/tandem-private'],
    ['See pricing', '/pricing'],
  ] as const;

  test('each of their tasks', async ({ page }) => {
    for (const [name, address] of TASKS) {
      await open(page, '/');
      const link = main(page).getByRole('link', { name, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click();
      await expect(page).toHaveURL(address);
    }
  });

  test('search, which opens as it does from the navbar', async ({ page }) => {
    await page.goto('/');
    const field = main(page).getByRole('button', { name: 'Search the docs' });
    await expect(field).toBeInViewport({ ratio: 1 });
    await field.click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
  });

  test('a box for the name of a class, which opens the filtered list', async ({ page }) => {
    await page.goto('/');
    await expect(filter(page)).toBeInViewport({ ratio: 1 });
    await filter(page).fill('realtimeview');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/reference?filter=realtimeview');
    await expect(main(page).getByRole('searchbox')).toHaveValue('realtimeview');
    await expect(main(page).getByRole('status')).toHaveText(/^\d+ of \d+$/);
    const types = main(page).getByRole('link', { name: /^(?!#|Link to)/ });
    await expect(types.filter({ hasText: 'RealtimeView' }).first()).toBeVisible();
    await expect(types.filter({ hasText: 'RealtimeTransform' }).first()).toBeHidden();
  });
});

test('a path leads from the question what to build through its chapters', async ({ page }) => {
  await open(page, '/');
  await main(page).getByRole('link', { name: 'Build a game', exact: true }).click();
  for (const [title, place] of [
    ['Getting started', 'Chapter 1 of 9'],
    ['Creating a player controller', 'Chapter 2 of 9'],
  ] as const) {
    await main(page)
      .getByRole('link', { name: /^Next / })
      .click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main(page)).toContainText(place);
  }
});

test('one title, the tagline as it is configured, no table of contents', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Make your Unity scene multiplayer',
  );
  await expect(main(page)).toContainText('Seamless multiplayer for Unity.');
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeVisible();
});

test('nothing scrolls the page sideways', async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
});

test('what can be used in a door lies within it, at every width', async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 768, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const door = await page
      .locator('.door')
      .filter({ has: page.getByRole('searchbox') })
      .boundingBox();
    const button = await page.getByRole('button', { name: 'Find', exact: true }).boundingBox();
    const end = (one: typeof door) => (one?.x ?? 0) + (one?.width ?? 0);
    expect(end(button), `${width} px`).toBeLessThan(end(door));
  }
});

test.describe('the picture of two clients', () => {
  const players = (page: Page) => page.locator('.client-player');
  const moving = (page: Page) =>
    players(page).evaluateAll((all) => all.map((one) => one.getAnimations().length));

  test('shows the echo 100 ms after the move, for less than five seconds', async ({ page }) => {
    await page.goto('/');
    const timings = await players(page).evaluateAll((all) =>
      all.map((one) => {
        const { delay, endTime } = one.getAnimations()[0]?.effect?.getComputedTiming() ?? {};
        return { delay, endTime: Number(endTime) };
      }),
    );
    const [own, echo] = timings;
    expect(Number(echo?.delay) - Number(own?.delay)).toBe(100);
    expect(echo?.endTime).toBeLessThan(5000);
  });

  test('stands still for readers who want that', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await moving(page)).toEqual([0, 0]);
    await expect(
      page.getByText(
        'By default, everyone else in the room sees you move 100 ms plus network latency later.',
      ),
    ).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search and the list of classes are links', async ({ page }) => {
    await page.goto('/');
    await expect(filter(page)).toBeHidden();
    await expect(main(page).getByText('Every class, with its members and limits.')).toBeVisible();
    await main(page).getByRole('link', { name: 'Search the docs' }).click();
    await expect(page).toHaveURL('/search');
    await page.goto('/');
    await main(page).getByRole('link', { name: 'Find a class' }).click();
    await expect(page).toHaveURL('/reference');
  });
});
