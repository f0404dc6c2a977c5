import type { HostedSettings } from '../../packages/search/engine/hosted/settings';
import type { SearchResult } from '../../packages/search/engine/types';

/** An answer without hits. */
export const searchResult = (over: Partial<SearchResult> = {}): SearchResult => ({
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 20,
  query: 'room',
  facets: { lvl0: {} },
  suggestions: [],
  index: 'complete',
  ...over,
});

/** A page's settings for a hosted service. */
export const HOSTED_SETTINGS: HostedSettings = {
  applicationId: 'APP',
  apiKey: 'key',
  indexName: 'docs',
  facets: {},
  parameters: {},
  insights: false,
  insightsHost: 'https://insights.example',
  siteUrl: 'https://docs.example',
};
