import { displayPath } from '../../../src/config/diagnostics/files';
import { listed } from '../shared/listed';
import type { Place } from './unknown';

/** Something of the site that is not taken over. */
export interface LeftOut {
  /** Where it is written; absent for what belongs to no file. */
  readonly place?: Place | undefined;
  readonly what: string;
  /** What has to be done to have it all the same. */
  readonly need: string;
}

export type Leave = (what: string, need: string, place?: Place) => void;

/** What is not taken over: where it is, and what it would need. @param all whether every place is listed. */
export function leftOutText(leftOut: readonly LeftOut[], rootDir: string, all = false): string {
  if (leftOut.length === 0) return 'Everything is taken over.';
  const losses = leftOut.map(({ what, need, place }) => {
    return { what, need, place: place ? `${displayPath(place.file, rootDir)}:${place.line}` : '' };
  });
  return `Not taken over:\n${listed(losses, all)}`;
}
