import { expect } from '@playwright/test';
import { AUTHORING, test } from './sites';
import { open, sidewaysScroll } from './support';

test.use({ baseURL: `${AUTHORING}/` });

const FEATURES = 'guide/features';
const ALTERNATIVE = 'A box named Tandem, and an arrow from it to a second box';

test('a drawing is one picture with an alternative and a caption', async ({ page }) => {
  await page.goto(FEATURES);
  const figure = page.getByRole('figure', { name: 'Two boxes' });
  await expect(figure.getByRole('img', { name: ALTERNATIVE })).toBeVisible();
  await expect(figure.getByText('Two boxes')).toBeVisible();
  await expect(figure.getByText('Tandem', { exact: true })).toBeVisible();
});

test('a drawing follows the theme at once', async ({ page }) => {
  await open(page, FEATURES);
  const fill = () =>
    page
      .getByRole('img', { name: ALTERNATIVE })
      .getByText('Tandem', { exact: true })
      .evaluate((text) => getComputedStyle(text).fill);
  expect(await fill()).toBe('rgb(22, 33, 31)');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  expect(await fill()).toBe('rgb(230, 237, 234)');
});

test('a drawing wider than a phone keeps its size and is scrolled with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(FEATURES);
  const region = page.getByRole('region', { name: 'Drawing: Two boxes' });
  await region.scrollIntoViewIfNeeded();
  expect((await region.getByRole('img').boundingBox())?.width).toBeGreaterThan(500);
  expect(await sidewaysScroll(page)).toBe(0);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
