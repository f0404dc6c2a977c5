import type { Browser, Page } from '@playwright/test';
import { throttle, type Throttling } from '../../bench/page-times';
import { withBrowser, withServers } from '../../bench/with-browser';

/**
 * Opens the modal on the built site and types queries letter by letter.
 *
 * @returns milliseconds: from the key that opens the search until the box accepts input, with nothing
 *   loaded before; until the first hits, with the query typed immediately; and from each further letter
 *   until the frame that shows its hits.
 */
export function keyToPaint(dist: string, queries: readonly string[], throttling: Throttling) {
  const measure = async (browser: Browser, base = '') => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${base}/`);
    await page.waitForFunction(
      () => performance.getEntriesByName('onInitialClientRender').length > 0,
    );
    await throttle(page, throttling);
    const [first = '', ...rest] = queries;
    const started = performance.now();
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox', { name: 'Search' });
    await input.waitFor();
    const box = performance.now() - started;
    await page.keyboard.type(first);
    await page.getByRole('row').first().waitFor();
    const firstHits = performance.now() - started;
    // Wait for the whole index.
    await page.waitForLoadState('networkidle');
    const keystrokes: number[] = [];
    for (const query of rest) {
      await input.fill('');
      for (const letter of query) keystrokes.push(...(await typeOne(page, letter)));
    }
    return { box, firstHits, keystrokes };
  };
  return withServers([dist], ([base]) => withBrowser((browser) => measure(browser, base)));
}

/** Empty if a letter does not change what is shown. */
async function typeOne(page: Page, letter: string): Promise<number[]> {
  const painted = page.evaluate(WAIT_FOR_HITS);
  await page.keyboard.type(letter);
  const time = (await painted) as number | null;
  return time === null ? [] : [time];
}

/**
 * Runs in the page: measures from the input event's own time stamp to the frame after the first
 * change of the hits. A string, because tsx names functions with a helper that the page does not
 * have.
 */
const WAIT_FOR_HITS = `new Promise((resolve) => {
  const list = document.querySelector('.DocSearch-Dropdown');
  let start;
  // The same hits as before, or a key that gives no letter.
  const waiting = setTimeout(() => { observer.disconnect(); resolve(null); }, 1500);
  addEventListener('input', (event) => { start = event.timeStamp; }, { once: true, capture: true });
  const observer = new MutationObserver(() => {
    if (start === undefined) return;
    observer.disconnect();
    clearTimeout(waiting);
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - start);
      channel.port2.postMessage(null);
    });
  });
  observer.observe(list, { childList: true, subtree: true, characterData: true, attributes: true });
})`;
