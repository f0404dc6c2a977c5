import { expect, type Page } from '@playwright/test';
import { recordShifts, shiftsOf } from './layout-shifts';
import { MAIN, test } from './sites';
import {
  expectSameDocument,
  fontsShown,
  holdRequests,
  markDocument,
  open,
  withoutFonts,
} from './support';

/** What asks for them. Held back itself, a font that took 3 s is not shown. */
const ASKING = '**/scripts/fonts-*.js';
/** The stand-in is no font of ours. */
const STAND_IN = /^(?:Arial|Liberation Sans|Helvetica)/;
const PAGES = [
  ...['/', '/room', '/room/collections', '/troubleshooting', '/pricing'],
  '/reference/classes/RealtimeView',
];

/** @returns a function that says how often the browser has laid out a page so far. */
async function countLayouts(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN;
  };
}

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

for (const width of [360, 1440])
  test(`the web fonts move nothing at ${width} px when they arrive late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // Animations lay out as well.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordShifts(page);
    const layouts = await countLayouts(page);
    for (const path of PAGES) {
      const release = await holdRequests(page, ASKING);
      await page.goto(MAIN + path, { waitUntil: 'domcontentloaded' });
      // Painted, and readable.
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      expect(await drawnFonts(page, 'h1'), path).toMatch(STAND_IN);
      const before = await layouts();
      release();
      await fontsShown(page);
      // One for each step that letters take, not for each text.
      expect((await layouts()) - before, path).toBeLessThan(60);
      const shifts = (await shiftsOf(page)) ?? [];
      // Single words within a line may: no two fonts have the same widths.
      const sum = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
      expect(sum, `${path}\n${shifts.join('\n')}`).toBeLessThan(0.0001);
      expect(await drawnFonts(page, 'h1'), path).toMatch(/^Figtree/);
      await page.evaluate(() => localStorage.clear());
      await page.unroute(ASKING);
    }
  });

test('the letters of a table are as close in each cell when the web fonts arrive', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${MAIN}/tandem-private/server-plugins#1-write-the-bootstrap-script`);
  await fontsShown(page);
  const letters = await page
    .locator('td:visible')
    .evaluateAll((cells: HTMLElement[]) =>
      cells.map(({ dataset }) => Math.abs(Number.parseFloat(dataset.letters ?? '0'))),
    );
  expect(letters.length).toBeGreaterThan(10);
  // In em: half of what one text alone may have.
  expect(letters.filter((one) => one > 0.024)).toEqual([]);
});

test('a text that the window cuts keeps its lines when the web fonts arrive', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const texts = page.locator('.prose > p');
  await page.goto(`${MAIN}/room/ownership-and-lifetime-flags`);
  await fontsShown(page);
  /** The lines of a paragraph differ in Figtree and in its stand-in. */
  const place = await texts.evaluateAll((all: HTMLElement[]) =>
    all.findIndex((one) => {
      const height = one.offsetHeight;
      one.animate([{ fontFamily: 'like-arial' }], { fill: 'both' }).finish();
      return one.offsetHeight !== height;
    }),
  );
  expect(place).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => localStorage.clear());
  const release = await holdRequests(page, ASKING);
  await page.goto(`${MAIN}/room/ownership-and-lifetime-flags`, { waitUntil: 'domcontentloaded' });
  const height = await texts.nth(place).evaluate((one: HTMLElement) => {
    scrollBy({ top: one.getBoundingClientRect().top - innerHeight + 30, behavior: 'instant' });
    return one.offsetHeight;
  });
  release();
  await fontsShown(page);
  expect(await texts.nth(place).evaluate((one: HTMLElement) => one.offsetHeight)).toBe(height);
});

test('the first page, the next ones and a way back are in the web fonts', async ({ page }) => {
  await open(page, '/room');
  await markDocument(page);
  await fontsShown(page);
  expect(await drawnFonts(page, 'h1')).toMatch(/^Figtree/);
  await page.evaluate(() => window.___navigate('/pricing'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
  expect(await drawnFonts(page, 'h1')).toMatch(/^Figtree/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms overview');
  expect(await drawnFonts(page, 'h1')).toMatch(/^Figtree/);
  await expectSameDocument(page);
});

test('a reader who has been here sees the web fonts from the first paint', async ({ page }) => {
  await page.goto(`${MAIN}/room`);
  await fontsShown(page);
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
  await withoutFonts(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('woff2'));
  await page.goto(`${MAIN}/room`);
  await failed;
  expect(await drawnFonts(page, 'h1')).toMatch(STAND_IN);
});

test('without JavaScript, the page is in the web fonts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${MAIN}/room`);
  await expect.poll(() => drawnFonts(page, 'h1')).toContain('Figtree');
  await context.close();
});
