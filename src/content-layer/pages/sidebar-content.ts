import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { listFiles } from '../content-folder';
import { isApiClass, type PageNode } from '../nodes';
import type { CategoryMetadata, SidebarContent } from '../sidebars/resolve';

/** What the sidebars are made of. */
export function sidebarContent(nodes: readonly PageNode[], docsDir: string): SidebarContent {
  const docs = nodes.flatMap((node) => {
    if (isApiClass(node)) return [];
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
  return { docs, classes, categories: categoryMetadata(docsDir) };
}

/** The `_category_` files, by folder. */
function categoryMetadata(docsDir: string): Map<string, CategoryMetadata> {
  const found = listFiles(docsDir).filter((file) =>
    /^_category_\.(json|ya?ml)$/.test(path.basename(file)),
  );
  return new Map(
    found.map((file) => {
      const folder = path.relative(docsDir, path.dirname(file)).split(path.sep).join('/');
      return [folder, parse(fs.readFileSync(file, 'utf8')) as CategoryMetadata];
    }),
  );
}
