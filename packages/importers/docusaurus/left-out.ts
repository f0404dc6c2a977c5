import type { Place } from './unknown';

/** Something of the site that is not taken over. */
export interface LeftOut {
  /** Where it is written; absent for what belongs to no file. */
  readonly place?: Place | undefined;
  /** What it is. */
  readonly what: string;
  /** What has to be done to have it all the same. */
  readonly need: string;
}

/** Collects what is not taken over. */
export type Leave = (what: string, need: string, place?: Place) => void;
