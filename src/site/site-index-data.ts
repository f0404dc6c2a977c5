import fs from 'node:fs';
import type { NavLink } from '../page-model/nav-entry';
import type { CallSitesOfType, Mention } from '../reference/mentions';
import type { PageSymptoms } from '../features/log-codes/fill-symptoms';
import type { PagesInSearch } from './search/source';
import type { SampleDownload } from '../features/samples/download-link';
import { readSiteData, siteDataFile, writeSiteData } from '../config/project/site-data';

/** The data in the site's index that cannot be derived from the page nodes. */
export interface SiteIndexData extends PagesInSearch {
  /** The paths of unreadable files, by file, so that links to them are not reported as well. */
  readonly unreadable: Readonly<Record<string, string>>;
  /** Paths of pages that no document backs. */
  readonly otherPaths: readonly string[];
  /** The order of the reference's categories. */
  readonly categories: readonly string[];
  /** The pages that refer to a class, by its path. */
  readonly mentions: Readonly<Record<string, readonly Mention[]>>;
  /** The samples that use members of a class, by its path. */
  readonly callSites: Readonly<Record<string, CallSitesOfType>>;
  /** The symptoms that pages describe, in reading order. */
  readonly symptoms: readonly PageSymptoms[];
  /** The sample projects that pages offer, by their paths. */
  readonly samples: Readonly<Record<string, SampleDownload>>;
  /** What each category's page lists, by its path. */
  readonly lists: Readonly<Record<string, readonly NavLink[]>>;
}

/** What comes from the bodies of all pages. */
export type CollectedData = Pick<SiteIndexData, 'mentions' | 'callSites' | 'symptoms'>;

/** The data before the pages are created. */
export const NO_SITE_INDEX_DATA: SiteIndexData = {
  unreadable: {},
  otherPaths: [],
  categories: [],
  mentions: {},
  callSites: {},
  symptoms: [],
  samples: {},
  sections: {},
  lists: {},
  internals: [],
  ignoredHeadings: [],
};

/** Stores the data for the processes that run queries. */
export function writeSiteIndexData(data: SiteIndexData, rootDir = process.cwd()): void {
  writeSiteData('site-index', data, rootDir);
}

/** The data written by the process that creates pages; empty before that. */
export function readSiteIndexData(rootDir = process.cwd()): SiteIndexData {
  if (!fs.existsSync(siteDataFile('site-index', rootDir))) return NO_SITE_INDEX_DATA;
  return readSiteData('site-index', rootDir) as SiteIndexData;
}
