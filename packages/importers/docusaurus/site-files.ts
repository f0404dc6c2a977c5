import fs from 'node:fs';
import { filesIn } from '../shared/files-in';
import { counted, wordsOf } from '../shared/tally';

/** The Markdown files in a folder that may be read. */
export const markdownIn = (dir: string, root: string) =>
  filesIn(dir, root).filter((file) => /\.mdx?$/i.test(file));

/** The number of files, and of the words in them: "2 posts (1,200 words)". */
export function withWords(files: readonly string[], name: string): string {
  const words = files.flatMap((file) => wordsOf(fs.readFileSync(file, 'utf8')));
  return `${counted(files.length, name)} (${counted(words.length, 'word')})`;
}
