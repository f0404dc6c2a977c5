import type { SearchClient, SearchHit } from '../types';

/** Where the search files are if a hosted service is asked: the generated file `search.json`. */
export interface HostedSearchFiles {
  /** The address of the module that exports `createHostedClient`: `packages/search/ui/hosted.ts`. */
  readonly hosted: string;
  readonly settings: HostedSettings;
}

/** What a page needs to query a hosted service. */
export interface HostedSettings {
  readonly applicationId: string;
  /** The public, search-only key. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Only hits with these values; any one of a list will do. Empty if nothing is limited. */
  readonly facets: Readonly<Record<string, string | readonly string[]>>;
  /** Extra parameters for each query. They take precedence over those of a request. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly insights: boolean;
  /** The origin that events are sent to. */
  readonly insightsHost: string;
  /** Used instead of the service's own hosts, tried in turn. */
  readonly hosts?: readonly ServiceHost[] | undefined;
  /** The site's own address: hits on its origin become paths. */
  readonly siteUrl: string;
}

export interface ServiceHost {
  /** Host name, without protocol and port. */
  readonly url: string;
  readonly protocol: 'https' | 'http';
  readonly port?: number | undefined;
}

/** As the service's clients take them. */
export const hostsOfClient = (hosts: readonly ServiceHost[]) =>
  hosts.map(({ url, protocol, port }) => {
    return { url, protocol, accept: 'readWrite' as const, ...(port && { port }) };
  });

export interface HostedSearchClient extends SearchClient {
  /** Undefined if the settings don't enable it. */
  readonly insights: SearchInsights | undefined;
}

/** Reports to a hosted service which of its hits are seen and opened. Never throws. */
export interface SearchInsights {
  /** Reports the hits now on screen. Call it whenever they change. */
  shown(hits: readonly Pick<SearchHit, 'objectID'>[]): void;
  /** Reports that the reader opens a hit. Hits from elsewhere, such as recent ones, don't count. */
  opened(hit: Pick<SearchHit, 'objectID'>): void;
}
