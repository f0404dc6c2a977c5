import { performance } from 'node:perf_hooks';
import type { Engine } from '../engine/engine';
import { respond } from '../engine/respond';
import type { JudgedQuery } from './judged';

/** Times each query, typed letter by letter. */
export function printTimes(makeEngine: () => Engine, queries: readonly JudgedQuery[]): void {
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
    `\nengine, in this process: index made in ${made.toFixed(0)} ms; keystroke p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms`,
  );
}

/** A quantile, with one decimal. */
export function at(times: readonly number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}
