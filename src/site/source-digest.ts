import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../diagnostics/files';

/** What decides how content becomes pages, besides the content and the style sheets. */
export const CONTENT_SOURCES = [
  'site.config.ts',
  'package-lock.json',
  'src/bundling',
  'src/content-layer',
  'src/diagnostics',
  'src/islands',
  'src/messages',
  'src/page-model',
  'src/routes.ts',
  'src/settings',
  'src/site',
];

/**
 * A text that changes with the files, their names and what they hold; tests do not count.
 *
 * @param sources files and folders, from `rootDir` or absolute; what is missing adds nothing.
 */
export function sourceDigest(rootDir: string, sources: readonly string[]): string {
  const hash = crypto.createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(path.resolve(rootDir, source)))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(path.relative(rootDir, file)).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** A file, or all files below a folder; none where it is not there. */
export function filesOf(absolute: string): string[] {
  const stat = fs.statSync(absolute, { throwIfNoEntry: false });
  return stat?.isDirectory() ? listFiles(absolute) : stat ? [absolute] : [];
}
