import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { test } from './sites';

const INTERPOLATION = '/realtime/realtimetransform';
const LOSS = '/room/datastore';
const OWNERSHIP = '/room/ownership-and-lifetime-flags';

test('a simulator computes again when a slider is moved by the keyboard', async ({ page }) => {
  await page.goto(INTERPOLATION);
  const figure = page.getByRole('figure', { name: 'Interpolation simulator' });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-live', '');
  const smoothed = figure.locator('path.sim-smooth');
  const before = await smoothed.getAttribute('d');
  await expect(figure.getByText('Stands still')).toBeHidden();
  await figure.getByRole('slider', { name: 'Interpolation delay' }).focus();
  await page.keyboard.press('Home');
  // The chart follows, and its legend has what it shows.
  expect(await smoothed.getAttribute('d')).not.toBe(before);
  await expect(figure.getByText('Extrapolated', { exact: true })).toBeVisible();
  await expect(figure.getByRole('status')).toContainText('of which 0\u00a0ms is the delay');
});

test('the animation can be paused, and stands still for readers who wish that', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(INTERPOLATION);
  const figure = page.getByRole('figure', { name: 'Interpolation simulator' });
  await figure.scrollIntoViewIfNeeded();
  const dot = figure.locator('[data-lane="sender"]');
  const button = figure.getByRole('button', { name: 'Play' });
  await expect(button).toBeVisible();
  const still = await dot.getAttribute('cx');
  await page.waitForTimeout(200);
  expect(await dot.getAttribute('cx')).toBe(still);
  await button.click();
  await expect.poll(() => dot.getAttribute('cx')).not.toBe(still);
  await figure.getByRole('button', { name: 'Pause' }).click();
  const paused = await dot.getAttribute('cx');
  await page.waitForTimeout(200);
  expect(await dot.getAttribute('cx')).toBe(paused);
});

test('two clients grab one object: the switch changes who has it', async ({ page }) => {
  await page.goto(OWNERSHIP);
  const figure = page.getByRole('figure', { name: 'Ownership simulator' });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole('status')).toContainText('Client A has the object');
  await expect(figure).toHaveAttribute('data-live', '');
  await figure.getByRole('checkbox').check();
  await expect(figure.getByRole('status')).toContainText('Client B has the object');
});

for (const [address, name, change, says] of [
  [LOSS, 'Packet loss simulator', ['slider', 'Packet loss'], 'none is lost'],
  [
    OWNERSHIP,
    'Lifetime simulator',
    ['checkbox', 'DestroyWhenOwnerLeaves'],
    'after 65 s, because it is not persistent.',
  ],
] as const) {
  test(`${name}: a change by the keyboard has another result`, async ({ page }) => {
    await page.goto(address);
    const figure = page.getByRole('figure', { name });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toHaveAttribute('data-live', '');
    await expect(figure.getByRole('status')).not.toContainText(says);
    const [role, label] = change;
    await figure.getByRole(role, { name: label }).focus();
    await page.keyboard.press(role === 'slider' ? 'Home' : 'Space');
    await expect(figure.getByRole('status')).toContainText(says);
  });
}

test('the script of a figure is not loaded before the figure comes near', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(OWNERSHIP, { waitUntil: 'networkidle' });
  expect(loaded.filter((path) => path.startsWith('/islands/'))).toEqual([]);
  await page.getByRole('figure', { name: 'Ownership simulator' }).scrollIntoViewIfNeeded();
  await expect.poll(() => loaded.filter((path) => path.startsWith('/islands/'))).toHaveLength(1);
});

test('loading its script moves nothing', async ({ page }) => {
  await page.goto(OWNERSHIP);
  const figure = page.getByRole('figure', { name: 'Ownership simulator' });
  const before = await figure.boundingBox();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-live', '');
  expect((await figure.boundingBox())?.height).toBe(before?.height);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the figure has its picture and its text, and no controls', async ({ page }) => {
    await page.goto(OWNERSHIP);
    const figure = page.getByRole('figure', { name: 'Ownership simulator' });
    await expect(figure.getByRole('status')).toContainText('Client A has the object');
    await expect(figure.getByRole('listitem').first()).toBeVisible();
    await expect(figure.getByRole('slider')).toHaveCount(0);
  });
});

test('a script that cannot be loaded leaves the picture, and no controls that do nothing', async ({
  page,
}) => {
  await page.route('**/islands/**', (route) => route.abort());
  await page.goto(OWNERSHIP);
  const figure = page.getByRole('figure', { name: 'Ownership simulator' });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole('slider')).toHaveCount(0);
  await expect(figure.getByRole('status')).toBeVisible();
});

test('no accessibility faults in the figures, light and dark', async ({ page }) => {
  for (const address of [INTERPOLATION, OWNERSHIP, LOSS]) {
    await page.goto(address);
    for (const figure of await page.locator('.island').all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure).toHaveAttribute('data-live', '');
    }
    await expectAccessible(page, { within: '.island' });
  }
});
