import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../content-layer/content-folder';
import { FACTS_FILE } from '../content-layer/facts';

/** What decides how content becomes pages, besides the content. */
const SOURCES = [
  'site.config.ts',
  'package-lock.json',
  'src/content-layer',
  'src/islands',
  'src/settings',
];

/** A text that changes when the caches of an earlier build must not be used. */
export function cacheKey(rootDir: string): string {
  const hash = crypto.createHash('sha256');
  const contentDir = path.resolve(rootDir, process.env.CONTENT_DIR || 'content');
  hash.update(`${process.version} ${contentDir}`);
  for (const source of [...SOURCES, path.join(contentDir, FACTS_FILE)]) {
    const absolute = path.resolve(rootDir, source);
    const stat = fs.statSync(absolute, { throwIfNoEntry: false });
    const files = stat?.isDirectory() ? listFiles(absolute) : stat ? [absolute] : [];
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(path.relative(rootDir, file)).update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Clears Gatsby's caches where the settings, the content layer or the packages have changed since
 * the build that filled them: Gatsby itself looks at `gatsby-*` files only.
 *
 * @returns whether they were cleared.
 */
export function clearStaleCaches(rootDir: string): boolean {
  const stamp = path.join(rootDir, '.cache', 'site-cache-key');
  const key = cacheKey(rootDir);
  const current = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : undefined;
  if (current === key) return false;
  fs.rmSync(path.join(rootDir, '.cache'), { recursive: true, force: true });
  fs.rmSync(path.join(rootDir, 'public'), { recursive: true, force: true });
  return true;
}

/** To be called after a build: Gatsby empties its folder when it starts. */
export function stampCaches(rootDir: string): void {
  fs.mkdirSync(path.join(rootDir, '.cache'), { recursive: true });
  fs.writeFileSync(path.join(rootDir, '.cache', 'site-cache-key'), cacheKey(rootDir));
}
