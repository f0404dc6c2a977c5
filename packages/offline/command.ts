import fs from 'node:fs';
import { zipSync } from 'fflate';
import { offlineFolder } from './folder';

/** Writes a finished site as an archive that needs no host. @returns what was written, in a sentence. */
export async function writeOfflineZip(dist: string, target: string): Promise<string> {
  const docs = await offlineFolder(dist);
  const bytes = zipSync({ docs }, { level: 9, mtime: new Date(1980, 0, 1) });
  fs.writeFileSync(target, bytes);
  const megabytes = (bytes.length / 1e6).toFixed(1);
  return `${target}: ${Object.keys(docs).length} files, ${megabytes} MB. Open docs/index.html in it.`;
}
