import { isCategory, type NavEntry, type ResolvedSidebar } from '../../page-model/nav-entry';

/** The section of pages outside every category. */
export const NO_SECTION = 'Documentation';

/** The sidebar section of each page, by path and in the order of the sidebars. */
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
