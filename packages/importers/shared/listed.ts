import { groupBy } from '../../../src/config/diagnostics/group-by';

/** Something that a move does not take over as it was. */
export interface Loss {
  /** The file with its line; empty for what belongs to no file. */
  readonly place: string;
  readonly what: string;
  /** What it would need. */
  readonly need: string;
}

/** As many places are listed of losses that differ in names and numbers only. */
const LISTED = 3;

/**
 * Losses as text: a site has thousands of one kind, which are listed once, with the first places and
 * how many there are.
 *
 * @param all whether every place is listed.
 */
export function listed(losses: readonly Loss[], all = false): string {
  const kinds = groupBy(losses, ({ what, need }) => `${pattern(what)}\n    → ${pattern(need)}`);
  return [...kinds.values()]
    .map((same) => {
      const places = [...new Set(same.map(({ place, what, need }) => textOf(place, what, need)))];
      const more = all ? 0 : places.length - LISTED;
      const shown = more > 0 ? places.slice(0, LISTED) : places;
      return [...shown, ...(more > 0 ? [`  and ${more} more like these`] : [])].join('\n');
    })
    .join('\n');
}

const pattern = (text: string) => text.replace(/"[^"]*"|\d+/g, '…');

const textOf = (place: string, what: string, need: string) =>
  `  ${place && `${place}\n    `}${what}\n    → ${need}`;
