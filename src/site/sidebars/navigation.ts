import {
  isCategory,
  type NavEntry,
  type NavLink,
  type ResolvedSidebar,
} from '../../page-model/nav-entry';
import type { Crumb, PagePlace } from '../../page-model/place';

/**
 * The place of every page in a sidebar, by path. If two sidebars list a page, the first one counts.
 * Previous and next follow the order in which a reader encounters the pages in that sidebar.
 *
 * @param branches the ids of the branches that lead to each page, by path.
 */
export function placesOf(
  sidebars: readonly ResolvedSidebar[],
  branches: ReadonlyMap<string, readonly string[]> = new Map(),
): Map<string, PagePlace> {
  const places = new Map<string, PagePlace>();
  for (const { name, items } of sidebars) {
    const ordered: { link: NavLink; breadcrumbs: readonly Crumb[] }[] = [];
    const seen = new Set<string>();
    const visit = (entries: readonly NavEntry[], breadcrumbs: readonly Crumb[]): void => {
      for (const entry of entries) {
        const { label, href } = entry;
        const isAdded = 'added' in entry && entry.added;
        if (href?.startsWith('/') && !isAdded && !seen.has(href)) {
          seen.add(href);
          ordered.push({
            link: { label, href, ...('code' in entry && { code: true }) },
            breadcrumbs,
          });
        }
        if (isCategory(entry)) {
          visit(entry.items, [...breadcrumbs, { label, ...(href !== undefined && { href }) }]);
        }
      }
    };
    visit(items, []);
    ordered.forEach(({ link, breadcrumbs }, index) => {
      if (places.has(link.href)) return;
      const previous = ordered[index - 1]?.link;
      const next = ordered[index + 1]?.link;
      const above = branches.get(link.href) ?? [];
      places.set(link.href, {
        sidebar: name,
        breadcrumbs,
        ...(above.length > 0 && { branches: above }),
        ...(previous && { previous }),
        ...(next && { next }),
      });
    });
  }
  return places;
}
