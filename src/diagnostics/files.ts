import fs from 'node:fs';
import path from 'node:path';

/** All files below a folder, absolute, in a stable order. */
export function listFiles(dir: string): string[] {
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      return entry.isDirectory() ? listFiles(file) : [file];
    });
}

/** Whether a file lies below one of the folders. */
export function isInside(file: string, dirs: readonly string[]): boolean {
  return dirs.some((dir) => {
    const relative = path.relative(dir, file);
    return !path.isAbsolute(relative) && relative.split(path.sep)[0] !== '..';
  });
}

/** A file's path from the project's root, with forward slashes, as messages name it. */
export function displayPath(absolutePath: string, rootDir: string): string {
  return path.relative(rootDir, absolutePath).split(path.sep).join('/');
}
