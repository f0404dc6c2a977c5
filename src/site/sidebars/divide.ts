import {
  isCategory,
  type NavCategory,
  type NavEntry,
  type ResolvedSidebar,
} from '../../page-model/nav-entry';
import type { SidebarSettings } from '../../config/settings/schema';
import { versionOf } from './version';
import { groupLevels } from './group-levels';

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
    countEntries(items) <= wholeUpTo
      ? { name, items }
      : { name, items: identify(groupLevels(items, levelUpTo), [name], taken) },
  );
  const branches = branchesOf(identified);
  return {
    sidebars: identified.map(({ name, items }) => ({ name, items: withPages(items, branches) })),
    branches,
  };
}

function countEntries(entries: readonly NavEntry[]): number {
  return entries.reduce(
    (sum, entry) => sum + 1 + (isCategory(entry) ? countEntries(entry.items) : 0),
    0,
  );
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

/** A page's branches in the first place that lists it; none for pages of whole sidebars. */
function branchesOf(sidebars: readonly ResolvedSidebar[]): Map<string, readonly string[]> {
  const branches = new Map<string, readonly string[]>();
  const visit = (entries: readonly NavEntry[], above: readonly string[]): void => {
    for (const entry of entries) {
      const inside = isCategory(entry) && entry.branch ? [...above, entry.branch.id] : above;
      const { href } = entry;
      if (href?.startsWith('/') && !branches.has(href)) branches.set(href, inside);
      if (isCategory(entry)) visit(entry.items, inside);
    }
  };
  for (const { items } of sidebars) visit(items, []);
  return branches;
}

/** Adds the page that each branch is reached by. */
function withPages(
  entries: readonly NavEntry[],
  branches: ReadonlyMap<string, readonly string[]>,
): NavEntry[] {
  return entries.map((entry) => {
    if (!isCategory(entry) || !entry.branch) return entry;
    const { id } = entry.branch;
    const page = pageInside(entry, (href) => branches.get(href)?.includes(id) ?? false);
    return {
      ...entry,
      branch: { id, ...(page !== undefined && { page }) },
      items: withPages(entry.items, branches),
    };
  });
}

/** The category's own page if it has one, else the first page inside, that shows the category. */
function pageInside(category: NavCategory, shows: (href: string) => boolean): string | undefined {
  if (category.href !== undefined) return shows(category.href) ? category.href : undefined;
  return firstPage(category.items, shows);
}

function firstPage(
  entries: readonly NavEntry[],
  shows: (href: string) => boolean,
): string | undefined {
  for (const entry of entries) {
    if (entry.href !== undefined && shows(entry.href)) return entry.href;
    const inside = isCategory(entry) ? firstPage(entry.items, shows) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}
