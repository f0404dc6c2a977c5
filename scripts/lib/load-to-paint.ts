import { chromium, type Browser } from '@playwright/test';
import { chromiumOptions } from './chromium';
import { throttle, type Throttling } from './click-to-paint';
import { median } from './median';

/** What a reader waits for when a page is loaded for the first time. */
export interface LoadTimes {
  /** The first paint of any content, in milliseconds. */
  readonly firstPaint: number;
  /** The paint of the largest element in the viewport, in milliseconds. */
  readonly largestPaint: number;
  /** The sum of all layout shifts, without a unit; see https://web.dev/articles/cls. */
  readonly layoutShift: number;
  /** What tasks take beyond 50 ms each, in milliseconds in all. */
  readonly blocked: number;
}

/** How long a page is watched after its load event, in milliseconds. */
const WATCH = 3000;

/**
 * Loads a page of several servers in turn, so that a busy moment of the machine affects them all,
 * and returns the medians of each server.
 *
 * @param bases addresses without a path.
 */
export async function loadToPaint(
  bases: readonly string[],
  path: string,
  throttling: Throttling,
  rounds = 7,
): Promise<LoadTimes[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const loads: LoadTimes[][] = bases.map(() => []);
    for (let round = 0; round < rounds; round++) {
      for (const [index, base] of bases.entries()) {
        loads[index]?.push(await loadOnce(browser, base + path, throttling));
      }
    }
    return loads.map((all) => ({
      firstPaint: median(all.map((load) => load.firstPaint)),
      largestPaint: median(all.map((load) => load.largestPaint)),
      layoutShift: median(all.map((load) => load.layoutShift)),
      blocked: median(all.map((load) => load.blocked)),
    }));
  } finally {
    await browser.close();
  }
}

/** Uses a fresh context, so nothing is cached from the previous load. */
async function loadOnce(browser: Browser, url: string, throttling: Throttling): Promise<LoadTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await throttle(page, throttling);
  await page.addInitScript(OBSERVE);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCH);
  const times = await page.evaluate<LoadTimes>('globalThis.loadTimes');
  await context.close();
  return times;
}

/** A string, because tsx adds helpers to functions that the page does not have. */
const OBSERVE = `
  const times = { firstPaint: 0, largestPaint: 0, layoutShift: 0, blocked: 0 };
  globalThis.loadTimes = times;
  const observe = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') times.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => { times.largestPaint = entry.startTime; });
  observe('layout-shift', (entry) => { times.layoutShift += entry.value; });
  observe('longtask', (entry) => { times.blocked += Math.max(0, entry.duration - 50); });
`;
