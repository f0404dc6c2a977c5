import fs from 'node:fs';

/** What tells a state of a file from any other without reading it. */
export interface Stamp {
  /** Changes when the content is written, or another file takes the path. */
  readonly what: string;
  /** Changes also with links and permissions, and cannot be set back. */
  readonly when: string;
}

/** Of no file; the same as no other. */
export const NO_STAMP: Stamp = { what: '', when: '' };

/** The stamp of a file; `NO_STAMP` if there is none, or it is a folder or a symbolic link. */
export function stampOf(file: string): Stamp {
  const stat = fs.lstatSync(file, { bigint: true, throwIfNoEntry: false });
  if (!stat?.isFile()) return NO_STAMP;
  const { dev, ino, size, mtimeNs, ctimeNs } = stat;
  return { what: [dev, ino, size, mtimeNs].join(' '), when: String(ctimeNs) };
}

export function isSame(a: Stamp, b: Stamp): boolean {
  return a.what !== '' && a.what === b.what && a.when === b.when;
}
