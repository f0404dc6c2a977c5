import { isCategory, type NavEntry } from '../../page-model/nav-entry';
import { groupLevels } from './divide';

const links = (count: number): NavEntry[] =>
  Array.from({ length: count }, (_, index) => ({ label: `P${index}`, href: `/p${index}` }));
const labels = (entries: readonly NavEntry[]) => entries.map(({ label }) => label);
const itemsOf = (entry: NavEntry | undefined) => (entry && isCategory(entry) ? entry.items : []);
const leaves = (entries: readonly NavEntry[]): NavEntry[] =>
  entries.flatMap((entry) => (isCategory(entry) ? leaves(entry.items) : entry));
const largest = (entries: readonly NavEntry[]): number =>
  Math.max(entries.length, ...entries.filter(isCategory).map(({ items }) => largest(items)));

it('leaves a level alone that has no more entries than the limit', () => {
  expect(groupLevels(links(4), 4)).toEqual(links(4));
});

it('groups a level with one entry more into ranges of about the same size', () => {
  const grouped = groupLevels(links(5), 4);
  expect(labels(grouped)).toEqual(['P0 to P1', 'P2 to P4']);
  expect(itemsOf(grouped[1])).toEqual(links(5).slice(2));
});

it('groups the levels in categories, and categories themselves', () => {
  const category = { label: 'C', collapsible: true, collapsed: true, items: links(3) };
  const grouped = groupLevels([...links(2), category], 2);
  expect(labels(grouped)).toEqual(['P0 to P0', 'P1 to C']);
  const [, inner] = itemsOf(grouped[1]);
  expect(labels(itemsOf(inner))).toEqual(['P0 to P0', 'P1 to P2']);
});

it.each([5, 16, 17, 64, 65, 1000])('keeps the order of %d entries, at most 4 a level', (count) => {
  const grouped = groupLevels(links(count), 4);
  expect(leaves(grouped)).toEqual(links(count));
  expect(largest(grouped)).toBeLessThanOrEqual(4);
});
