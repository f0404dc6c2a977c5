import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles, readIfThere } from '../../config/diagnostics/files';
import { CODE_FILE, codeDigest } from '../../config/project/code-digest';
import { previewOf } from '../../config/project/preview';
import type { Site } from '../../config/project/site';

const STAMP = path.join('.cache', 'site-cache-key');

/**
 * A key that changes whenever the caches of an earlier build must not be used: with the code that
 * runs, and with what it has read before any page. Each page's cached body has the rest: its own
 * text, and the files that it includes.
 */
export function cacheKey(site: Site): string {
  const { rootDir } = site.folder;
  // The bar that names the branch is in every document.
  const branch = previewOf(process.env)?.branch ?? '';
  return crypto
    .createHash('sha256')
    .update(JSON.stringify([codeDigest(rootDir), branch, site, stylesIn(rootDir)], withMaps))
    .digest('hex');
}

/** JSON has no maps. */
const withMaps = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);

/**
 * If only a style sheet changes, Gatsby does not rewrite any documents: they would all keep the old
 * one.
 */
function stylesIn(rootDir: string): readonly string[] {
  return ['src', 'packages']
    .flatMap((dir) => listFiles(path.join(rootDir, dir)))
    .filter((file) => file.endsWith('.css'))
    .map((file) => fs.readFileSync(file, 'utf8'));
}

/** The key of the sources that filled the caches; undefined where no build has ended. */
export function stampedKey(rootDir: string): string | undefined {
  return readIfThere(path.join(rootDir, STAMP));
}

/**
 * Clears Gatsby's caches if they were filled with another key, and says whether: Gatsby itself only
 * checks `gatsby-*` files. Nor does it see that somebody has emptied `public/`, and then misses its
 * own files.
 */
export function clearStaleCaches(rootDir: string, key: string): boolean {
  const published = entriesOf(path.join(rootDir, 'public'));
  if (stampedKey(rootDir) === key && published.length > 0) return false;
  // The current code has just been compiled to it.
  const compiled = path.join(rootDir, path.dirname(CODE_FILE));
  for (const file of [...entriesOf(path.join(rootDir, '.cache')), ...published]) {
    if (file !== compiled) fs.rmSync(file, { recursive: true, force: true });
  }
  return true;
}

/** What is in a folder. The folder itself may be a disk of its own, which cannot be removed. */
function entriesOf(dir: string): string[] {
  return fs.existsSync(dir) ? fs.readdirSync(dir).map((name) => path.join(dir, name)) : [];
}

/**
 * Records which sources filled the caches. Call this after Gatsby exits, because it empties its
 * folder when it starts.
 *
 * @param key the `cacheKey` of the sources with which Gatsby started. They may have been edited
 *   since, in which case the caches do not match the current sources.
 */
export function stampCaches(rootDir: string, key: string): void {
  fs.mkdirSync(path.join(rootDir, '.cache'), { recursive: true });
  fs.writeFileSync(path.join(rootDir, STAMP), key);
}
