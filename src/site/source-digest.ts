import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../diagnostics/files';

/** The sources that determine how content becomes pages, apart from content and style sheets. */
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
 * A hash of the names and contents of files, without tests.
 *
 * @param sources files and folders, absolute or relative to `rootDir`; missing ones are skipped.
 */
export function sourceDigest(rootDir: string, sources: readonly string[]): string {
  const hash = crypto.createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(path.resolve(rootDir, source)))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(path.relative(rootDir, file)).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** The file itself, or all files below a folder; empty if it does not exist. */
export function filesOf(absolute: string): string[] {
  const stat = fs.statSync(absolute, { throwIfNoEntry: false });
  return stat?.isDirectory() ? listFiles(absolute) : stat ? [absolute] : [];
}
