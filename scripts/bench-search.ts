/**
 * The quality and speed of the built site's search; `--floor` is a step of `npm test`. Runs the judged
 * queries against the index in `dist/` and prints success, bytes and latencies, then measures the index of
 * generated sites that are too large for two files. Exits with 1 if the held-out queries score below
 * the floor, if a query waits for a page that does not exist, or if a log code or its message finds
 * another page first.
 *
 * - `--floor` measures success only, for `npm test`.
 * - `--failures` lists the failures among the tuning queries, never those among the held-out
 *   ones.
 * - `--pending` allows answers on pages that are not written yet; such queries are left out.
 * - `--browser` measures keystrokes in Chromium: in the worker, and until the frame that shows
 *   the hits.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Engine } from '../packages/search/engine/engine';
import type { Texts } from '../packages/search/engine/pages';
import { respond } from '../packages/search/engine/respond';
import type { SiteSize } from '../packages/search/engine/sharded/generated-site';
import type { IndexState } from '../packages/search/engine/types';
import { currentSite } from '../src/config/project/site';
import { brotliFileSize } from './lib/brotli-size';
import {
  type Figures,
  figuresOf,
  isAnswer,
  type JudgedQuery,
  type JudgedSet,
  missingAnswers,
  readJudged,
} from './lib/judged';
import { measureLargeSite } from './lib/large-site';
import { missedLogCodes } from './lib/log-code-queries';
import { missedWords } from './lib/random-words';
import { engineOf, type Index, readIndex, SEARCH_DIR, withoutKeywords } from './lib/search-index';
import { at, printBrowserTimes, printTimes, printTypingTimes } from './lib/search-times';
import { weakFaults } from './lib/weak-hits';

/**
 * The floors of the held-out queries. Queries in other words than those of the pages are harder.
 */
const FLOORS: Readonly<Record<JudgedSet, Omit<Figures, 'queries'>>> = {
  judged: { success1: 0.93, success5: 0.98, mrr: 0.95 },
  'own-words': { success1: 0.61, success5: 0.82, mrr: 0.71 },
};

/** The same where no author has written keywords. */
const BARE_FLOORS: typeof FLOORS = {
  judged: { success1: 0.78, success5: 0.94, mrr: 0.86 },
  'own-words': { success1: 0.41, success5: 0.7, mrr: 0.54 },
};

interface Judged extends JudgedQuery {
  readonly rank: number | undefined;
  readonly first: readonly string[];
}

async function main(): Promise<void> {
  const options = new Set(process.argv.slice(2));
  const { variables, logCodes } = currentSite();
  const index = readIndex();
  const engine = engineOf(index);
  const all: JudgedQuery[] = [];
  const faults: string[] = [];
  for (const set of Object.keys(FLOORS) as JudgedSet[]) {
    const queries = readJudged(process.cwd(), variables, set);
    faults.push(...judgeSet(set, queries, engine, index, options));
    all.push(...queries);
  }
  faults.push(...missedLogCodes(index, logCodes));
  faults.push(...weakFaults(engine, all), ...(await wordFaults(index)));
  if (!options.has('--floor')) {
    printBytes();
    printTimes('engine', () => engineOf(index), all);
    for (const size of LARGE_SITES) await printLargeSite(size);
  }
  if (options.has('--browser')) {
    await printBrowserTimes(all);
    await printTypingTimes(all);
  }
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
}

/** The share that is found; the others are in lists of links, which search leaves out. */
const WORDS_FOUND = 0.96;

async function wordFaults({ texts }: Index): Promise<string[]> {
  const paths = texts.pages.map((page) => page.path);
  const { asked, missed } = await missedWords(path.resolve('dist'), paths, 200);
  console.log(`\nrandom words of pages: ${asked - missed.length} of ${asked} find their page`);
  if (missed.length <= (1 - WORDS_FOUND) * asked) return [];
  return [`random words: too few are found; not ${missed.join(', ')}.`];
}

const LARGE_SITES: readonly SiteSize[] = [
  { classes: 5000, membersOfClass: 8, guides: 0 },
  { classes: 0, membersOfClass: 0, guides: 2000 },
];

async function printLargeSite(size: SiteSize): Promise<void> {
  const { classes, membersOfClass, guides } = size;
  const figures = await measureLargeSite(size);
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
  engine: Engine,
  index: Index,
  options: ReadonlySet<string>,
): string[] {
  const addresses = addressesOf(index.texts);
  const pending = all.filter(
    ({ answers }) => missingAnswers(answers, addresses).length === answers.length,
  );
  const queries = all.filter((query) => !pending.includes(query));
  console.log(`\n${set}: ${queries.length} queries`);
  const results = judge(engine, queries, 'complete');
  printFigures('engine', results);
  if (!options.has('--floor')) {
    printFigures('first part only', judge(new Engine(index.outline), queries, 'first'));
    printKinds(results);
  }
  if (options.has('--failures')) printFailures(results);
  const bare = judge(engineOf(withoutKeywords(index)), queries, 'complete');
  printFigures('without keywords', bare);
  const below = [
    ...belowFloors(set, results, FLOORS[set]),
    ...belowFloors(`${set} without keywords`, bare, BARE_FLOORS[set]),
  ];
  const waiting = options.has('--pending')
    ? []
    : pending.map(
        ({ query, answers }) =>
          `${set}: "${query}" waits for ${answers.join(', ')}, which no page is.`,
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

function addressesOf({ pages }: Texts): Set<string> {
  return new Set(
    pages.flatMap(({ path: page, units }) =>
      units.map(({ anchor }) => (anchor === '' ? page : `${page}#${anchor}`)),
    ),
  );
}

function judge(engine: Engine, queries: readonly JudgedQuery[], state: IndexState): Judged[] {
  return queries.map((query) => {
    const { hits } = respond(engine, { query: query.query }, state);
    const place = hits.findIndex(({ url }) => isAnswer(url, query.answers));
    return {
      ...query,
      rank: place < 0 ? undefined : place + 1,
      first: hits.slice(0, 3).map(({ url }) => url),
    };
  });
}

function printFigures(title: string, results: readonly Judged[]): void {
  console.log(`  ${title}`);
  for (const set of ['tune', 'held-out'] as const) {
    const { queries, success1, success5, mrr } = figuresOf(
      results.filter((result) => result.set === set).map(({ rank }) => rank),
    );
    console.log(
      `    ${set.padEnd(9)} ${String(queries).padStart(4)} queries   success@1 ${success1.toFixed(3)}   success@5 ${success5.toFixed(3)}   MRR ${mrr.toFixed(3)}`,
    );
  }
}

function printKinds(results: readonly Judged[]): void {
  console.log('  by kind (both parts)');
  for (const kind of new Set(results.map((result) => result.kind))) {
    const own = figuresOf(results.filter((result) => result.kind === kind).map(({ rank }) => rank));
    console.log(
      `    ${kind.padEnd(11)} ${String(own.queries).padStart(4)}   ${own.success1.toFixed(3)}   ${own.success5.toFixed(3)}   ${own.mrr.toFixed(3)}`,
    );
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

void main();
