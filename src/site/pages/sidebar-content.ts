import type { DocsFolder } from '../../config/project/content-folder';
import { isApiClass, type PageNode } from '../nodes/nodes';
import type { Problem } from '../../config/diagnostics/problems';
import { readCategoryFiles } from './category-files';
import type { SidebarContent } from '../sidebars/content';

/** The content from which the sidebars of a folder of pages are built. */
export function sidebarContent(
  nodes: readonly PageNode[],
  folder: Pick<DocsFolder, 'name' | 'dir' | 'path' | 'exclude'>,
  rootDir: string,
): SidebarContent & { readonly problems: readonly Problem[] } {
  const docs = nodes.flatMap((node) => {
    if (isApiClass(node) || node.docsName !== folder.name) return [];
    const position = node.frontMatter.sidebar_position;
    return [
      {
        docId: node.docId,
        path: node.path,
        label: node.sidebarLabel,
        title: node.title,
        relativePath: node.relativePath,
        unlisted: node.unlisted,
        isIndex: node.isIndex,
        ...(position !== undefined && { position }),
      },
    ];
  });
  const classes = nodes
    .filter(isApiClass)
    .filter(({ unlisted }) => !unlisted)
    .map(({ name, path: classPath, type }) => ({ name, path: classPath, category: type.category }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { base: folder.path, docs, classes, ...readCategoryFiles(folder, rootDir) };
}
