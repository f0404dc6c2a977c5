import { missing } from '../shared/tally';
import type { AddressOf } from './differences';
import { type Entry, FRAME_PARTS, type FrameFacts } from './frame-facts';

/**
 * What is around a page of the original and not around ours, and which links at its edges lead
 * elsewhere. Entries are the same by their name, or by where they lead: an icon has no name.
 */
export function frameDifferences(
  original: FrameFacts,
  ours: FrameFacts,
  { originalAddress, ourAddress }: Readonly<Record<'originalAddress' | 'ourAddress', AddressOf>>,
): string[] {
  return FRAME_PARTS.flatMap((part) => {
    const names = new Set(ours[part].map(nameOf));
    const addresses = new Set(ours[part].flatMap(({ href }) => (href && ourAddress(href)) || []));
    const isThere = (entry: Entry) =>
      names.has(nameOf(entry)) || addresses.has((entry.href && originalAddress(entry.href)) ?? '');
    const lost = original[part].filter((entry) => !isThere(entry));
    const lacks = [...new Set(lost.map(({ label, href }) => `"${label || (href ?? '')}"`))];
    const more = lacks.length > NAMED ? ` and ${lacks.length - NAMED} more` : '';
    // In a sidebar, a category may lead to its first page, and branches may be in other documents.
    const others = (part === 'sidebar' ? [] : original[part]).flatMap(({ label, href }) => {
      const wanted = href && originalAddress(href);
      const same = ours[part].filter((one) => label !== '' && nameOf(one) === nameOf({ label }));
      const ends = same.flatMap((one) => (one.href && ourAddress(one.href)) || []);
      const isOther = wanted && ends.length > 0 && !ends.includes(wanted);
      return isOther ? [`The ${part} leads "${label}" to ${ends[0]}, not ${wanted}`] : [];
    });
    const listed =
      lacks.length > 0
        ? [`The ${part} lacks ${lacks.slice(0, NAMED).join(', ')}${more}`]
        : order(part, original[part], ours[part]);
    return [...listed, ...[...new Set(others)].slice(0, NAMED)];
  });
}

/** As many entries are named of a list. */
const NAMED = 6;

const nameOf = ({ label }: Entry) => label.toLowerCase();

/** What both have, in an order of its own. Links at the edges of the page have none. */
function order(part: string, original: readonly Entry[], ours: readonly Entry[]): string[] {
  if (part !== 'sidebar') return [];
  const after = ours.map(nameOf);
  const extra = missing(original.map(nameOf), after);
  const known = original.filter((entry) => !extra.includes(nameOf(entry)));
  let at = 0;
  for (const name of after) if (name === known[at]?.label.toLowerCase()) at++;
  const first = known[at];
  return first ? [`The sidebar has "${first.label}" in another place`] : [];
}
