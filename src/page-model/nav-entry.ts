/** An entry in a resolved sidebar. */
export type NavEntry = NavLink | NavCategory;

export interface NavLink {
  readonly label: string;
  readonly href: string;
  /** Set for classes: shown in a monospaced font. */
  readonly code?: boolean;
  /** Set for links that authors add to a sidebar: not a page of it, so the pager passes them by. */
  readonly added?: boolean;
}

export interface NavCategory {
  readonly label: string;
  /** The category's own page. */
  readonly href?: string;
  /** Set if the category's page is a generated list of its items. */
  readonly generatedIndex?: { readonly title?: string; readonly description?: string };
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly items: readonly NavEntry[];
  /** Set in sidebars that are too large for every document. */
  readonly branch?: Branch;
}

/** A category as part of a sidebar that documents hold in part. */
export interface Branch {
  /** Unique on the site, and the same from build to build while the category keeps its place. */
  readonly id: string;
  /**
   * The page whose document shows the category unfolded; other documents link there. A category
   * without such a page is in every document that has the level above it.
   */
  readonly page?: string;
}

export interface ResolvedSidebar {
  readonly name: string;
  readonly items: readonly NavEntry[];
}

export const isCategory = (entry: NavEntry): entry is NavCategory => 'items' in entry;

/** An entry, and the categories that it is in, outermost first. */
export interface PlacedEntry {
  readonly entry: NavEntry;
  readonly above: readonly NavCategory[];
}

/** The entries of all levels, in the order in which a reader meets them. */
export function entriesIn(
  entries: readonly NavEntry[],
  above: readonly NavCategory[] = [],
): PlacedEntry[] {
  return entries.flatMap((entry) => [
    { entry, above },
    ...(isCategory(entry) ? entriesIn(entry.items, [...above, entry]) : []),
  ]);
}

/** What a category lists on its own page: pages, and the categories that have one. */
export function linksIn({ items }: NavCategory): NavLink[] {
  return items.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));
}
