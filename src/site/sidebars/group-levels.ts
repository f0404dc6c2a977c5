import { isCategory, type NavEntry } from '../../page-model/nav-entry';

/**
 * Groups the levels that have too many entries into ranges named by their first and last entry, and
 * ranges into ranges where there are too many of those. The order stays the same.
 *
 * @param limit the most entries of a level; at least 2.
 */
export function groupLevels(entries: readonly NavEntry[], limit: number): readonly NavEntry[] {
  const level = entries.map((entry) =>
    isCategory(entry) ? { ...entry, items: groupLevels(entry.items, limit) } : entry,
  );
  return ranges(level, limit);
}

function ranges(entries: readonly NavEntry[], limit: number): readonly NavEntry[] {
  if (entries.length <= limit) return entries;
  let capacity = limit;
  while (capacity * limit < entries.length) capacity *= limit;
  const count = Math.ceil(entries.length / capacity);
  // Of about the same size each, instead of full ones and a rest.
  const start = (index: number) => Math.floor((index * entries.length) / count);
  return Array.from({ length: count }, (_, index) => {
    const inside = entries.slice(start(index), start(index + 1));
    const label = MESSAGES.sidebarRange
      .replace('{first}', () => inside[0]?.label ?? '')
      .replace('{last}', () => inside.at(-1)?.label ?? '');
    return { label, collapsible: true, collapsed: true, items: ranges(inside, limit) };
  });
}
