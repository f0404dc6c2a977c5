import fs from 'node:fs';
import path from 'node:path';

/** The absolute paths of all files below a folder, in a stable order. */
export function listFiles(dir: string): string[] {
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      return entry.isDirectory() ? listFiles(file) : [file];
    });
}

/** The files below a folder, relative to it and with forward slashes, in a stable order. */
export function listRelativeFiles(dir: string): string[] {
  return listFiles(dir).map((file) => displayPath(file, dir));
}

/** A file's text; undefined if it does not exist. */
export function readIfThere(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** Whether a file is in one of the folders, at any depth. */
export function isInside(file: string, dirs: readonly string[]): boolean {
  return dirs.some((dir) => {
    const relative = path.relative(dir, file);
    return !path.isAbsolute(relative) && relative.split(path.sep)[0] !== '..';
  });
}

/** A file's path for messages: relative to the project's root, with forward slashes. */
export function displayPath(absolutePath: string, rootDir: string): string {
  return path.relative(rootDir, absolutePath).split(path.sep).join('/');
}

/** The root of the repository around a folder; undefined if there is none. */
export function repositoryAround(dir: string): string | undefined {
  if (fs.existsSync(path.join(dir, '.git'))) return dir;
  const parent = path.dirname(dir);
  return parent === dir ? undefined : repositoryAround(parent);
}
