import { chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium';
import { throttle, type Throttling } from './click-to-paint';
import { createSiteServer, listen } from './server';

/** Milliseconds. */
export interface TypingTimes {
  /** From the key that opens the search to the box that takes letters, nothing loaded before. */
  readonly box: number;
  /** From the same key to the first hits, the query typed at once. */
  readonly firstHits: number;
  /** From each further letter to the frame that shows its hits. */
  readonly keystrokes: readonly number[];
}

/** Opens the modal of the built site and types queries letter by letter. */
export async function keyToPaint(
  dist: string,
  queries: readonly string[],
  throttling: Throttling,
): Promise<TypingTimes> {
  const server = createSiteServer(dist);
  const port = await listen(server, 0);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`http://127.0.0.1:${port}/`);
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
    // Until the whole index is there.
    await page.waitForLoadState('networkidle');
    const keystrokes: number[] = [];
    for (const query of rest) {
      await input.fill('');
      for (const letter of query) keystrokes.push(...(await typeOne(page, letter)));
    }
    return { box, firstHits, keystrokes };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Empty where a letter changes nothing that is shown. */
async function typeOne(page: Page, letter: string): Promise<number[]> {
  const painted = page.evaluate(WAIT_FOR_HITS);
  await page.keyboard.type(letter);
  const time = (await painted) as number | null;
  return time === null ? [] : [time];
}

/**
 * In the page, and as text, because tsx names functions through a helper that the page does not
 * have: from the key event, with the system's time, to the frame after the last change of the hits.
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
