import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { BuildOptions } from 'esbuild';
import { brotliFileSize } from '../../bench/brotli-size';
import { Engine } from '../engine/engine';
import type { SiteSize } from '../engine/sharded/generated-site';
import { respond } from '../engine/respond';
import type { IndexState } from '../engine/types';
import {
  type Figures,
  figuresOf,
  isAnswer,
  type JudgedQuery,
  type JudgedSet,
  missingAnswers,
  readJudged,
  readUnanswerable,
} from './judged';
import { measureLargeSite } from './large-site';
import { type LoggedLine, missedLogCodes } from './log-code-queries';
import { missedWords } from './rare-words';
import {
  addressesOf,
  ask,
  engineOf,
  type Index,
  readIndex,
  SEARCH_DIR,
  withoutKeywords,
} from './search-index';
import { weakFaults, type WeakFloors } from './weak-hits';

interface Judged extends JudgedQuery {
  readonly rank: number | undefined;
  readonly first: readonly string[];
}

export interface BenchSite {
  /** The folder of the judged sets. */
  readonly sets: string;
  /** Replaces variables by the values of the site. */
  readonly substitute: (text: string) => string;
  readonly loggedLines: readonly LoggedLine[];
  /** The least that the held-out queries of each set reach: as the site is, and without keywords. */
  readonly floors: Floors;
  readonly bareFloors: Floors;
  readonly weak: WeakFloors;
  /** The share of rare words that is found. */
  readonly words: number;
  /** Sites that are too large for two files. */
  readonly large: readonly SiteSize[];
  /** How modules for browsers are bundled. */
  readonly target: BuildOptions;
}

type Floors = Readonly<Record<JudgedSet, Omit<Figures, 'queries'>>>;

/**
 * Runs the judged queries against the index in `dist/`, and prints success, bytes and latencies.
 * Returns what is below its floor, as sentences.
 */
export async function benchSearch(args: readonly string[], site: BenchSite): Promise<string[]> {
  const options = new Set(args);
  const index = readIndex();
  const engine = engineOf(index);
  const bare = engineOf(withoutKeywords(index));
  const all: JudgedQuery[] = [];
  const faults: string[] = [];
  for (const set of Object.keys(site.floors) as JudgedSet[]) {
    const queries = readJudged(site.sets, set, site.substitute);
    faults.push(...judgeSet(set, queries, { engine, bare, index }, options, site));
    all.push(...queries);
  }
  faults.push(...missedLogCodes(index, site.loggedLines));
  faults.push(...weakFaults(engine, all, readUnanswerable(site.sets), site.weak));
  faults.push(...(await wordFaults(index, site.words)));
  if (!options.has('--floor')) {
    printBytes();
    printTimes(() => engineOf(index), all);
    for (const size of site.large) await printLargeSite(size, site.target);
  }
  return faults;
}

async function wordFaults({ texts }: Index, floor: number): Promise<string[]> {
  const paths = texts.pages.map((page) => page.path);
  const { asked, missed } = await missedWords(path.resolve('dist'), paths);
  console.log(`\nrare words of pages: ${asked - missed.length} of ${asked} find their page`);
  if (missed.length <= (1 - floor) * asked) return [];
  return [`rare words: too few are found; not ${missed.join(', ')}.`];
}

async function printLargeSite(size: SiteSize, target: BuildOptions): Promise<void> {
  const { classes, membersOfClass, guides } = size;
  const figures = await measureLargeSite(size, target);
  const { names, shards, top, firstAnswer, found, asked, fetched, times } = figures;
  console.log(
    `\na generated site: ${classes} types with ${membersOfClass} members each, ${guides} guides`,
  );
  console.log(`  ${names} names in ${shards} shards; the first answer names ${top} pages`);
  console.log(
    `  first answer ${firstAnswer} bytes; a name typed fetches ${fetched} more, at the median`,
  );
  console.log(`  names found by typing them: ${found} of ${asked}`);
  console.log(`  CPU a key: p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms`);
}

/** @returns the failures. */
function judgeSet(
  set: JudgedSet,
  all: readonly JudgedQuery[],
  { index, ...engines }: Readonly<Record<'engine' | 'bare', Engine>> & { readonly index: Index },
  options: ReadonlySet<string>,
  { floors, bareFloors }: BenchSite,
): string[] {
  const addresses = addressesOf(index.texts);
  const pending = all.filter(
    ({ answers }) => missingAnswers(answers, addresses).length === answers.length,
  );
  const queries = all.filter((query) => !pending.includes(query));
  console.log(`\n${set}: ${queries.length} queries`);
  const results = judge(engines.engine, queries, 'complete');
  printFigures('engine', results);
  if (!options.has('--floor')) {
    printFigures('first part only', judge(new Engine(index.outline), queries, 'first'));
    printFigures('by kind (both parts)', results, 'kind');
  }
  if (options.has('--failures')) printFailures(results);
  const bare = judge(engines.bare, queries, 'complete');
  printFigures('without keywords', bare);
  const below = [
    ...belowFloors(set, results, floors[set]),
    ...belowFloors(`${set} without keywords`, bare, bareFloors[set]),
  ];
  const waiting = pending.map(
    ({ query, answers }) => `${set}: "${query}" waits for ${answers.join(', ')}, which no page is.`,
  );
  return [...below, ...waiting];
}

/** What is below its floor among the held-out queries. */
function belowFloors(
  name: string,
  results: readonly Judged[],
  floors: Omit<Figures, 'queries'>,
): string[] {
  const held = figuresOf(results.filter((one) => one.set === 'held-out').map(({ rank }) => rank));
  return Object.entries(floors)
    .filter(([figure, floor]) => held[figure as keyof Figures] < floor)
    .map(([figure, floor]) => `${name}: ${figure} is below ${floor}.`);
}

function judge(engine: Engine, queries: readonly JudgedQuery[], state: IndexState): Judged[] {
  return queries.map((query) => {
    const hits = ask(engine, query.query, state);
    const place = hits.findIndex(({ url }) => isAnswer(url, query.answers));
    return {
      ...query,
      rank: place < 0 ? undefined : place + 1,
      first: hits.slice(0, 3).map(({ url }) => url),
    };
  });
}

function printFigures(title: string, results: readonly Judged[], key: 'set' | 'kind' = 'set') {
  console.log(`  ${title}`);
  for (const name of new Set(results.map((one) => one[key]))) {
    const own = results.filter((one) => one[key] === name);
    const { queries, success1, success5, mrr } = figuresOf(own.map(({ rank }) => rank));
    const figures = `success@1 ${success1.toFixed(3)}   success@5 ${success5.toFixed(3)}   MRR ${mrr.toFixed(3)}`;
    console.log(`    ${name.padEnd(11)} ${String(queries).padStart(4)} queries   ${figures}`);
  }
}

function printBytes(): void {
  console.log('\nbytes, brotli 11');
  for (const name of fs.readdirSync(SEARCH_DIR).sort()) {
    if (!fs.statSync(path.join(SEARCH_DIR, name)).isFile()) continue;
    console.log(`  ${name.padEnd(30)} ${brotliFileSize(path.join(SEARCH_DIR, name))}`);
  }
}

function printFailures(results: readonly Judged[]): void {
  console.log('\nnot first, in the part for tuning');
  for (const { set, kind, query, rank, first } of results) {
    if (set === 'tune' && rank !== 1) {
      console.log(`  ${kind}: "${query}" at ${rank ?? 'none'}; first are ${first.join(' ')}`);
    }
  }
}

function printTimes(makeEngine: () => Engine, queries: readonly JudgedQuery[]): void {
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
function at(times: readonly number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}
