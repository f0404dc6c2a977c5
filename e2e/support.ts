import { expect, type Page, type Request } from '@playwright/test';

/** The scripts of the runtime, which `client/early/runtime.ts` inserts. */
export const RUNTIME_SCRIPT =
  /\/(?:webpack-runtime|framework|app|component---[\w-]+)-[\da-f]+\.js$/;

/**
 * Waits until links are followed without a load: Gatsby marks the moment in the browser's timeline.
 * The page says when: asked again with each frame, it has to make frames.
 */
export async function runtimeStarted(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<true>((resolve) => {
        new PerformanceObserver((_, observer) => {
          if (performance.getEntriesByName('onInitialClientRender').length === 0) return;
          observer.disconnect();
          resolve(true);
        }).observe({ type: 'mark', buffered: true });
      }),
  );
}

/**
 * Leaves a page in the stand-ins of its fonts. A document whose fonts take three seconds on a busy
 * machine stays in them, and breaks a line elsewhere than one whose fonts came.
 */
export async function withoutFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}

/** Starts the runtime as the reader's first movement does, without a wait for an idle moment. */
export async function startRuntime(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new PointerEvent('pointermove', { movementX: 1, movementY: 1 }));
  });
  await runtimeStarted(page);
}

/** Opens a page and waits for its runtime. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await runtimeStarted(page);
}

/**
 * Holds the requests for an address back, as a slow network does.
 *
 * @returns a function that lets them go.
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Marks the document, so that a test sees whether it is still the same one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

/** The paths of a site's sitemap, from the site's own address on. */
export async function sitemapPaths(site: string): Promise<string[]> {
  const response = await fetch(`${site}/sitemap-0.xml`);
  expect(response.status).toBe(200);
  const xml = await response.text();
  const base = new URL(site).pathname.replace(/\/$/, '');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    new URL(url ?? '').pathname.slice(base.length),
  );
}

/** The document at an address, as the host sends it. */
export async function documentAt(url: string): Promise<string> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
  expect(response.status, url).toBe(200);
  return response.text();
}

/** Everything that a page must not do while it is read; the list fills as it happens. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  const failed = (request: Request) =>
    `request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`;
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // What a reader ends by leaving or reloading the page is no fault of it.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(failed(request));
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`status ${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** How far a reader can scroll the document sideways, in CSS pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ left: 1000, behavior: 'instant' });
    return scrollX;
  });
}

/** Waits until the document has stood still for a few frames, and says where. */
export function settledScroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = Number.NaN;
        let still = 0;
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still < 10) requestAnimationFrame(look);
          else resolve(Math.round(scrollY));
        };
        look();
      }),
  );
}

/**
 * Lets animations and transitions take four times as long, so that a slow machine has several frames
 * of them too. To be called once the page is open.
 */
export async function slowAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.25 });
}

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

export async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
}

/** Waits until the page is in both web fonts. */
export const fontsShown = (page: Page) =>
  page.locator('html[data-fonts]').waitFor({ state: 'attached' });
