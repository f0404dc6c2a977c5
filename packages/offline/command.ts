import fs from 'node:fs';
import { zipSync } from 'fflate';
import { offlineFolder } from './folder';

/** Compressed already. */
const PACKED = /\.(?:avif|gif|jpe?g|mp4|png|webm|webp|woff2|zip)$/;

/** Writes a finished site as an archive that needs no host. @returns what was written, in a sentence. */
export async function writeOfflineZip(dist: string, target: string): Promise<string> {
  const start = Date.now();
  const folder = await offlineFolder(dist);
  const entries = [...folder].map(
    ([file, bytes]) => [`docs/${file}`, [bytes, { level: PACKED.test(file) ? 0 : 9 }]] as const,
  );
  const bytes = zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0], {
    mtime: new Date(1980, 0, 1),
  });
  fs.writeFileSync(target, bytes);
  const megabytes = (bytes.length / 1e6).toFixed(1);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  return `${target}: ${folder.size} files, ${megabytes} MB, in ${seconds} s. Open docs/index.html in it.`;
}
