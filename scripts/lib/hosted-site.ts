import fs from 'node:fs';
import { CannotStart, type HostedSite } from '../../packages/search/hosted-index/command';
import type { BuiltRecords } from '../../packages/search/hosted-index/records';
import { cacheKey, stampedKey } from '../../src/build/output/cache-key';
import { formatProblems } from '../../src/config/diagnostics/problems';
import { readSite } from '../../src/config/project/site';
import { readSiteData, siteDataFile } from '../../src/config/project/site-data';
import { contextualFacets } from '../../src/config/settings/contextual-facets';
import { loadSettings, SETTINGS_FILE } from '../../src/config/settings/load';

/**
 * The settings and the records of the last build. Throws `CannotStart` if the settings have
 * mistakes or no hosted search, or if the last build failed or had other settings or other content.
 */
export function readHostedSite(rootDir: string): HostedSite {
  const { settings, problems } = loadSettings(rootDir);
  if (problems.length > 0) throw new CannotStart(formatProblems(problems));
  const { search, lang } = settings;
  if (search === false || search.provider !== 'hosted') {
    throw new CannotStart(
      `The search of this site is not hosted. Set "search" in ${SETTINGS_FILE} to { provider: 'hosted', … }.`,
    );
  }
  const stamp = stampedKey(rootDir);
  if (!fs.existsSync(siteDataFile('search-records', rootDir)) || stamp === undefined) {
    throw new CannotStart('There are no records, or the last build has failed: npm run build');
  }
  if (stamp !== cacheKey(readSite(rootDir))) {
    throw new CannotStart(
      'The last build had other settings or another content folder: npm run build',
    );
  }
  const built = readSiteData('search-records', rootDir) as BuiltRecords;
  const facets = contextualFacets(settings, search);
  return { service: search, lang, facets, built, settingsFile: SETTINGS_FILE };
}
