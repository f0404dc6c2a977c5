import path from 'node:path';
import { displayPath, listFiles } from '../diagnostics/files';
import { type ContentFolder, docsFilesOf } from '../site/content-folder';
import type { PageFile } from './page-of';

/** What gatsby-source-filesystem never reads. */
const IGNORED = /(?:^|\/)(?:node_modules|bower_components)\//;

/** The Markdown files in the folders of pages and classes, as Gatsby's sources find them. */
export function pageFiles(folder: Pick<ContentFolder, 'docs' | 'referenceDir'>): PageFile[] {
  const { docs, referenceDir } = folder;
  const reference = referenceDir === undefined ? [] : [referenceDir];
  return [
    ...docs.flatMap((one) => filesIn(one.name, one.dir, docsFilesOf(one))),
    ...reference.flatMap((dir) => filesIn('reference', dir, listFiles(dir))),
  ];
}

/** What tells a page from all others of a build. */
export function pageName(type: string, absolutePath: string): string {
  return `${type} ${absolutePath}`;
}

function filesIn(sourceInstanceName: string, dir: string, files: readonly string[]): PageFile[] {
  return files
    .map((file) => ({
      sourceInstanceName,
      // With forward slashes on Windows too, as Gatsby writes it.
      absolutePath: file.split(path.sep).join('/'),
      relativePath: displayPath(file, dir),
    }))
    .filter(({ relativePath }) => /\.mdx?$/.test(relativePath) && !IGNORED.test(relativePath));
}
