import fs from 'node:fs';

/** Tells a state of a file from another without reading it; empty if there is no file. */
export function stampOf(file: string): string {
  const stat = fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat?.isFile() ? [stat.dev, stat.ino, stat.size, stat.mtimeNs].join(' ') : '';
}
