import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../diagnostics/files';
import { FACTS_FILE } from '../site/facts';

/** What decides how content becomes pages, besides the content. */
const SOURCES = [
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
  'src/styles/breakpoints.ts',
];

/** A text that changes when the caches of an earlier build must not be used. */
export function cacheKey(rootDir: string): string {
  const hash = crypto.createHash('sha256');
  const contentDir = path.resolve(rootDir, process.env.CONTENT_DIR || 'content');
  hash.update(`${process.version} ${contentDir}`);
  const sources = [...SOURCES, path.join(contentDir, FACTS_FILE)];
  const files = [
    ...sources.flatMap((source) => filesOf(path.resolve(rootDir, source))),
    // Gatsby writes no document anew when nothing but a style sheet has changed: all would go on
    // with the old one.
    ...filesOf(path.resolve(rootDir, 'src')).filter((file) => file.endsWith('.css')),
  ];
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(path.relative(rootDir, file)).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** A file, or all files below a folder; none where it is not there. */
function filesOf(absolute: string): string[] {
  const stat = fs.statSync(absolute, { throwIfNoEntry: false });
  return stat?.isDirectory() ? listFiles(absolute) : stat ? [absolute] : [];
}

/**
 * Clears Gatsby's caches where the settings, the content layer, the packages or the style sheets
 * have changed since the build that filled them: Gatsby itself looks at `gatsby-*` files only.
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
