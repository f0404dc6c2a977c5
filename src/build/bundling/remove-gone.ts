import fs from 'node:fs';
import path from 'node:path';
import { readSiteData, siteDataFile, writeSiteData } from '../../config/project/site-data';

/**
 * Removes what the build before has published and this one will not: `public/` keeps all files.
 *
 * @param kind of files.
 * @param addresses of all files of this kind, from the root.
 */
export function removeGone(
  kind: 'editor-help' | 'feeds' | 'markdown' | 'static-files' | 'xref-map',
  addresses: ReadonlySet<string>,
  rootDir: string,
): void {
  const before = fs.existsSync(siteDataFile(kind, rootDir)) ? readSiteData(kind, rootDir) : [];
  for (const address of before as string[])
    if (!addresses.has(address)) fs.rmSync(path.join(rootDir, 'public', address), { force: true });
  writeSiteData(kind, [...addresses], rootDir);
}
