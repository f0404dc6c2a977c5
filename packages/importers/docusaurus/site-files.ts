import fs from 'node:fs';
import { listFiles } from '../../../src/config/diagnostics/files';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import { factsOfMarkdown } from './words';

/** Those that may be read: none is outside of the root. */
export const filesIn = (dir: string, root: string) =>
  placeIn(root, dir) === 'folder'
    ? listFiles(dir).filter((file) => placeIn(root, file) === 'file')
    : [];

/** The Markdown files in a folder that may be read. */
export const markdownIn = (dir: string, root: string) =>
  filesIn(dir, root).filter((file) => /\.mdx?$/.test(file));

/** The number of pages, and of the words in them. */
export function counted(files: readonly string[], what: string): string {
  const words = files.flatMap((file) => factsOfMarkdown(fs.readFileSync(file, 'utf8')).words);
  return `${files.length} ${what} (${words.length.toLocaleString('en')} words)`;
}
