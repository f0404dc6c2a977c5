import { groupBy } from '../../../src/config/diagnostics/group-by';
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
  const groups = groupBy(leftOut, ({ what, need }) => `    ${what}\n    → ${need}`);
  const lines = [...groups].map(([text, same]) => {
    const places = new Set(same.flatMap(({ place }) => (place ? shown(place, rootDir) : [])));
    const [first, ...others] = places;
    if (first === undefined) return `  ${text.trim()}`;
    const more = others.length > NAMED ? ` and ${others.length - NAMED} more` : '';
    return `  ${[first, ...others.slice(0, NAMED)].join('\n  ')}${more}\n${text}`;
  });
  return `Not taken over:\n${lines.join('\n')}`;
}

/** How many places are named of what is the same in many, besides the first. */
const NAMED = 2;

const shown = ({ file, line }: Place, rootDir: string) => `${displayPath(file, rootDir)}:${line}`;
