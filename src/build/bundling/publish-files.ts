import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../config/diagnostics/write-whole';
import {
  type FileKind,
  readSiteData,
  siteDataFile,
  writeSiteData,
} from '../../config/project/site-data';

/** Texts by their addresses, from the root. */
export type Files = Iterable<readonly [address: string, text: string]>;

/**
 * Writes the files of a kind, and removes those that only the build before had. A static file at such
 * an address is its owner's own, and stays.
 */
export function publishFiles(kind: FileKind, files: Files, rootDir: string): void {
  const statics = publishedFiles('static-files', rootDir);
  const own = new Map([...files].filter(([address]) => !statics.has(address)));
  for (const [address, text] of own) writeWhole(path.join(rootDir, 'public', address), text);
  removeGone(kind, new Set(own.keys()), rootDir);
}

/**
 * Removes what the build before has published and this one will not: `public/` keeps all files.
 *
 * @param addresses of all files of this kind, from the root.
 */
export function removeGone(kind: FileKind, addresses: ReadonlySet<string>, rootDir: string): void {
  const before = publishedFiles(kind, rootDir);
  writeSiteData(kind, [...addresses], rootDir);
  const statics = publishedFiles('static-files', rootDir);
  for (const address of before)
    if (!addresses.has(address) && !statics.has(address))
      fs.rmSync(path.join(rootDir, 'public', address), { force: true });
}

/** The addresses of all files of a kind that are published now. */
export function publishedFiles(kind: FileKind, rootDir: string): ReadonlySet<string> {
  const isKnown = fs.existsSync(siteDataFile(kind, rootDir));
  return new Set(isKnown ? (readSiteData(kind, rootDir) as string[]) : []);
}
