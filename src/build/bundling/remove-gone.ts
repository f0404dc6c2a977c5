import fs from 'node:fs';
import path from 'node:path';
import { readSiteData, siteDataFile, writeSiteData } from '../../config/project/site-data';

/**
 * Removes what the build before has published at other addresses than this one will: `public/` keeps
 * all files.
 *
 * @param kind of files.
 * @param addresses of all files of this kind, from the root.
 */
export function removeGone(
  kind: 'feeds' | 'static-files',
  addresses: Iterable<string>,
  rootDir = process.cwd(),
): void {
  const now = new Set(addresses);
  const before = fs.existsSync(siteDataFile(kind, rootDir)) ? readSiteData(kind, rootDir) : [];
  for (const address of before as string[])
    if (!now.has(address)) fs.rmSync(path.join(rootDir, 'public', address), { force: true });
  writeSiteData(kind, [...now], rootDir);
}
