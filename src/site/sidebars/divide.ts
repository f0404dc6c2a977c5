import crypto from 'node:crypto';
import {
  entriesIn,
  isCategory,
  type NavEntry,
  type ResolvedSidebar,
} from '../../page-model/nav-entry';
import type { SidebarSettings } from '../../config/settings/schema';

/** Sidebars as documents hold them. */
export interface DividedSidebars {
  readonly sidebars: readonly ResolvedSidebar[];
  /** The ids of the branches that lead to each page, outermost first, by path. */
  readonly branches: ReadonlyMap<string, readonly string[]>;
}

/**
 * Divides the sidebars that are too large for every document into branches: one for each category.
 * A page that is listed twice belongs to its first place, as in its breadcrumbs.
 */
export function divideSidebars(
  sidebars: readonly ResolvedSidebar[],
  { wholeUpTo, levelUpTo }: SidebarSettings,
): DividedSidebars {
  const taken = new Set<string>();
  const identified = sidebars.map(({ name, items }) =>
    entriesIn(items).length <= wholeUpTo
      ? { name, items }
      : { name, items: identify(groupLevels(items, levelUpTo), [name], taken) },
  );
  const branches = branchesOf(identified);
  return {
    sidebars: identified.map(({ name, items }) => ({ name, items: withPages(items, branches) })),
    branches,
  };
}

/**
 * Gives each category an id made of its labels: a tab that is open while the site is published
 * again finds the category under it, or nothing, but never another one.
 */
function identify(
  entries: readonly NavEntry[],
  labels: readonly string[],
  taken: Set<string>,
): NavEntry[] {
  return entries.map((entry) => {
    if (!isCategory(entry)) return entry;
    const path = [...labels, entry.label];
    return {
      ...entry,
      collapsible: true,
      collapsed: true,
      branch: { id: freeId(path, taken) },
      items: identify(entry.items, path, taken),
    };
  });
}

function freeId(path: readonly string[], taken: Set<string>): string {
  let id = versionOf(path);
  for (let count = 2; taken.has(id); count++) id = versionOf([...path, count]);
  taken.add(id);
  return id;
}

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

/** A page's branches in the first place that lists it; none for pages of whole sidebars. */
function branchesOf(sidebars: readonly ResolvedSidebar[]): Map<string, readonly string[]> {
  const branches = new Map<string, readonly string[]>();
  for (const { entry, above } of sidebars.flatMap(({ items }) => entriesIn(items))) {
    const { href } = entry;
    if (!href?.startsWith('/') || branches.has(href)) continue;
    const categories = [...above, entry].filter(isCategory);
    const ids = categories.flatMap(({ branch }) => branch?.id ?? []);
    branches.set(href, ids);
  }
  return branches;
}

/**
 * Adds the page that each branch is reached by: the category's own if it has one, else the first
 * page inside, provided that its document shows the category.
 */
function withPages(
  entries: readonly NavEntry[],
  branches: ReadonlyMap<string, readonly string[]>,
): NavEntry[] {
  return entries.map((entry) => {
    if (!isCategory(entry) || !entry.branch) return entry;
    const { id } = entry.branch;
    const shows = (href: string) => branches.get(href)?.includes(id) ?? false;
    const inside = entriesIn(entry.items).flatMap(({ entry: { href } }) => href ?? []);
    const page = (entry.href === undefined ? inside : [entry.href]).find(shows);
    return {
      ...entry,
      branch: { id, ...(page !== undefined && { page }) },
      items: withPages(entry.items, branches),
    };
  });
}

/** Eight characters that change with the content. */
export function versionOf(content: unknown): string {
  return crypto.createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
}
