import fs from 'node:fs';
import type { Mention } from './api/mentions';
import { siteDataFile, writeSiteData } from '../site/site-data';

/** What the index of the site holds that cannot be read off the page nodes. */
export interface SiteIndexData {
  /** The paths of files that cannot be read, by file: links to them are not reported as well. */
  readonly unreadable: Readonly<Record<string, string>>;
  /** Paths of pages that no document makes. */
  readonly otherPaths: readonly string[];
  /** The order of the reference's categories. */
  readonly categories: readonly string[];
  /** The pages that refer to a class, by its path. */
  readonly mentions: Readonly<Record<string, readonly Mention[]>>;
  /** By path: the section of the sidebar, in the sidebar's order. */
  readonly sections: Readonly<Record<string, string>>;
  /** Categories of the reference that search puts last. */
  readonly internals: readonly string[];
  /** Headings that search leaves out with what stands below them. */
  readonly ignoredHeadings: readonly string[];
}

/** What is known before the pages are created. */
export const NO_SITE_INDEX_DATA: SiteIndexData = {
  unreadable: {},
  otherPaths: [],
  categories: [],
  mentions: {},
  sections: {},
  internals: [],
  ignoredHeadings: [],
};

/** Keeps the data for the processes that run queries. */
export function writeSiteIndexData(data: SiteIndexData, rootDir = process.cwd()): void {
  writeSiteData('site-index', data, rootDir);
}

/** What the process that creates pages has written; nothing before it has. */
export function readSiteIndexData(rootDir = process.cwd()): SiteIndexData {
  const file = siteDataFile('site-index', rootDir);
  if (!fs.existsSync(file)) return NO_SITE_INDEX_DATA;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as SiteIndexData;
}
