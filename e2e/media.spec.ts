import { expect, type Page } from '@playwright/test';
import { AUTHORING, test } from './sites';
import { holdRequests, open } from './support';

test.use({ baseURL: `${AUTHORING}/` });

const FEATURES = 'guide/features';
const drawn = (page: Page) => page.getByRole('img', { name: 'A talks to B' });
const figure = (page: Page, caption: string) =>
  page.getByRole('figure').filter({ hasText: caption });

test('pictures are sized and responsive, lazy below the fold', async ({ page }) => {
  await page.goto(FEATURES);
  const first = page.getByRole('img', { name: 'A green square' });
  const second = page.getByRole('img', { name: 'The same square, required' });
  for (const picture of [first, second]) {
    await expect(picture).toHaveAttribute('width', '1200');
    await expect(picture).toHaveAttribute('height', '600');
    await expect(picture).toHaveAttribute('srcset', /480\.webp 480w, .*960w, .*1200w/);
    await expect(picture).toHaveAttribute('sizes', /46rem/);
  }
  await expect(first).not.toHaveAttribute('loading');
  await expect(second).toHaveAttribute('loading', 'lazy');
  await second.scrollIntoViewIfNeeded();
  await expect
    .poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a picture has its place before it is loaded', async ({ page }) => {
  // Never answered.
  await page.route('**/assets/wide-*', () => undefined);
  await page.goto(FEATURES, { waitUntil: 'domcontentloaded' });
  const box = await page.getByRole('img', { name: 'A green square' }).boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2, 1);
});

test('a picture of the static folder is shown in its size', async ({ page }) => {
  await page.goto(FEATURES);
  const logo = page.getByRole('img', { name: 'A logo from the static folder' });
  await logo.scrollIntoViewIfNeeded();
  await expect(logo).toBeVisible();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await logo.boundingBox()).toMatchObject({ width: 40, height: 20 });
});

test('a video has controls, and its file is there', async ({ page, request }) => {
  await page.goto(FEATURES);
  const video = page.getByLabel('A clip');
  await video.scrollIntoViewIfNeeded();
  await expect(video).toBeVisible();
  await expect(video).toHaveJSProperty('controls', true);
  const response = await request.get((await video.getAttribute('src')) ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('video/mp4');
});

test('a linked file is downloaded, also once the runtime follows links', async ({ page }) => {
  await open(page, FEATURES);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'download', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^data-[\da-f]+\.zip$/);
  await page.getByRole('main').getByRole('link', { name: 'logo', exact: true }).click();
  await expect(page).toHaveURL('img/logo.svg');
});

test('a diagram is drawn, and again in the other theme', async ({ page }) => {
  await page.goto(FEATURES);
  await figure(page, 'A talks to B').scrollIntoViewIfNeeded();
  await expect(drawn(page)).toBeVisible();
  await expect(drawn(page)).toContainText('hello');
  await expect(figure(page, 'A talks to B').getByText('A->>B')).toBeHidden();
  const look = () => drawn(page).locator('svg style').textContent();
  const light = await look();

  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(look).not.toBe(light);
  await expect(drawn(page)).toHaveCount(1);
  const dark = await look();

  await page.reload();
  await figure(page, 'A talks to B').scrollIntoViewIfNeeded();
  await expect(drawn(page)).toBeVisible();
  // Identifiers are counted: what is compared is the colours.
  const colors = (style: string | null) => new Set(style?.match(/#[\da-f]{3,6}\b/gi));
  expect(colors(await look())).toEqual(colors(dark));
  expect(colors(dark)).not.toEqual(colors(light));
});

test('a diagram with a mistake says so and shows its source', async ({ page }) => {
  await page.goto(FEATURES);
  const broken = figure(page, 'A broken diagram');
  await broken.scrollIntoViewIfNeeded();
  await expect(broken.getByText('This diagram cannot be drawn.')).toBeVisible();
  await expect(broken.getByText('A->>>>>B')).toBeVisible();
  // Mermaid leaves nothing of its own behind.
  await expect(page.locator('body > [id^="d"]')).toHaveCount(0);
});

test('drawing does not move what stands below', async ({ page }) => {
  const release = await holdRequests(page, '**/vendor/mermaid/**');
  await page.goto(FEATURES);
  const place = figure(page, 'A talks to B');
  await place.scrollIntoViewIfNeeded();
  const reserved = (await place.boundingBox())?.height;
  release();
  await expect(drawn(page)).toBeVisible();
  expect((await place.boundingBox())?.height).toBe(reserved);
});

test('diagrams are drawn after a navigation, and are there again on the way back', async ({
  page,
}) => {
  await open(page, './');
  await page.getByRole('main').getByRole('link', { name: 'the features' }).click();
  await figure(page, 'A talks to B').scrollIntoViewIfNeeded();
  await expect(drawn(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture home');
  await page.goForward();
  await figure(page, 'A talks to B').scrollIntoViewIfNeeded();
  await expect(drawn(page)).toBeVisible();
  await expect(drawn(page)).toHaveCount(1);
});
