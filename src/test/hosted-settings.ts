import type { SearchRecord } from '../../packages/search/engine/types';
import type { HostedSettings } from '../../packages/search/engine/hosted/settings';
import { HOSTED_SETTINGS } from './search-result';
import { HostedService } from './hosted-service';

/** A page's settings for a service on loopback. */
export function hostedSettings(
  service: HostedService,
  over: Partial<HostedSettings> = {},
): HostedSettings {
  return {
    ...HOSTED_SETTINGS,
    applicationId: HostedService.applicationId,
    apiKey: HostedService.searchKey,
    insightsHost: service.origin,
    hosts: service.hosts,
    siteUrl: 'https://docs.tandem.example',
    ...over,
  };
}

/** A paragraph of a page, as a record of the content layer. */
export function searchRecord(
  objectID: string,
  content: string,
  over: Partial<SearchRecord> = {},
): SearchRecord {
  const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID,
    type: 'content',
    hierarchy: { lvl0: 'Room', lvl1: 'Collections', ...none },
    content,
    url: `/room/collections#${objectID}`,
    path: '/room/collections',
    anchor: objectID,
    identifiers: [],
    keywords: [],
    rank: 'guide',
    position: 0,
    ...over,
  };
}
