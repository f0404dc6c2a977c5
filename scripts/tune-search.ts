/**
 * `scripts/tune-search.ts`: looks for better search weights, one weight at a time, using the tuning
 * queries only; the held-out ones are not even run. Prints each change and what it gains. Needs the
 * index of a build in `dist/`. A pass takes about two minutes of CPU time.
 *
 * - `--passes 1` tries each weight once instead of twice; each further pass halves the steps.
 * - `--write` writes the changes to `packages/search/engine/weights.ts`. Keep them only if
 *   `npm test -- search` shows held-out figures that are no lower.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Engine } from '../packages/search/engine/engine';
import { WEIGHTS } from '../packages/search/engine/weights';
import { loadSettings } from '../src/config/settings/load';
import { coordinateSearch, type Values } from './lib/coordinate-search';
import { figuresOf, isAnswer, type JudgedQuery, type JudgedSet, readJudged } from './lib/judged';
import { engineOf, type Index, readIndex } from './lib/search-index';
import { flatWeights, rewriteWeights, setWeights, type Weights } from './lib/weights-file';

const WEIGHTS_FILE = path.resolve('packages/search/engine/weights.ts');
const SETS: readonly JudgedSet[] = ['judged', 'own-words'];
/** Answers further down count as not found, as in the report. */
const DEPTH = 20;
const STEP = 0.2;
/**
 * What is gained when the answers to two queries move from second place to first. A change decided
 * by a single query (0.0015) is chance: see `bench/search/README.md`.
 */
const LEAST_GAIN = 0.003;

function main(): void {
  const { values: options } = parseArgs({
    options: {
      passes: { type: 'string', default: '2' },
      write: { type: 'boolean', default: false },
    },
  });
  const passes = Number(options.passes);
  if (!Number.isInteger(passes) || passes < 1) throw new Error('--passes needs a whole number.');
  const index = readIndex();
  const { variables } = loadSettings(process.cwd());
  const sets = SETS.map((set) =>
    readJudged(process.cwd(), variables, set).filter((query) => query.set === 'tune'),
  );
  const weights = WEIGHTS as unknown as Weights;
  const start = flatWeights(weights);
  const total = Object.keys(start).length;
  let tried = 0;
  const outcome = coordinateSearch(start, {
    objective: (values) => measure(values, weights, index, sets),
    passes,
    step: STEP,
    leastGain: LEAST_GAIN,
    onTried: (_, pass) => {
      tried++;
      if (tried % 10 === 0) console.error(`pass ${pass}: ${tried} of ${total * passes} tried`);
    },
  });
  const { before, after, changes } = outcome;
  for (const { name, from, to, gain } of changes) {
    console.log(`  ${name.padEnd(22)} ${from} → ${to}   +${gain.toFixed(4)}`);
  }
  console.log(`mean of success@1 and MRR: ${before.toFixed(4)} → ${after.toFixed(4)}`);
  if (!options.write || changes.length === 0) return;
  const changed = Object.entries(outcome.values).filter(([name, value]) => value !== start[name]);
  const source = fs.readFileSync(WEIGHTS_FILE, 'utf8');
  fs.writeFileSync(WEIGHTS_FILE, rewriteWeights(source, Object.fromEntries(changed)));
  console.log(`${changed.length} weights written. Next: "npm test -- search".`);
}

/** The mean of success@1 and MRR over the judged sets, which count the same. */
function measure(
  values: Values,
  weights: Weights,
  index: Index,
  sets: readonly (readonly JudgedQuery[])[],
): number {
  setWeights(weights, values);
  // Anew each time: the weights of the fields are in the index.
  const engine = engineOf(index);
  const figures = sets.map((queries) => figuresOf(queries.map((query) => rankOf(query, engine))));
  const sum = figures.reduce((all, { success1, mrr }) => all + success1 + mrr, 0);
  return sum / (2 * figures.length);
}

/** The place of the first answer, from 1. */
function rankOf({ query, answers }: JudgedQuery, engine: Engine): number | undefined {
  const place = engine
    .search(query)
    .found.slice(0, DEPTH)
    .findIndex(({ entry: { page, unit } }) =>
      isAnswer(unit.anchor === '' ? page.path : `${page.path}#${unit.anchor}`, answers),
    );
  return place < 0 ? undefined : place + 1;
}

main();
