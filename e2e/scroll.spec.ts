import { expect, type Page } from '@playwright/test';
import { test } from './sites';
import {
  expectSameDocument,
  fontsShown,
  holdRequests,
  markDocument,
  open as openPage,
  runtimeStarted,
  settledScroll,
} from './support';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Opens a page, and waits for its typeface: a place stays with its text when that changes. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await fontsShown(page);
}

/** Scrolls without an animation, as a reader who drags the bar. */
async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' });
  }, top);
  expect(await settledScroll(page)).toBe(top);
}

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
  expect(await settledScroll(page)).toBe(left);

  await page.goForward();
  await expect(title(page)).toContainText('RealtimeSet<TModel>');
  await expect(page.getByRole('heading', { name: 'Constructors' })).toBeAttached();
  expect(await settledScroll(page)).toBe(0);
  await expectSameDocument(page);
});

test.describe('back from a section is where the reader was before', () => {
  for (const [path, width, reducedMotion] of [
    ['/room/collections', 1280, 'no-preference'],
    ['/room/collections', 1280, 'reduce'],
    ['/room/collections', 360, 'no-preference'],
    ['/pricing', 1280, 'no-preference'],
    ['/reference/classes/RealtimeView', 1280, 'no-preference'],
  ] as const)
    test(`${path}, ${width} pixels wide, motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width, height: 740 });
      await open(page, path);
      const contents = page.getByRole('navigation', { name: 'On this page' });
      if (width === 360) await page.getByRole('button', { name: 'On this page' }).click();
      await contents.getByRole('link').nth(1).click();
      await expect(page).toHaveURL(/#/);
      const section = await settledScroll(page);
      expect(section).toBeGreaterThan(100);
      await page.goBack();
      expect(await settledScroll(page)).toBe(0);
      await page.goForward();
      expect(await settledScroll(page)).toBe(section);
    });
});

test('ways there and back do not add up', async ({ page }) => {
  await open(page, '/room');
  await jumpTo(page, 1000);
  for (let way = 0; way < 6; way++) {
    await page.evaluate(() => window.___navigate('/pricing'));
    await expect(title(page)).toHaveText('Pricing');
    await page.goBack();
    await expect(title(page)).toHaveText('Rooms overview');
    expect(await settledScroll(page)).toBe(1000);
  }
});

for (const [clicks, top] of [
  [0, 800],
  [1, 3000],
] as const)
  test(`back from a hit is the place among ${20 * (clicks + 1)} hits, also after a reload`, async ({
    page,
  }) => {
    await open(page, '/search?q=voice');
    const hits = page.getByRole('main').locator('ol').getByRole('listitem');
    const answer = page.getByRole('region', { name: 'Results' });
    for (let click = 0; click < clicks; click++)
      await page.getByRole('button', { name: /^Show more results/ }).click();
    await expect(hits).toHaveCount(20 * (clicks + 1));
    // The rest of the index may make hits higher.
    await expect(answer).toHaveAttribute('aria-busy', 'false');
    await jumpTo(page, top);
    await page.evaluate(() => window.___navigate('/pricing'));
    await expect(title(page)).toHaveText('Pricing');
    await page.goBack();
    await expect(hits).toHaveCount(20 * (clicks + 1));
    expect(await settledScroll(page)).toBe(top);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(top);
  });

test('back from a hit is the place among hits that change while words are loaded', async ({
  page,
}) => {
  await open(page, '/search?q=voice');
  const answer = page.getByRole('region', { name: 'Results' });
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await jumpTo(page, 1432);
  await page.evaluate(() => window.___navigate('/pricing'));
  await expect(title(page)).toHaveText('Pricing');
  await page.reload();
  await runtimeStarted(page);
  const release = await holdRequests(page, '**/search/shards/words*');
  const words = page.waitForRequest('**/search/shards/words*');
  await page.goBack();
  await words;
  await expect(answer.getByRole('listitem')).toHaveCount(20);
  // More than hits wait for words.
  await page.waitForTimeout(500);
  await expect(answer).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  expect(await settledScroll(page)).toBe(1432);
});

test('while another page loads, the one that is left stays where it is', async ({ page }) => {
  await open(page, '/room/collections');
  await jumpTo(page, 3996);
  await page.evaluate(() => window.___navigate('/reference/classes/RealtimeSet'));
  await expect(title(page)).toContainText('RealtimeSet');
  // Before a link to it can have it fetched.
  const release = await holdRequests(page, '**/page-data/room/collections/**');
  await page.reload();
  await runtimeStarted(page);
  await jumpTo(page, 600);
  await page.goBack();
  await expect(page).toHaveURL('/room/collections');
  expect(await settledScroll(page)).toBe(600);
  await expect(title(page)).toContainText('RealtimeSet');
  release();
  await expect(title(page)).toHaveText('Collections');
  expect(await settledScroll(page)).toBe(3996);
  await page.goForward();
  await expect(title(page)).toContainText('RealtimeSet');
  expect(await settledScroll(page)).toBe(600);
});

test('a place below code that the reader has unfolded is found again', async ({ page }) => {
  await open(page, '/guides/creating-a-player-controller');
  await page
    .getByRole('button', { name: /^Show More/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Show Less/ })).toBeVisible();
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  await heading.scrollIntoViewIfNeeded();
  await settledScroll(page);
  const y = async () => (await heading.boundingBox())?.y ?? Number.NaN;
  const left = await y();
  await page.evaluate(() => window.___navigate('/pricing'));
  await expect(title(page)).toHaveText('Pricing');
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Show More/ }).first()).toBeAttached();
  await settledScroll(page);
  // Windows scroll by whole pixels, and text is laid out in parts of them.
  expect(Math.abs((await y()) - left)).toBeLessThan(1);
});

test('rows that the reader has opened are open again after going back', async ({ page }) => {
  await open(page, '/reference/classes/RealtimeView');
  const rows = page.locator('.member-row > details');
  await rows.nth(4).locator('summary').click();
  await jumpTo(page, 1500);
  await page.evaluate(() => window.___navigate('/pricing'));
  await expect(title(page)).toHaveText('Pricing');
  await page.goBack();
  await expect(rows.nth(4)).toHaveAttribute('open', '');
  await expect(page.locator('.member-row > details[open]')).toHaveCount(1);
  expect(await settledScroll(page)).toBe(1500);
  // Within the page, the place is the same pixel although a row above it has opened.
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: 'ownerIDSelf', exact: true });
  // A pointer would scroll to the link first.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.locator('.member-row > details[open]')).toHaveCount(2);
  await expect.poll(() => scrollTop(page)).toBeLessThan(1500);
  await settledScroll(page);
  const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
  const atLink = await scrollTop(page);
  const row = page.locator('[id="ownerIDSelf"]');
  const top = await row.evaluate(topOf);
  await row.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  expect([await scrollTop(page), await row.evaluate(topOf)]).toEqual([atLink, top]);
  await page.goBack();
  expect(await settledScroll(page)).toBe(1500);
});

test('a document opened from the history is where it was left', async ({ page }) => {
  await open(page, '/room/collections');
  await jumpTo(page, 2000);
  await page.evaluate(() => window.___navigate('/pricing'));
  await expect(title(page)).toHaveText('Pricing');
  await page.goto('/404.html');
  // The document may be gone before a call within it returns.
  await page.evaluate(() => setTimeout(() => history.go(-2)));
  await expect(title(page)).toHaveText('Collections');
  await expect.poll(() => scrollTop(page)).toBe(2000);
});

test('closing search leaves the page where it is', async ({ page }) => {
  await open(page, '/room/collections');
  await jumpTo(page, 3000);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await settledScroll(page)).toBe(3000);
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
  // Where the page stands in each frame, from the first that is not its top.
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const look = () => {
      if (scrollY > 0) places.push(scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/room/collections#which-limits-apply');
  const heading = page.getByRole('heading', { name: 'Which limits apply?' });
  const navbar = 60;
  const top = await settledScroll(page);
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  expect(places.filter((place) => place !== top)).toEqual([]);
  expect((await heading.boundingBox())?.y).toBeGreaterThan(navbar);
  await runtimeStarted(page);
  await settledScroll(page);
  expect((await heading.boundingBox())?.y).toBeGreaterThan(navbar);
  expect((await heading.boundingBox())?.y).toBeLessThan(navbar * 3);
});
