import { expect, type Page } from '@playwright/test';
import { MAIN, test } from './sites';
import { holdRequests } from './support';

const FONTS = '**/*.woff2';
const PAGES = ['/', '/room/collections', '/reference/classes/RealtimeView', '/pricing'];

/** The fonts that the browser draws the texts of an element with. */
async function drawnFonts(page: Page, selector: string): Promise<string> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.map(({ familyName }) => familyName).join(', ');
}

/** How far texts and blocks moved in the viewport, in all: https://web.dev/articles/cls. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
}

for (const width of [360, 1440])
  test(`the web fonts move nothing at ${width} px when they arrive late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      const release = await holdRequests(page, FONTS);
      await page.goto(MAIN + path, { waitUntil: 'domcontentloaded' });
      // Painted, and readable: the stand-in is no font of ours.
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      expect(await drawnFonts(page, 'h1'), path).toMatch(/^(?:Arial|Liberation Sans|Helvetica)/);
      release();
      await expect.poll(() => drawnFonts(page, 'h1'), path).toContain('Figtree');
      // A word within a line may glide by a few pixels, which weighs less than this. A line that
      // breaks elsewhere, and pushes a block, weighs more.
      expect(await layoutShift(page), path).toBeLessThan(0.001);
      await page.evaluate(() => localStorage.clear());
      await page.unroute(FONTS);
    }
  });

test('a reader who has been here sees the web fonts from the first paint', async ({ page }) => {
  await page.goto(`${MAIN}/room`);
  await expect.poll(() => drawnFonts(page, 'h1')).toContain('Figtree');
  // Texts wait for what is in the cache: see `font-display` in styles/fonts.css.
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      Object.assign(window, { paintedIn: document.documentElement.dataset.fonts });
    }).observe({ type: 'paint', buffered: true });
  });
  for (const path of ['/room/collections', '/pricing']) {
    await page.goto(MAIN + path);
    await page.waitForFunction(() => 'paintedIn' in window);
    expect(await page.evaluate(() => (window as { paintedIn?: string }).paintedIn)).toBe('');
    await expect.poll(() => drawnFonts(page, 'h1'), path).toMatch(/^Figtree/);
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
    expect(sent, path).toEqual([0, 0]);
  }
});

test('where the fonts cannot be loaded, the stand-ins remain', async ({ page }) => {
  await page.route(FONTS, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('woff2'));
  await page.goto(`${MAIN}/room`);
  await failed;
  expect(await drawnFonts(page, 'h1')).toMatch(/^(?:Arial|Liberation Sans|Helvetica)/);
});

test('without JavaScript, the page is in the web fonts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${MAIN}/room`);
  await expect.poll(() => drawnFonts(page, 'h1')).toContain('Figtree');
  await context.close();
});
