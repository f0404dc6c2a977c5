import { displayPath } from '../../../src/config/diagnostics/files';
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

/** What is not taken over: where it is, and what it would need. */
export function leftOutText(leftOut: readonly LeftOut[], rootDir: string): string {
  if (leftOut.length === 0) return 'Everything is taken over.';
  const lines = leftOut.map(({ what, need, place }) => {
    const where = place ? `${displayPath(place.file, rootDir)}:${place.line}\n    ` : '';
    return `  ${where}${what}\n    → ${need}`;
  });
  return `Not taken over:\n${[...new Set(lines)].join('\n')}`;
}
