import fs from 'node:fs';
import { substitute } from '../../config/settings/variables';
import { type DocPageNode, isApiClass, type PageNode } from '../nodes/nodes';
import { UNKNOWN } from '../nodes/page-of';
import type { UnreadableFiles } from './unreadable';
import type { Problem } from '../../config/diagnostics/problems';
import type { SidebarItem, SidebarShorthand } from '../sidebars/schema';
import { loadSidebars } from '../sidebars/load';
import {
  entriesIn,
  isCategory,
  type NavCategory,
  type ResolvedSidebar,
} from '../../page-model/nav-entry';
import { divideSidebars, type DividedSidebars } from '../sidebars/divide';
import { resolveSidebars } from '../sidebars/resolve';
import type { DocsFolder } from '../../config/project/content-folder';
import { type Site } from '../../config/project/site';
import { displayPath } from '../../config/diagnostics/files';
import { lineOfString } from '../../config/diagnostics/source-lines';
import { readCategoryFiles } from './category-files';

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
 * Reads the sidebars and resolves them against the pages, those of each folder against its own.
 *
 * @param unreadable what this build leaves out, which the sidebars may still name.
 */
export function resolveNavigation(
  site: Site,
  nodes: readonly PageNode[],
  unreadable: Pick<UnreadableFiles, 'absent' | 'hidesClasses'>,
): Navigation {
  const parts = site.folder.docs.map((docs) => sidebarsIn(docs, site, nodes, unreadable));
  const sidebars = parts.flatMap(({ resolved }) => resolved);
  return {
    sidebars,
    divided: divideSidebars(sidebars, site.settings.sidebar),
    indexes: sidebars
      .flatMap(({ items }) => entriesIn(items))
      .flatMap(({ entry }) => (isCategory(entry) && entry.generatedIndex ? [entry] : [])),
    categories: parts.flatMap(({ categories }) => categories),
    problems: parts.flatMap(({ problems }) => problems),
  };
}

function sidebarsIn(
  docs: DocsFolder,
  { folder, variables }: Site,
  nodes: readonly PageNode[],
  { absent, hidesClasses }: Pick<UnreadableFiles, 'absent' | 'hidesClasses'>,
) {
  const { rootDir } = folder;
  const isMain = docs === folder.docs[0];
  const classes = nodes.filter(isApiClass);
  const ownClasses = isMain ? classes : [];
  const { sidebarsFile } = docs;
  const hasClasses = ownClasses.some(({ unlisted }) => !unlisted);
  const loaded = loadSidebars(sidebarsFile, rootDir, variables, hasClasses);
  const content = {
    base: docs.path,
    docs: nodes.filter(
      (node): node is DocPageNode => !isApiClass(node) && node.docsName === docs.name,
    ),
    classes,
    ...readCategoryFiles(docs, rootDir),
    absent: absent.get(docs.name) ?? new Set<string>(),
    hidesClasses: hidesClasses || ownClasses.some(({ type }) => type.category === UNKNOWN),
  };
  const resolved = resolveSidebars(loaded.sidebars, content);
  const source = sidebarsFile ? fs.readFileSync(sidebarsFile, 'utf8') : '';
  const file = displayPath(sidebarsFile || docs.dir, rootDir);
  const problems = resolved.problems.map(({ text, message, fix }): Problem => {
    const line = lineOfString(source, (literal) => substitute(literal, variables) === text);
    return { check: 'sidebar', file, ...(line && { line }), message, fix };
  });
  return {
    // Files of several folders may use the same names.
    resolved: resolved.sidebars.map((sidebar) => ({
      ...sidebar,
      name: isMain ? sidebar.name : `${docs.name}-${sidebar.name}`,
    })),
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
