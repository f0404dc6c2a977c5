import type { Detail } from '../engine/kept-text';
import type { ShardedIndex } from '../engine/sharded/encode';
import type { Fit } from './fit';

const PLACES: Readonly<Record<keyof Detail, string>> = {
  guide: 'below a heading of a guide',
  type: 'of a type',
  member: 'of a member',
};

/** What is cut from an index of two files, for the build's output; undefined if nothing is. */
export function cutOf({ extent, detail }: Fit): string | undefined {
  const cuts: string[] = [];
  if (extent.keywords < Infinity) {
    cuts.push(`the first ${extent.keywords} keywords of each guide are in its first file`);
  }
  for (const [what, of, least] of [
    ['headings', 'guides', extent.guides],
    ['members', 'types', extent.types],
  ] as const) {
    const some = least < Infinity ? ` of ${of} that few pages link to` : '';
    if (least > 0) cuts.push(`${what}${some} are in its second file`);
  }
  const texts = Object.entries(detail).flatMap(([kind, [words]]) =>
    words < Infinity ? [`${words || 'no'} words ${PLACES[kind as keyof Detail]}`] : [],
  );
  if (texts.length > 0) {
    const shown = new Intl.ListFormat('en-GB').format(texts);
    cuts.push(`${shown} are shown; all others are found, and load when they are typed`);
  }
  return cuts.length === 0 ? undefined : `The index of the search is cut: ${cuts.join('; ')}.`;
}

/** The same for the index of a large site. */
export function shardsSummary({ names, shards, top }: ShardedIndex): string {
  return (
    `The search has ${names} names in ${shards} shards; its first file names ${top} pages. ` +
    'What is cut: a single letter finds only these pages; what begins with two or three letters is ' +
    'counted in two shards at most; a misspelled word is found if its first letter is right; a hit ' +
    'whose name has all that is typed is shown without its text.'
  );
}
