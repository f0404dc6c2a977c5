import { isCategory, type NavEntry, type ResolvedSidebar } from '../../page-model/nav-entry';

/** The section of pages that stand in none. */
export const NO_SECTION = 'Documentation';

/** By path: the section of the sidebar that a page is in, in the order of the sidebars. */
export function sectionsOf(sidebars: readonly ResolvedSidebar[]): Map<string, string> {
  const sections = new Map<string, string>();
  const add = ({ href, ...entry }: NavEntry, section: string): void => {
    if (href?.startsWith('/') && !sections.has(href)) sections.set(href, section);
    if ('items' in entry) for (const item of entry.items) add(item, section);
  };
  for (const { items } of sidebars) {
    for (const entry of items) add(entry, isCategory(entry) ? entry.label : NO_SECTION);
  }
  return sections;
}
