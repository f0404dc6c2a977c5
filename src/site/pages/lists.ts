import { isCategory, type NavEntry, type ResolvedSidebar } from '../../page-model/nav-entry';
import type { ListedPage } from '../../markdown/html/doc-cards';

/** What the page of each category lists: pages, and the categories that have a page. */
export function listsOf(sidebars: readonly ResolvedSidebar[]): Map<string, readonly ListedPage[]> {
  const lists = new Map<string, readonly ListedPage[]>();
  const visit = (entries: readonly NavEntry[]): void => {
    for (const entry of entries.filter(isCategory)) {
      const { href, items } = entry;
      if (href !== undefined && !lists.has(href)) {
        lists.set(
          href,
          items.flatMap((item) =>
            item.href === undefined ? [] : [{ label: item.label, href: item.href }],
          ),
        );
      }
      visit(items);
    }
  };
  for (const { items } of sidebars) visit(items);
  return lists;
}
