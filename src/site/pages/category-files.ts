import fs from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { displayPath } from '../../config/diagnostics/files';
import type { Problem } from '../../config/diagnostics/problems';
import { yamlLocator } from '../../config/diagnostics/yaml-places';
import { knownKeys, issueToProblems } from '../../config/diagnostics/zod-issues';
import { docsFilesOf, type DocsFolder } from '../../config/project/content-folder';
import type { CategoryMetadata } from '../sidebars/content';
import { categoryFileSchema } from '../sidebars/schema';

const LINK_TYPES = 'Write "generated-index", "reference-index", or "doc" with an "id".';

/** Reads and validates the `_category_` files in a folder of pages. */
export function readCategoryFiles(docs: Pick<DocsFolder, 'dir' | 'exclude'>, rootDir: string) {
  /** By the folder's path relative to the docs folder; files with mistakes are left out. */
  const categories = new Map<string, CategoryMetadata>();
  const problems: Problem[] = [];
  for (const file of docsFilesOf(docs)) {
    if (!/^_category_\.(json|ya?ml)$/.test(path.basename(file))) continue;
    const found = readCategory(fs.readFileSync(file, 'utf8'), displayPath(file, rootDir));
    if (Array.isArray(found)) problems.push(...found);
    else categories.set(displayPath(path.dirname(file), docs.dir), found);
  }
  return { categories, problems };
}

/** @returns the file's settings, or its problems. */
function readCategory(raw: string, file: string): CategoryMetadata | Problem[] {
  const document = parseDocument(raw);
  const [error] = document.errors;
  if (error) {
    const place = error.linePos?.[0];
    return [
      {
        check: 'sidebar',
        file,
        ...(place && { line: place.line, column: place.col }),
        message: `The file cannot be read: ${error.message.split('\n')[0]?.replace(/ at line .*$/, '')}.`,
        fix: 'Fix the syntax. The file contains keys and values: label, position, collapsible, collapsed, link.',
      },
    ];
  }
  // An empty file is valid.
  const result = categoryFileSchema.safeParse(document.toJS() ?? {});
  if (result.success) return result.data;
  const locate = yamlLocator(raw);
  const known = knownKeys(categoryFileSchema);
  return result.error.issues.flatMap((issue) =>
    issueToProblems(issue, known, 'the file').map(({ path: keys, message, fix }): Problem => ({
      check: 'sidebar',
      file,
      ...locate(keys),
      message,
      fix: keys.join('.') === 'link.type' ? LINK_TYPES : fix,
    })),
  );
}
