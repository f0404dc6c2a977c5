import {
  entriesIn,
  isCategory,
  linksIn,
  type NavLink,
  type ResolvedSidebar,
} from '../../page-model/nav-entry';
import type { PagePlace } from '../../page-model/place';
import { isApiClass, type PageNode } from '../nodes/nodes';

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
    const ordered = new Map<string, PagePlace & { readonly link: NavLink }>();
    for (const { entry, above } of entriesIn(items)) {
      const { label, href } = entry;
      const isAdded = 'added' in entry && entry.added;
      if (!href?.startsWith('/') || isAdded || ordered.has(href)) continue;
      const link = { label, href, ...('code' in entry && { code: true }) };
      const breadcrumbs = above.map((category) => ({
        label: category.label,
        ...(category.href !== undefined && { href: category.href }),
      }));
      ordered.set(href, { sidebar: name, label, breadcrumbs, link });
    }
    const pages = [...ordered.values()];
    pages.forEach(({ link, ...place }, index) => {
      if (places.has(link.href)) return;
      const previous = pages[index - 1]?.link;
      const next = pages[index + 1]?.link;
      const above = branches.get(link.href) ?? [];
      places.set(link.href, {
        ...place,
        ...(above.length > 0 && { branches: above }),
        ...(previous && { previous }),
        ...(next && { next }),
      });
    });
  }
  return places;
}

/** The places of pages that no sidebar lists and that name one: `displayed_sidebar`. */
export function chosenPlaces(
  nodes: readonly PageNode[],
  sidebars: readonly ResolvedSidebar[],
  listed: ReadonlyMap<string, PagePlace>,
): [path: string, place: PagePlace][] {
  return nodes.flatMap((node) => {
    const wanted = isApiClass(node) ? undefined : node.frontMatter.displayed_sidebar;
    if (isApiClass(node) || !wanted || listed.has(node.path)) return [];
    const names = [wanted, `${node.docsName}-${wanted}`];
    const found = sidebars.find(({ name }) => names.includes(name));
    return found ? [[node.path, { sidebar: found.name, breadcrumbs: [] }]] : [];
  });
}

/** What the page of each category lists, by its path. */
export function listsOf(
  sidebars: readonly ResolvedSidebar[],
): Readonly<Record<string, readonly NavLink[]>> {
  const lists: Record<string, readonly NavLink[]> = {};
  for (const { entry } of sidebars.flatMap(({ items }) => entriesIn(items))) {
    if (isCategory(entry) && entry.href !== undefined) lists[entry.href] ??= linksIn(entry);
  }
  return lists;
}
