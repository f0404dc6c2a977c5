import type { Browser } from '@playwright/test';
import http from 'node:http';
import zlib from 'node:zlib';
import { median } from '../../bench/page-times';
import { listen } from '../../preview-server/server';
import type { Files } from './engine-module';

export interface Served {
  /** The addresses that each query finds, best first, once everything is loaded. */
  readonly found: readonly (readonly string[])[];
  /** Milliseconds of each of these queries. */
  readonly times: readonly number[];
  /** From nothing loaded to the answer to one query on a slow line, at the median. */
  readonly firstBytes: number;
  readonly firstTime: number;
  /** What one query loads in the end, at the median. */
  readonly bytes: number;
}

/** Bits per millisecond, and the milliseconds of a round trip. */
const SLOW_LINE = { bits: 1600, latency: 150 };
/** How many queries are measured as the first one. */
const FIRST = 5;
/** Nothing more is loaded later. */
const IDLE_MS = 4000;
const TYPES = new Map([
  ['', 'text/html'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  ['txt', 'text/plain'],
]);

/**
 * Serves an engine with its index, and asks it in a browser. `open.js` of its files exports `open`.
 */
export async function askServed(
  browser: Browser,
  files: Files,
  queries: readonly string[],
): Promise<Served> {
  const line = { isSlow: true, bytes: 0 };
  const server = http.createServer(answerFrom(files, line));
  const base = `http://127.0.0.1:${await listen(server, 0)}`;
  /** Opens the engine where nothing is cached, asks it, and waits until it has loaded everything. */
  const visit = async (query: string) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(base);
    line.bytes = 0;
    const { times } = await page.evaluate<Asked>(ASK([query], 'import("/open.js")'));
    const firstBytes = line.bytes;
    await page.waitForTimeout(IDLE_MS);
    return { page, close: () => context.close(), firstBytes, bytes: line.bytes, time: times[0] };
  };
  try {
    const step = Math.ceil(queries.length / FIRST);
    const visits = [];
    for (const query of queries.filter((_, index) => index % step === 0)) {
      const visited = await visit(query);
      await visited.close();
      visits.push(visited);
    }
    line.isSlow = false;
    const { page, close } = await visit(queries[0] ?? '');
    const { found, times } = await page.evaluate<Asked>(ASK(queries));
    await close();
    return {
      found,
      times,
      firstBytes: median(visits.map(({ firstBytes }) => firstBytes)),
      firstTime: median(visits.map(({ time }) => time ?? 0)),
      bytes: median(visits.map(({ bytes }) => bytes)),
    };
  } finally {
    server.close();
  }
}

interface Asked {
  readonly found: readonly (readonly string[])[];
  readonly times: readonly number[];
}

/** Code for the page. @param opening what opens the engine first, within the time of the query. */
const ASK = (queries: readonly string[], opening?: string) => `(async () => {
  const [found, times] = [[], []];
  for (const query of ${JSON.stringify(queries)}) {
    const start = performance.now();
    ${opening ? `globalThis.ask = await (await ${opening}).open();` : ''}
    found.push(await globalThis.ask(query));
    times.push(performance.now() - start);
  }
  return { found, times };
})()`;

/** Serves files as hosts do, texts with brotli 11, and counts what it sends. */
function answerFrom(files: Files, line: { isSlow: boolean; bytes: number }): http.RequestListener {
  const bodies = new Map<string, Uint8Array>();
  let free = 0;
  return ({ url = '' }, response) => {
    const name = url.slice(1).replace(/\?.*/, '');
    const content = name === '' ? '<!doctype html>' : files.get(name);
    if (content === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES.get(/\.(\w+)$/.exec(name)?.[1] ?? '');
    const body = bodies.get(name) ?? (type ? zlib.brotliCompressSync(content) : content);
    bodies.set(name, body as Uint8Array);
    if (type) response.setHeader('Content-Type', type).setHeader('Content-Encoding', 'br');
    const send = () => {
      line.bytes += body.length;
      response.end(body);
    };
    if (!line.isSlow) {
      send();
      return;
    }
    free = Math.max(free, performance.now()) + (body.length * 8) / SLOW_LINE.bits;
    setTimeout(send, free - performance.now() + SLOW_LINE.latency);
  };
}
