import type { SearchRank } from '../types';
import { firstWhere } from '../parts';

/** Pages in a row that have the same section and rank. */
export interface Run {
  readonly section: string;
  readonly rank: SearchRank;
  readonly pages: number;
}

export type RunOf = (page: number) => Run;

export function rankIn(runs: readonly Run[]): RunOf {
  const starts: number[] = [];
  let start = 0;
  for (const { pages } of runs) {
    starts.push(start);
    start += pages;
  }
  const none: Run = { section: '', rank: 'guide', pages: 0 };
  return (page) => runs[firstWhere(starts, (first) => first > page) - 1] ?? none;
}
