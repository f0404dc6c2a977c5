import { withBase } from '../../base-path';
import type { Synonym } from '../../../packages/search/engine/pages';
import type { HostedSearchFiles, SearchRecord } from '../../../packages/search/engine/types';
import { contextualFacets } from '../../config/settings/contextual-facets';
import type { HostedSearchSettings, Settings } from '../../config/settings/schema';
import { bundleHostedClient } from '../../build/bundling/search-engine';
import { writeSiteData } from '../../config/project/site-data';
import { removeOthers, searchFolder } from './publish';

/** The last build's output for `scripts/search-publish.ts`: `.cache/site/search-records.json`. */
export interface BuiltRecords {
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly Synonym[];
}

/**
 * Writes the files of a site whose search is a hosted service: the module that queries it, below
 * `public/search/`, and the records for its index. Events are a second file, loaded by the first.
 */
export async function publishHostedSearch(
  settings: Settings,
  search: HostedSearchSettings,
  built: BuiltRecords,
): Promise<void> {
  const dir = searchFolder();
  removeOthers(dir, new Map());
  const files: HostedSearchFiles = {
    hosted: withBase(`/search/${await bundleHostedClient(dir)}`),
    settings: {
      applicationId: search.applicationId,
      apiKey: search.apiKey,
      indexName: search.indexName,
      facets: search.contextualSearch ? contextualFacets(settings, search) : {},
      parameters: search.parameters,
      insights: search.insights,
      insightsHost: search.insightsHost,
      hosts: search.hosts,
      siteUrl: settings.url,
    },
  };
  writeSiteData('search', files);
  const records = built.records.map((record) => ({
    ...record,
    url: withBase(record.url),
    path: withBase(record.path),
  }));
  writeSiteData('search-records', { ...built, records });
}
