import { expect, type Locator, type Page } from '@playwright/test';
import { MAIN, test } from './sites';
import { documentAt, open, settledScroll, slowAnimations } from './support';

/** Its longest block has 138 lines. */
const PAGE = '/guides/creating-a-player-controller';
/** In CSS pixels. */
const FOLDED = 500;

const toggles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Show More/ });
const heightOf = (block: Locator) =>
  block.evaluate((element) => element.getBoundingClientRect().height);

/** The block that has the first button. */
function firstLong(page: Page) {
  const block = page.locator('figure.code', { has: page.getByRole('button', { name: /^Show/ }) });
  return {
    block: block.first(),
    more: block.first().getByRole('button', { name: /^Show More/ }),
    less: block.first().getByRole('button', { name: /^Show Less/ }),
    code: block.first().locator('pre'),
  };
}

test('blocks taller than 500 px are folded to 500 px', async ({ page }) => {
  await open(page, PAGE);
  const heights = await page
    .locator('figure.code')
    .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBe(FOLDED);
  const isFolded = heights.filter((height) => height === FOLDED);
  await expect(toggles(page)).toHaveCount(isFolded.length);
});

test('a block unfolds by and by and folds again, and its button says so', async ({ page }) => {
  await open(page, PAGE);
  const { block, more, less, code } = firstLong(page);
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(more).toHaveAttribute('aria-controls', (await code.getAttribute('id')) ?? 'none');
  await more.scrollIntoViewIfNeeded();
  await slowAnimations(page);
  const heights = block.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const look = () => {
          seen.push(element.getBoundingClientRect().height);
          const still = seen.length > 15 && seen.slice(-15).every((one) => one === seen.at(-1));
          if (still && (seen.at(-1) ?? 0) > 500) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await more.press('Enter');
  const seen = await heights;
  const whole = seen.at(-1) ?? 0;
  expect(seen.filter((height) => height > FOLDED && height < whole).length).toBeGreaterThan(3);
  expect(await code.evaluate((pre) => pre.scrollHeight - pre.clientHeight)).toBeLessThanOrEqual(0);
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await expect(less).toBeFocused();
  await less.press('Enter');
  await expect.poll(() => heightOf(block)).toBe(FOLDED);
  await expect(more).toBeFocused();
});

test('the button of a folded block covers none of the code in view', async ({ page }) => {
  await open(page, PAGE);
  const { block, more } = firstLong(page);
  await block.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + 200, behavior: 'instant' });
  });
  await expect(block).toBeInViewport();
  await expect(more).not.toBeInViewport();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`"Show Less" leads back to the block (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, PAGE);
    const { block, more, less } = firstLong(page);
    await more.click();
    await expect.poll(() => heightOf(block)).toBeGreaterThan(1500);
    await block.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight + 40, behavior: 'instant' });
    });
    const places = await page.evaluateHandle(() => {
      const seen = [scrollY];
      addEventListener('scroll', () => seen.push(scrollY));
      return seen;
    });
    await less.click();
    await expect.poll(() => heightOf(block)).toBe(FOLDED);
    const end = await settledScroll(page);
    const steps = new Set((await places.jsonValue()).map(Math.round));
    steps.delete(end);
    // Where it was on its way.
    expect(steps.size > 2).toBe(reducedMotion === 'no-preference');
    const top = await block.evaluate((element) => element.getBoundingClientRect().top);
    // Below the navbar.
    expect(Math.round(top)).toBe(76);
  });
}

test('nothing shifts while a page with long blocks is read', async ({ page }) => {
  // Words within a line may glide when the web fonts arrive: see fonts.spec.ts.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, PAGE);
  await page.clock.install();
  await firstLong(page).block.scrollIntoViewIfNeeded();
  await page.clock.runFor(2000);
  await settledScroll(page);
  // The mark of the table of contents, 2 px wide, slides from section to section: it is all there is.
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(
    0.0001,
  );
});

test('a reader who gets into the hidden part by keyboard sees it', async ({ page }) => {
  await open(page, PAGE);
  const { block, code, less } = firstLong(page);
  const last = code.getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport();
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  expect(await heightOf(block)).toBeGreaterThan(FOLDED);
});

test('what the browser’s search finds in the hidden part comes into view', async ({ page }) => {
  await open(page, PAGE);
  const { code, less } = firstLong(page);
  const found = code.locator('.token').last();
  // As the browser does it: it scrolls each box around what it has found.
  await found.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await expect(found).toBeInViewport();
});

test('copying takes the whole block', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  const { block, code } = firstLong(page);
  await block.getByRole('button', { name: /^Copy/ }).click();
  await expect(block.getByRole('button', { name: /^Copied/ })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await code.textContent())?.replace(/\n$/, ''));
});

test('on paper all code is there', async ({ page }) => {
  await open(page, PAGE);
  await page.emulateMedia({ media: 'print' });
  await expect(toggles(page)).toHaveCount(0);
  const code = page.locator('figure.code-long pre').first();
  expect(await code.evaluate((pre) => pre.scrollHeight - pre.clientHeight)).toBeLessThanOrEqual(0);
});

test('printing while a page still loads leaves its blocks folded', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ media: 'print' });
  const script = page.waitForResponse('**/scripts/long-code-*.js');
  await page.goto(PAGE);
  const long = page.locator('figure.code-long');
  const before = await long.count();
  await (await script).finished();
  await page.clock.runFor(5000);
  await page.emulateMedia({ media: 'screen' });
  await expect(toggles(page)).toHaveCount(before);
});

test('blocks that only the reader’s font makes tall are folded before they come into view', async ({
  page,
}) => {
  // A larger font as a reader sets it in the browser.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.fontSize = '24px';
    });
  });
  const html = await documentAt(`${MAIN}/room/offline-mode`);
  const { length } = html.match(/<button[^>]*code-toggle/g) ?? [];
  await page.goto('/room/offline-mode');
  await expect.poll(() => toggles(page).count()).toBeGreaterThan(length);
  const heights = await page
    .locator('figure.code')
    .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().height));
  expect(heights.at(-1)).toBeLessThanOrEqual(FOLDED);
});

test('blocks are measured 1,500 ms after a route update, not before', async ({ page }) => {
  await open(page, '/room');
  // The clock that comes does not know the timer of this page, so it would measure the next one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  // From here on: the start of the runtime is marked in the browser's own timeline.
  await page.clock.install();
  await page.evaluate(() => {
    document.addEventListener('site:page', () => {
      document.documentElement.style.fontSize = '24px';
      Object.assign(window, { updated: Date.now() });
    });
  });
  const updated = () =>
    page.evaluate(() => (window as unknown as { updated?: number }).updated ?? 0);
  await page.clock.runFor(10_000);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const link = page.getByRole('main').locator('a[href="/room/offline-mode"]').first();
  await link.click();
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return updated();
    })
    .toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline mode');
  const now = await page.evaluate(() => Date.now());
  const before = await toggles(page).count();
  await page.clock.runFor((await updated()) + 1499 - now);
  await expect(page.locator('[data-tall]')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator('[data-tall]')).not.toHaveCount(0);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return toggles(page).count();
    })
    .toBeGreaterThan(before);
});

test('blocks that the reader’s font makes short lose their buttons', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.fontSize = '9px';
    });
  });
  await page.goto('/realtime/xr/voicechat');
  const needless = () =>
    page
      .locator('figure.code-long pre')
      .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollHeight <= pre.clientHeight).length);
  expect(await needless()).toBeGreaterThan(0);
  await expect.poll(needless).toBe(0);
});

test('where the script cannot be loaded the blocks are whole', async ({ page }) => {
  await page.route('**/scripts/long-code-*.js', (route) => route.abort());
  await page.goto(PAGE);
  await expect(toggles(page)).toHaveCount(0);
  expect(await heightOf(page.locator('figure.code-long').first())).toBeGreaterThan(FOLDED);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the blocks are whole', async ({ page }) => {
    await page.goto(PAGE);
    await expect(toggles(page)).toHaveCount(0);
    const block = page.locator('figure.code-long').first();
    expect((await block.boundingBox())?.height).toBeGreaterThan(FOLDED);
  });
});
