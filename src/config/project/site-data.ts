import fs from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from '../diagnostics/write-whole';

/** Where generated modules live: `$site/…` in imports. */
export const SITE_DATA_DIR = path.join('.cache', 'site');

/** Kinds of published files, whose addresses the next build wants to know. */
export type FileKind =
  | 'commit'
  | 'editor-help'
  | 'feeds'
  | 'hover-cards'
  | 'markdown'
  | 'open-search'
  | 'static-files'
  | 'xref-map';

type SiteDataName =
  | FileKind
  | 'analytics'
  | 'document'
  | 'islands'
  | 'navigation'
  | 'popular'
  | 'redirects'
  | 'reports'
  | 'settings'
  | 'scripts'
  | 'search'
  | 'search-fit'
  | 'search-records'
  | 'site-index';

export function siteDataFile(name: SiteDataName, rootDir: string): string {
  return path.resolve(rootDir, SITE_DATA_DIR, `${name}.json`);
}

/**
 * Writes a module that can be imported as `$site/<name>`. An unchanged file is left alone, so that
 * webpack's cache stays valid.
 */
export function writeSiteData(name: SiteDataName, value: unknown, rootDir = process.cwd()): void {
  writeIfChanged(siteDataFile(name, rootDir), JSON.stringify(value));
}

/** Reads what a build has written with `writeSiteData`. */
export function readSiteData(name: SiteDataName, rootDir = process.cwd()): unknown {
  return JSON.parse(fs.readFileSync(siteDataFile(name, rootDir), 'utf8'));
}
