import fs from 'node:fs';
import path from 'node:path';

/** The folder of a build that is being finished, with what has been found in its files. */
export interface PublishedFiles {
  readonly dir: string;
  /**
   * Writes a file of the folder.
   *
   * @param write writes it to a path, whose folder exists, and returns its text if it has it.
   */
  readonly make: (name: string, write: (target: string) => string | undefined) => void;
  /**
   * Searches the text of a file, once: later calls return the same result. The text of the file that
   * was made last need not be read.
   *
   * @param what the name of the search.
   */
  readonly find: <T>(what: string, name: string, search: (text: string) => T) => T;
}

/** @param dir the folder, absolute. */
export function publishedFiles(dir: string): PublishedFiles {
  const found = new Map<string, unknown>();
  let latest: { readonly name: string; readonly text: string | undefined } | undefined;
  return {
    dir,
    make: (name, write) => {
      const target = path.join(dir, name);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      latest = { name, text: write(target) };
    },
    find: <T>(what: string, name: string, search: (text: string) => T) => {
      const key = `${what} ${name}`;
      if (!found.has(key)) {
        const text = latest?.name === name ? latest.text : undefined;
        found.set(key, search(text ?? fs.readFileSync(path.join(dir, name), 'utf8')));
      }
      return found.get(key) as T;
    },
  };
}
