import fs from 'node:fs';
import { siteDataFile, writeSiteData } from './site-data';

/** What a page's links and lists depend on besides the pages themselves. */
export interface Surroundings {
  /** The paths of files that cannot be read, by file: links to them are not reported as well. */
  readonly unreadable: Readonly<Record<string, string>>;
  /** Paths of pages that no document makes. */
  readonly otherPaths: readonly string[];
  /** The order of the reference's categories. */
  readonly categories: readonly string[];
}

const NOTHING: Surroundings = { unreadable: {}, otherPaths: [], categories: [] };

/** Keeps the surroundings for the processes that run queries. */
export function writeSurroundings(surroundings: Surroundings, rootDir = process.cwd()): void {
  writeSiteData('surroundings', surroundings, rootDir);
}

/** What the process that creates pages has written; nothing before it has. */
export function readSurroundings(rootDir = process.cwd()): Surroundings {
  const file = siteDataFile('surroundings', rootDir);
  if (!fs.existsSync(file)) return NOTHING;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Surroundings;
}
