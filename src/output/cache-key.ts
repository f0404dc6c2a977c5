import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DECISION_TABLES_FILE } from '../site/decision-tables';
import { FACTS_FILE } from '../site/facts';
import { FIRST_VERSIONS_FILE } from '../site/first-versions';
import { GLOSSARY_FILE } from '../site/glossary';
import { LOG_CODES_FILE } from '../site/log-codes';
import { previewOf } from '../site/preview';
import { CONTENT_SOURCES, filesOf, sourceDigest } from '../site/source-digest';

/**
 * A key that changes whenever the caches of an earlier build must not be used.
 *
 * @param contentDir the content folder, absolute.
 */
export function cacheKey(
  rootDir: string,
  contentDir = path.resolve(rootDir, process.env.CONTENT_DIR || 'content'),
): string {
  // If only a style sheet changes, Gatsby does not rewrite any documents: they would all keep the
  // old one.
  const styles = filesOf(path.resolve(rootDir, 'src')).filter((file) => file.endsWith('.css'));
  const names = [
    FACTS_FILE,
    FIRST_VERSIONS_FILE,
    LOG_CODES_FILE,
    GLOSSARY_FILE,
    DECISION_TABLES_FILE,
  ];
  const data = names.map((name) => path.join(contentDir, name));
  const sources = [...CONTENT_SOURCES, ...data, ...styles];
  // The bar that names the branch is in every document.
  const branch = previewOf(process.env)?.branch ?? '';
  return crypto
    .createHash('sha256')
    .update(`${process.version} ${branch} ${contentDir} ${sourceDigest(rootDir, sources)}`)
    .digest('hex');
}

/** What makes published files of Gatsby's, beside the sources that `cacheKey` covers. */
export const OUTPUT_SOURCES = ['src/base-path.ts', 'src/output'];

/**
 * A key that changes whenever published files of an earlier build must not be used.
 *
 * @param key the current `cacheKey`.
 */
export function outputKey(rootDir: string, key: string): string {
  return `${key} ${sourceDigest(rootDir, OUTPUT_SOURCES)}`;
}

/**
 * Clears Gatsby's caches if the settings, the content layer, the packages or the style sheets have
 * changed since the build that filled them: Gatsby itself only checks `gatsby-*` files.
 *
 * @param key the current `cacheKey`.
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
 * Records which sources filled the caches. Call this after Gatsby exits, because it empties its
 * folder when it starts.
 *
 * @param key the `cacheKey` of the sources with which Gatsby started. They may have been edited
 *   since, in which case the caches do not match the current sources.
 */
export function stampCaches(rootDir: string, key: string): void {
  fs.mkdirSync(path.join(rootDir, '.cache'), { recursive: true });
  fs.writeFileSync(path.join(rootDir, '.cache', 'site-cache-key'), key);
}
