import { expect, type Page } from '@playwright/test';
import { MAIN, test } from './sites';
import { documentAt } from './support';

const LONG = '/reference/classes/RealtimeView';
const MARK = '<script>part()</script>';

declare global {
  interface Window {
    /** How many elements the page's body had whenever a mark had it laid out. */
    laidOut?: number[];
  }
}

async function recordParts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const laidOut: number[] = [];
    window.laidOut = laidOut;
    const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetTop');
    Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
      get(this: HTMLElement) {
        if (this === document.body && document.readyState === 'loading') {
          laidOut.push(document.querySelectorAll('.prose *').length);
        }
        return own?.get?.call(this) as number;
      },
    });
  });
}

const laidOut = (page: Page) => page.evaluate(() => window.laidOut);
const marksLeft = (page: Page) =>
  page.evaluate(() => [...document.scripts].filter(({ text }) => text === 'part()').length);

test('a long page is laid out in parts', async ({ page }) => {
  await recordParts(page);
  await page.goto(MAIN + LONG);
  const parts = (await laidOut(page)) ?? [];
  const marks = (await documentAt(MAIN + LONG)).split(MARK).length - 1;
  expect(marks).toBeGreaterThan(3);
  expect(parts).toHaveLength(marks);
  const all = await page.locator('.prose *').count();
  const sizes = [...parts, all].map((count, index) => count - (parts[index - 1] ?? 0));
  // The first two are the sidebar and the table of contents.
  expect(sizes.slice(0, 2)).toEqual([0, 0]);
  for (const size of sizes.slice(2)) expect(size).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThan(all / 3);
  expect(await marksLeft(page)).toBe(0);
});

test('a long page stays in one piece with a fragment', async ({ page }) => {
  await recordParts(page);
  await page.goto(`${MAIN}${LONG}#remarks`);
  await expect(page.locator('#remarks')).toBeAttached();
  expect(await laidOut(page)).toEqual([]);
  expect(await marksLeft(page)).toBe(0);
});

test('without JavaScript, the marks between the parts change nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // Boxes have other sizes before the web fonts are there.
  await page.route('**/*.woff2', (route) => route.abort());
  const boxes = () =>
    page.locator('body :not(script)').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x, y, width, height].join(' ');
      }),
    );
  for (const path of [LONG, '/room/collections', '/']) {
    await page.goto(MAIN + path);
    expect(await marksLeft(page), path).toBeGreaterThan(0);
    const marked = await boxes();
    await page.route(MAIN + path, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(MARK, '');
      await route.fulfill({ response, body });
    });
    await page.goto(MAIN + path);
    expect(await marksLeft(page), path).toBe(0);
    expect(await boxes(), path).toEqual(marked);
  }
  await context.close();
});
