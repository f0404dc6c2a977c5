import fs from 'node:fs';
import path from 'node:path';
import { parseDocument, type YAMLParseError } from 'yaml';
import { type ContentFolder } from '../../site/content-folder';
import { displayPath, listFiles } from '../../diagnostics/files';
import { isApiClass, type PageNode } from '../nodes';
import type { Problem } from '../../diagnostics/problems';
import type { CategoryMetadata, SidebarContent } from '../sidebars/content';

/** What the sidebars are made of. */
export function sidebarContent(
  nodes: readonly PageNode[],
  { docsDir, rootDir }: Pick<ContentFolder, 'docsDir' | 'rootDir'>,
): SidebarContent & { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
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
  return { docs, classes, categories: categoryMetadata(docsDir, rootDir, problems), problems };
}

/** The `_category_` files, by folder. */
function categoryMetadata(
  docsDir: string,
  rootDir: string,
  problems: Problem[],
): Map<string, CategoryMetadata> {
  const found = listFiles(docsDir).filter((file) =>
    /^_category_\.(json|ya?ml)$/.test(path.basename(file)),
  );
  return new Map(
    found.flatMap((file): [string, CategoryMetadata][] => {
      const folder = path.relative(docsDir, path.dirname(file)).split(path.sep).join('/');
      const document = parseDocument(fs.readFileSync(file, 'utf8'));
      const [error] = document.errors;
      const data: unknown = error ? undefined : document.toJS();
      if (typeof data === 'object' && data !== null) return [[folder, data]];
      if (data !== null) problems.push(unreadable(file, rootDir, error));
      return [];
    }),
  );
}

function unreadable(
  file: string,
  rootDir: string,
  error: Pick<YAMLParseError, 'message' | 'linePos'> | undefined,
): Problem {
  const place = error?.linePos?.[0];
  return {
    check: 'sidebar',
    file: displayPath(file, rootDir),
    ...(place && { line: place.line, column: place.col }),
    message: `The file cannot be read: ${error?.message.split('\n')[0]?.replace(/ at line .*$/, '') ?? 'it holds no keys'}`,
    fix: 'Write an object with label, position, collapsible, collapsed.',
  };
}
