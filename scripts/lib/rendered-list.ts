import fs from 'node:fs';
import path from 'node:path';

/** How often the list is read, in milliseconds. */
const INTERVAL = 200;

/**
 * Follows the list of files that Gatsby's process has finished (`src/gatsby-process/render-here.ts`).
 *
 * @param file the list, which is emptied first.
 * @param take receives what is new in it, in lots.
 * @returns ends it.
 */
export function followList(file: string, take: (names: readonly string[]) => void): () => void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
  const read = linesOf(file);
  const timer = setInterval(() => {
    const names = read();
    if (names.length > 0) take(names);
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

/** @returns reads the lines that have been added since the last time. */
export function linesOf(file: string): () => readonly string[] {
  let done = 0;
  return () => {
    // Gatsby's process may be writing the last line, or have cleared its folder.
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    const end = text.lastIndexOf('\n') + 1;
    const lines = text.slice(done, end).split('\n').filter(Boolean);
    done = Math.max(done, end);
    return lines;
  };
}
