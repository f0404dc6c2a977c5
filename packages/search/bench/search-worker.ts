import { chromium } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import type { FromWorker } from '../engine/types';
import { findChromium } from '../../testing/chromium';
import { createSiteServer, listen } from '../../preview-server/server';

/** In milliseconds. */
export interface WorkerTimes {
  /** From starting the worker to the first answer, and to the whole index. */
  readonly first: number;
  readonly complete: number;
  readonly keystrokes: readonly number[];
}

/** Types queries letter by letter into the engine's worker, in Chromium with a throttled CPU. */
export async function measureWorker(
  dist: string,
  queries: readonly string[],
): Promise<WorkerTimes> {
  const engine = fs
    .readdirSync(path.join(dist, 'search'))
    .find((name) => name.startsWith('engine-'));
  const server = createSiteServer(dist);
  const port = await listen(server, 0);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/404`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // tsx names functions with a helper that the page does not have.
    await page.evaluate('globalThis.__name = (value) => value');
    return await page.evaluate(typeAll, { url: `/search/${engine ?? ''}`, queries: [...queries] });
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs in the page. */
async function typeAll({ url, queries }: { url: string; queries: string[] }): Promise<WorkerTimes> {
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
