/** An entry in a resolved sidebar. */
export type NavEntry = NavLink | NavCategory;

export interface NavLink {
  readonly label: string;
  readonly href: string;
  /** Set for classes: shown in a monospaced font. */
  readonly code?: boolean;
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
}

export interface ResolvedSidebar {
  readonly name: string;
  readonly items: readonly NavEntry[];
}

export const isCategory = (entry: NavEntry): entry is NavCategory => 'items' in entry;
