/** An entry of a resolved sidebar. */
export type NavEntry = NavLink | NavCategory;

export interface NavLink {
  readonly label: string;
  readonly href: string;
  /** Shown in code type: a class. */
  readonly code?: boolean;
}

export interface NavCategory {
  readonly label: string;
  /** The category's own page. */
  readonly href?: string;
  /** Its page is a list of its items, made for it. */
  readonly generatedIndex?: { readonly title?: string; readonly description?: string };
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly items: readonly NavEntry[];
}

export interface ResolvedSidebar {
  readonly name: string;
  readonly items: readonly NavEntry[];
}

export const isCategory = (entry: NavEntry): entry is NavCategory => 'items' in entry;
