import type { Browser } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import type { FromWorker } from '../engine/types';
import { withBrowser, withServers } from '../../bench/with-browser';

/**
 * Types queries letter by letter into the engine's worker, in Chromium with a throttled CPU.
 *
 * @returns milliseconds: from the start of the worker to the first answer, and to the whole index; and
 *   those of each key.
 */
export function measureWorker(dist: string, queries: readonly string[]) {
  const names = fs.readdirSync(path.join(dist, 'search'));
  const url = `/search/${names.find((name) => name.startsWith('engine-')) ?? ''}`;
  const measure = async (browser: Browser, base = '') => {
    const page = await browser.newPage();
    await page.goto(`${base}/404`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // tsx names functions with a helper that the page does not have.
    await page.evaluate('globalThis.__name = (value) => value');
    return page.evaluate(typeAll, { url, queries: [...queries] });
  };
  return withServers([dist], ([base]) => withBrowser((browser) => measure(browser, base)));
}

/** Runs in the page. */
async function typeAll({ url, queries }: { url: string; queries: string[] }) {
  const start = performance.now();
  const worker = new Worker(url, { type: 'module' });
  const waiting = new Map<number, () => void>();
  let whole: (value: number) => void;
  const complete = new Promise<number>((resolve) => (whole = resolve));
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'state' && data.state !== 'first') whole(performance.now() - start);
    if (data.type === 'result') waiting.get(data.id)?.();
  });
  let id = 0;
  const ask = (query: string) =>
    new Promise<void>((resolve) => {
      waiting.set(++id, resolve);
      worker.postMessage({ type: 'search', id, requests: [{ query }] });
    });
  worker.postMessage({ type: 'load', index: '/search/outline.txt' });
  await ask(queries[0] ?? '');
  const first = performance.now() - start;
  const completed = await complete;
  const keystrokes: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length++) {
      const asked = performance.now();
      await ask(query.slice(0, length));
      keystrokes.push(performance.now() - asked);
    }
  }
  return { first, complete: completed, keystrokes };
}
