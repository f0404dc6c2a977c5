import type { Browser, Page } from '@playwright/test';
import { withBrowser } from './with-browser';

export interface Throttling {
  /** How many times slower the CPU is. */
  readonly cpu: number;
  /** Bits per second; undefined for no limit. */
  readonly bitsPerSecond?: number;
  /** Round-trip time in milliseconds. */
  readonly latency?: number;
  /** How long the pointer hovers over a link before the click, in milliseconds. */
  readonly hover?: number;
}

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

/** The middle of the values when they are sorted; the upper one of two; `NaN` of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * The times from a click on a link until the new page's heading is on the screen, in milliseconds.
 */
export async function clicksToHeading(
  base: string,
  [from, to]: readonly [string, string],
  throttling: Throttling,
): Promise<number[]> {
  return withBrowser(async (browser) => {
    const times: number[] = [];
    for (let round = 0; round < 9; round++) {
      times.push(
        await onNewPage(browser, async (page) => {
          await page.goto(base + from);
          // Gatsby's own mark: after it, a click is a client-side navigation.
          await page.waitForFunction(
            () => performance.getEntriesByName('onInitialClientRender').length > 0,
          );
          await throttle(page, throttling);
          if (throttling.hover !== undefined) {
            await page.locator(`a[href="${to}"]`).first().hover();
            await page.waitForTimeout(throttling.hover);
          }
          return page.evaluate<number>(clickAndWait(to));
        }),
      );
    }
    return times;
  });
}

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
): Promise<LoadTimes[]> {
  return withBrowser(async (browser) => {
    const loads: LoadTimes[][] = bases.map(() => []);
    for (let round = 0; round < 7; round++) {
      for (const [index, base] of bases.entries()) {
        const times = await onNewPage(browser, async (page) => {
          await throttle(page, throttling);
          await page.addInitScript(OBSERVE);
          await page.goto(base + path, { waitUntil: 'load' });
          await page.waitForTimeout(WATCH);
          return page.evaluate<LoadTimes>('globalThis.loadTimes');
        });
        loads[index]?.push(times);
      }
    }
    const middle = (all: readonly LoadTimes[], name: keyof LoadTimes) =>
      median(all.map((load) => load[name]));
    return loads.map((all) => ({
      firstPaint: middle(all, 'firstPaint'),
      largestPaint: middle(all, 'largestPaint'),
      layoutShift: middle(all, 'layoutShift'),
      blocked: middle(all, 'blocked'),
    }));
  });
}

async function throttle(page: Page, { cpu, bitsPerSecond, latency }: Throttling): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (bitsPerSecond === undefined) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latency ?? 0,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
}

/** Uses a fresh context, so nothing is cached from the page before. */
async function onNewPage<T>(browser: Browser, run: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const result = await run(await context.newPage());
  await context.close();
  return result;
}

// These are strings, because tsx adds helpers to functions that the page does not have.

const clickAndWait = (path: string) => `new Promise((resolve, reject) => {
  const link = document.querySelector('a[href="${path}"]');
  if (!link) return reject(new Error('There is no link to ${path}.'));
  const heading = document.querySelector('h1')?.textContent;
  const start = performance.now();
  const look = () => {
    if (document.querySelector('h1')?.textContent === heading) requestAnimationFrame(look);
    // The heading is painted in the frame after the one in which it appears.
    else requestAnimationFrame(() => resolve(performance.now() - start));
  };
  requestAnimationFrame(look);
  link.click();
})`;

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
