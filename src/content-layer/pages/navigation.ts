import fs from 'node:fs';
import { substitute } from '../../settings/variables';
import { isApiClass, type PageNode, UNKNOWN } from '../nodes';
import type { UnreadableFiles } from './unreadable';
import type { Problem } from '../../diagnostics/problems';
import type { SidebarItem, SidebarShorthand } from '../sidebars/schema';
import { loadSidebars } from '../sidebars/load';
import {
  isCategory,
  type NavCategory,
  type NavEntry,
  type ResolvedSidebar,
} from '../../page-model/nav-entry';
import { divideSidebars, type DividedSidebars } from '../sidebars/divide';
import { resolveSidebars } from '../sidebars/resolve';
import { type Site } from '../../site/site';
import { displayPath } from '../../diagnostics/files';
import { lineOfString } from '../../diagnostics/source-lines';
import { sidebarContent } from './sidebar-content';

export interface Navigation {
  readonly sidebars: readonly ResolvedSidebar[];
  /** The same as documents hold them. */
  readonly divided: DividedSidebars;
  /** The categories with a generated list of their pages. */
  readonly indexes: readonly NavCategory[];
  /** The order of reference categories given in a sidebar. */
  readonly categories: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * Reads the sidebars and resolves them against the pages.
 *
 * @param unreadable what this build leaves out, which the sidebar may still name.
 */
export function resolveNavigation(
  site: Site,
  nodes: readonly PageNode[],
  { absent, hidesClasses }: Pick<UnreadableFiles, 'absent' | 'hidesClasses'>,
): Navigation {
  const { folder, variables } = site;
  const hasClasses = nodes.some((node) => isApiClass(node) && !node.unlisted);
  const loaded = loadSidebars(folder.sidebarsFile, folder.rootDir, variables, hasClasses);
  const hasUnknown = nodes.some((node) => isApiClass(node) && node.type.category === UNKNOWN);
  const content = {
    ...sidebarContent(nodes, folder),
    absent,
    hidesClasses: hidesClasses || hasUnknown,
  };
  const resolved = resolveSidebars(loaded.sidebars, content);
  const source = folder.sidebarsFile ? fs.readFileSync(folder.sidebarsFile, 'utf8') : '';
  const file = displayPath(folder.sidebarsFile ?? folder.docsDir, folder.rootDir);
  const problems = resolved.problems.map(({ text, message, fix }): Problem => {
    const line = lineOfString(source, (literal) => substitute(literal, variables) === text);
    return { check: 'sidebar', file, ...(line && { line }), message, fix };
  });
  return {
    sidebars: resolved.sidebars,
    divided: divideSidebars(resolved.sidebars, site.settings.sidebar),
    indexes: resolved.sidebars.flatMap(({ items }) => generatedIndexes(items)),
    categories: Object.values(loaded.sidebars).flatMap(referenceCategories),
    problems: [...loaded.problems, ...content.problems, ...problems],
  };
}

function referenceCategories(items: SidebarItem | SidebarItem[] | SidebarShorthand): string[] {
  if (typeof items === 'string') return [];
  if (Array.isArray(items)) return items.flatMap(referenceCategories);
  if (items.type === 'reference') return (items as { categories?: string[] }).categories ?? [];
  return Object.values(items).flatMap((value) =>
    Array.isArray(value) ? referenceCategories(value as SidebarItem[]) : [],
  );
}

function generatedIndexes(entries: readonly NavEntry[]): NavCategory[] {
  return entries.filter(isCategory).flatMap((category) => {
    const own = category.generatedIndex ? [category] : [];
    return [...own, ...generatedIndexes(category.items)];
  });
}
