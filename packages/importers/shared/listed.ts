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
  const most = all ? Infinity : LISTED;
  const kinds = groupBy(losses, (loss) => textOf(loss).replace(/"[^"]*"|\d+/g, '…'));
  return [...kinds.values()]
    .flatMap((kind) => {
      const messages = [...groupBy(kind, textOf)];
      const more = messages.length - most;
      return [
        ...messages.slice(0, most).map(([text, same]) => `  ${placesOf(same, most)}${text}`),
        ...(more > 0 ? [`  and ${more} more like these`] : []),
      ];
    })
    .join('\n');
}

const textOf = ({ what, need }: Loss) => `${what}\n    → ${need}`;

/** Where the same was found, above its text. */
function placesOf(same: readonly Loss[], most: number): string {
  const places = [...new Set(same.flatMap(({ place }) => place || []))];
  if (places.length === 0) return '';
  const more = places.length - most;
  return `${places.slice(0, most).join('\n  ')}${more > 0 ? ` and ${more} more` : ''}\n    `;
}
