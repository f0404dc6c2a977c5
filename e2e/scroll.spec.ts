import { expect, type Page } from '@playwright/test';
import { test } from './sites';
import {
  expectSameDocument,
  holdRequests,
  markDocument,
  open,
  runtimeStarted,
  settledScroll,
} from './support';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe('in the history', () => {
  // An open fault: on a busy machine, the browser's own restoration of the place, which comes while
  // the page before is still there, moves one of 20 to 80 returns by some pixels or more.
  test.describe.configure({ retries: 4 });

  test('back and forward bring content, title, mark and place back', async ({ page }) => {
    await open(page, '/room/collections');
    await markDocument(page);
    const link = page.getByRole('main').getByRole('link', { name: 'RealtimeSet<TModel>' });
    await link.scrollIntoViewIfNeeded();
    const left = await settledScroll(page);
    expect(left).toBeGreaterThan(1000);
    await link.click();

    await expect(page).toHaveTitle('RealtimeSet<TModel> | Tandem documentation');
    await expect(sidebar(page).locator('[aria-current]')).toHaveText('RealtimeSet<TModel>');
    await expect.poll(() => scrollTop(page)).toBe(0);

    await page.goBack();
    await expect(title(page)).toHaveText('Collections');
    await expect(page).toHaveTitle('Collections | Tandem documentation');
    await expect(sidebar(page).locator('[aria-current]')).toHaveText('Collections');
    await expect(page.getByRole('heading', { name: 'The core idea' })).toBeAttached();
    await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThan(3);

    await page.goForward();
    await expect(title(page)).toContainText('RealtimeSet<TModel>');
    await expect(page.getByRole('heading', { name: 'Constructors' })).toBeAttached();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expectSameDocument(page);
  });
});

test('a new page starts at its top at once, without passing the old one', async ({ page }) => {
  await open(page, '/room/collections');
  const next = page.getByRole('link', { name: 'Next Ownership and lifetime' });
  await next.scrollIntoViewIfNeeded();
  expect(await settledScroll(page)).toBeGreaterThan(1000);
  // What a reader sees of the new page: where it stands in each frame after it has appeared.
  const places = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const look = () => {
          if (document.title.startsWith('Ownership')) seen.push(scrollY);
          if (seen.length < 8) requestAnimationFrame(look);
          else resolve(seen);
        };
        look();
      }),
  );
  await next.click();
  expect(await places).toEqual(Array(8).fill(0));
});

test('the page stays where the reader scrolled it while the runtime starts', async ({ page }) => {
  const release = await holdRequests(page, /\/app-[\da-f]+\.js$/);
  await page.goto('/room/collections#which-limits-apply');
  await expect(page.getByRole('heading', { name: 'Which limits apply?' })).toBeInViewport();
  await settledScroll(page);
  await page.evaluate(() => {
    scrollTo({ top: 300, behavior: 'instant' });
  });
  release();
  await runtimeStarted(page);
  expect(await settledScroll(page)).toBe(300);
});

test('the heading of an address stands below the navbar, before and after the runtime', async ({
  page,
}) => {
  await page.goto('/room/collections#which-limits-apply');
  const heading = page.getByRole('heading', { name: 'Which limits apply?' });
  const navbar = 60;
  await settledScroll(page);
  expect((await heading.boundingBox())?.y).toBeGreaterThan(navbar);
  await runtimeStarted(page);
  await settledScroll(page);
  expect((await heading.boundingBox())?.y).toBeGreaterThan(navbar);
  expect((await heading.boundingBox())?.y).toBeLessThan(navbar * 3);
});
