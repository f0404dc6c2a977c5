import fs from 'node:fs';
import path from 'node:path';
import { basePathDefines, withBase } from '../../base-path';
import { bundleInterface } from '../../../packages/search/build/interface';
import type { SearchConfig } from '../../../packages/search/ui/config';
import type { SearchScripts } from '../../client/early/search';
import type { SearchFiles } from '../../../packages/search/engine/types';
import type { HostedSearchFiles } from '../../../packages/search/engine/hosted/settings';
import type { PopularTask } from '../../page-model/popular-tasks';
import type { Settings } from '../../config/settings/schema';
import { FOR_BROWSERS } from './browsers';
import { messageDefines } from '../../messages';
import { docsVersions } from '../../config/settings/navbar-items';
import { enabledSearch } from '../../config/settings/public-settings';
import { readSiteData } from '../../config/project/site-data';
import { SEARCH_FILES_PATH, SEARCH_SCRIPTS_PATH } from '../../routes';

/**
 * Bundles the interface of the search. Call this after the index is published, because the scripts
 * contain its address. Their own addresses are published too, so that pages of an earlier deployment
 * can find them.
 *
 * @returns null if search is off.
 */
export async function buildSearchScripts(settings: Settings): Promise<SearchScripts | null> {
  const config = searchConfig(settings);
  const outdir = path.resolve('public', 'search', 'ui');
  if (!config) {
    fs.rmSync(outdir, { recursive: true, force: true });
    return null;
  }
  const define = { ...messageDefines(settings.lang), ...basePathDefines() };
  const { modal, page, style } = await bundleInterface(config, outdir, define, FOR_BROWSERS);
  const address = (file: string) => withBase(`${SEARCH_FILES_PATH}/ui/${file}`);
  // The worker's module loads alongside the page's, which saves a round trip.
  const engine = config.provider === 'embedded' ? [config.files.engine] : [];
  const scripts = (files: readonly string[]) => [...files.map(address), ...engine];
  const result: SearchScripts = {
    modal: scripts(modal),
    page: scripts(page),
    style: address(style),
    placeholder: config.placeholder,
  };
  fs.writeFileSync(path.join(path.resolve('public'), SEARCH_SCRIPTS_PATH), JSON.stringify(result));
  return result;
}

function searchConfig(settings: Settings): SearchConfig | null {
  const { title, lang } = settings;
  const search = enabledSearch(settings);
  if (!search) return null;
  const files = readSiteData('search') as HostedSearchFiles | SearchFiles | null;
  if (!files) return null;
  const popular = readSiteData('popular') as PopularTask[];
  const shared = {
    placeholder: search.placeholder,
    maxResultsPerGroup: search.maxResultsPerGroup,
    missingResultsUrl: search.missingResultsUrl ?? null,
    siteTitle: title,
    popular: popular.map((task) => ({ ...task, href: withBase(task.href) })),
  };
  if ('hosted' in files) {
    const { indexName } = files.settings;
    return { ...shared, provider: 'hosted', files, indexName, filters: [] };
  }
  const [version] = docsVersions(settings);
  const filters = [`language:${lang}`, ...(version === undefined ? [] : [`version:${version}`])];
  // Recent searches are kept under this name: those of other versions on the host are not.
  return { ...shared, provider: 'embedded', files, indexName: `docs${BASE_PATH}`, filters };
}
