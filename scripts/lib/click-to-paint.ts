import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumOptions } from './chromium';
import { median } from './median';

export interface Throttling {
  readonly cpu: number;
  /** Bits per second; undefined for no limit. */
  readonly bitsPerSecond?: number;
  /** Round-trip time in milliseconds. */
  readonly latency?: number;
  /** How long the pointer hovers over the link before the click, in milliseconds. */
  readonly hover?: number;
}

/**
 * The time from a click on a link until the new page's heading is on the screen, in milliseconds:
 * the median of several navigations back and forth.
 */
export async function clickToHeading(
  base: string,
  paths: readonly [string, string],
  throttling: Throttling,
  rounds = 9,
): Promise<number> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      times.push(await measureOnce(browser, base, paths, throttling));
    }
    return median(times);
  } finally {
    await browser.close();
  }
}

/** Uses a fresh context, so nothing is cached from the previous round. */
async function measureOnce(
  browser: Browser,
  base: string,
  [from, to]: readonly [string, string],
  throttling: Throttling,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(base + from);
  // Gatsby's own mark: after it, a click is a client-side navigation.
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
  await throttle(page, throttling);
  // tsx preserves function names with a helper that the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  if (throttling.hover !== undefined) {
    await page.locator(`a[href="${to}"]`).first().hover();
    await page.waitForTimeout(throttling.hover);
  }
  const time = await page.evaluate((path) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
    const heading = document.querySelector('h1')?.textContent;
    return new Promise<number>((resolve, reject) => {
      if (!link) {
        reject(new Error(`There is no link to ${path}.`));
        return;
      }
      const start = performance.now();
      const look = () => {
        if (document.querySelector('h1')?.textContent === heading) requestAnimationFrame(look);
        // The heading is painted in the frame after the one in which it appears.
        else requestAnimationFrame(() => resolve(performance.now() - start));
      };
      requestAnimationFrame(look);
      link.click();
    });
  }, to);
  await context.close();
  return time;
}

/** Throttles a page's CPU and network. */
export async function throttle(
  page: Page,
  { cpu, bitsPerSecond, latency }: Throttling,
): Promise<void> {
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
