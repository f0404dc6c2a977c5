import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Engine } from '../engine/engine';
import { respond } from '../engine/respond';
import type { Throttling } from '../../bench/page-times';
import type { JudgedQuery } from './judged';
import { keyToPaint } from './key-to-paint';

/** Times each query, typed letter by letter. */
export function printTimes(
  title: string,
  makeEngine: () => Engine,
  queries: readonly JudgedQuery[],
): void {
  const started = performance.now();
  const engine = makeEngine();
  const made = performance.now() - started;
  const times: number[] = [];
  for (const { query } of queries) {
    for (let length = 1; length <= query.length; length++) {
      const start = performance.now();
      respond(engine, { query: query.slice(0, length) }, 'complete');
      times.push(performance.now() - start);
    }
  }
  console.log(
    `\n${title}, in this process: index made in ${made.toFixed(0)} ms; keystroke p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms`,
  );
}

const CONDITIONS: readonly (readonly [title: string, throttling: Throttling])[] = [
  ['as fast as the machine', { cpu: 1 }],
  ['CPU 4 times slower', { cpu: 4 }],
  ['CPU 4 times slower, 1.6 Mbit/s, 150 ms', { cpu: 4, bitsPerSecond: 1_600_000, latency: 150 }],
];

export async function printTypingTimes(queries: readonly JudgedQuery[]): Promise<void> {
  const some = queries.filter((_, index) => index % 100 === 0).map(({ query }) => query);
  console.log('\nin the modal, milliseconds from a key to the painted frame');
  for (const [title, throttling] of CONDITIONS) {
    const typed = ['request own', ...some];
    const { box, firstHits, keystrokes } = await keyToPaint(
      path.resolve('dist'),
      typed,
      throttling,
    );
    console.log(
      `  ${title}: box after ${box.toFixed(0)}, first hits after ${firstHits.toFixed(0)}; keystroke p50 ${at(keystrokes, 0.5)}, p95 ${at(keystrokes, 0.95)} of ${keystrokes.length}`,
    );
  }
}

/** A quantile, with one decimal. */
export function at(times: readonly number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}
