import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { FACTS_FILE } from '../site/facts';
import { CONTENT_SOURCES, filesOf, sourceDigest } from '../site/source-digest';

/** A text that changes when the caches of an earlier build must not be used. */
export function cacheKey(rootDir: string): string {
  const contentDir = path.resolve(rootDir, process.env.CONTENT_DIR || 'content');
  // Gatsby writes no document anew when nothing but a style sheet has changed: all would go on
  // with the old one.
  const styles = filesOf(path.resolve(rootDir, 'src')).filter((file) => file.endsWith('.css'));
  const sources = [...CONTENT_SOURCES, path.join(contentDir, FACTS_FILE), ...styles];
  return crypto
    .createHash('sha256')
    .update(`${process.version} ${contentDir} ${sourceDigest(rootDir, sources)}`)
    .digest('hex');
}

/**
 * Clears Gatsby's caches where the settings, the content layer, the packages or the style sheets
 * have changed since the build that filled them: Gatsby itself looks at `gatsby-*` files only.
 *
 * @param key the present one.
 * @returns whether they were cleared.
 */
export function clearStaleCaches(rootDir: string, key: string): boolean {
  const stamp = path.join(rootDir, '.cache', 'site-cache-key');
  const current = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : undefined;
  if (current === key) return false;
  fs.rmSync(path.join(rootDir, '.cache'), { recursive: true, force: true });
  fs.rmSync(path.join(rootDir, 'public'), { recursive: true, force: true });
  return true;
}

/**
 * To be called when Gatsby has ended: it empties its folder when it starts.
 *
 * @param key that of the sources with which Gatsby started. They may have been edited since, and
 *   then the caches are not those of the present ones.
 */
export function stampCaches(rootDir: string, key: string): void {
  fs.mkdirSync(path.join(rootDir, '.cache'), { recursive: true });
  fs.writeFileSync(path.join(rootDir, '.cache', 'site-cache-key'), key);
}
