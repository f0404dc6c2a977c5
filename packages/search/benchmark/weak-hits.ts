import type { Engine } from '../engine/engine';
import type { JudgedQuery } from './judged';

/** Limits of what the engine takes for weak. */
export interface WeakFloors {
  /** Of the held-out questions that no page answers, the least share that is recognized. */
  readonly recognized: number;
  /** Of all others, the most that are taken for such. */
  readonly mistaken: number;
}

/** What is wrong with what the engine takes for weak, as sentences. */
export function weakFaults(
  engine: Engine,
  answerable: readonly JudgedQuery[],
  none: readonly Pick<JudgedQuery, 'set' | 'query'>[],
  floors: WeakFloors,
): string[] {
  const isWeak = (query: string) => {
    const { found, isWeak: weak } = engine.search(query);
    return weak || found.length === 0;
  };
  const share = (queries: readonly string[]) => queries.filter(isWeak).length / queries.length;
  const [tuned, recognized] = (['tune', 'held-out'] as const).map((set) =>
    share(none.filter((one) => one.set === set).map(({ query }) => query)),
  ) as [number, number];
  const mistaken = share(answerable.map(({ query }) => query));
  console.log(
    `\nnothing fits: recognized ${tuned.toFixed(3)} tune, ${recognized.toFixed(3)} held-out; of answerable queries ${mistaken.toFixed(3)} mistaken`,
  );
  const isRight = recognized >= floors.recognized && mistaken <= floors.mistaken;
  return isRight ? [] : ['nothing fits: too few are recognized, or too many mistaken.'];
}
