import type { Engine } from '../../packages/search/engine/engine';
import { type JudgedQuery, readUnanswerable } from './judged';

/** Of the held-out questions that no page answers, the share that is recognized; of all others, the most that are taken for such. */
const WEAK = { recognized: 0.4, mistaken: 0.02 };

/** What is wrong with what the engine takes for weak, as sentences. */
export function weakFaults(engine: Engine, answerable: readonly JudgedQuery[]): string[] {
  const isWeak = (query: string) => {
    const { found, isWeak: weak } = engine.search(query);
    return weak || found.length === 0;
  };
  const share = (queries: readonly string[]) => queries.filter(isWeak).length / queries.length;
  const none = readUnanswerable(process.cwd());
  const [tuned, recognized] = (['tune', 'held-out'] as const).map((set) =>
    share(none.filter((one) => one.set === set).map(({ query }) => query)),
  ) as [number, number];
  const mistaken = share(answerable.map(({ query }) => query));
  console.log(
    `\nnothing fits: recognized ${tuned.toFixed(3)} tune, ${recognized.toFixed(3)} held-out; of answerable queries ${mistaken.toFixed(3)} mistaken`,
  );
  const isRight = recognized >= WEAK.recognized && mistaken <= WEAK.mistaken;
  return isRight ? [] : ['nothing fits: too few are recognized, or too many mistaken.'];
}
