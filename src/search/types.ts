/**
 * The contracts of search: records that the content layer makes, hits that the engine answers with,
 * and the messages between a page and the worker. Records and hits have the shape that DocSearch
 * reads, so the embedded engine and a hosted index are interchangeable.
 */

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];

/** Where a record stands: `lvl0` is the section of the sidebar, `lvl1` the page, then headings. */
export type Hierarchy = Readonly<Record<Level, string | null>>;

/** What a record is about: a page (`lvl1`), a heading, or text below one. */
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** One thing that can be found: a page, a heading, a paragraph, a list item, a row, an API member. */
export interface SearchRecord {
  /** The same between builds as long as page, anchor and text are the same. */
  readonly objectID: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** Plain text; null for headings that nothing follows at once. */
  readonly content: string | null;
  /** Path and anchor: `/room/collections#which-one-do-you-choose`. */
  readonly url: string;
  /** The path alone. */
  readonly path: string;
  /** The id of the heading or member; null for the page itself. */
  readonly anchor: string | null;
  /** Words of the code in it, whole and split: `RequestOwnership request ownership`. */
  readonly identifiers: readonly string[];
  /** Words by which readers call it and which it does not say, from the page's front matter. */
  readonly keywords: readonly string[];
  /** Guides come before types of the reference, and those before its internals. */
  readonly rank: SearchRank;
  /** Its place on the page, from 0. */
  readonly position: number;
}

export type SearchRank = 'guide' | 'reference' | 'internal';

/** Text with matches marked: safe to insert as HTML, as everything but the marks is escaped. */
export interface Marked {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

export type MarkedHierarchy = Readonly<Partial<Record<Level, Marked>>>;

/**
 * A hit as DocSearch takes it. **All its texts are escaped HTML**, the raw ones too, because
 * DocSearch inserts stored hits as HTML. For plain text use `plainHierarchy`.
 */
export interface SearchHit {
  readonly objectID: string;
  readonly type: RecordType;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly _highlightResult: {
    readonly hierarchy: MarkedHierarchy;
    readonly content?: Marked;
  };
  readonly _snippetResult: {
    readonly hierarchy: MarkedHierarchy;
    readonly content?: Marked;
  };
}

/** One query, with the names that the hosted service gives its parameters; others are ignored. */
export interface SearchRequest {
  readonly query?: string | undefined;
  /** 20 where it is left out; at most 100. */
  readonly hitsPerPage?: number | undefined;
  /** From 0. */
  readonly page?: number | undefined;
  /**
   * Limits hits to sections: `lvl0:Room`, or `hierarchy.lvl0:Room`. The outer list is "and", an inner
   * list "or". Filters of other attributes are ignored: there is one language and one version.
   */
  readonly facetFilters?: readonly (string | readonly string[])[] | string | undefined;
  /** `content:10`, `hierarchy.lvl2:10`: at most ten words of it. Left out: ten of each but `lvl0`. */
  readonly attributesToSnippet?: readonly string[] | undefined;
  readonly snippetEllipsisText?: string | undefined;
  readonly highlightPreTag?: string | undefined;
  readonly highlightPostTag?: string | undefined;
}

/** How much of the index has answered. */
export type IndexState =
  /** Titles, headings and members; the text is still on its way. */
  | 'first'
  /** Everything. */
  | 'complete'
  /** The text could not be loaded or is damaged; the answer is what the first part gives. */
  | 'partial';

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Of all pages. */
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  /** A hosted service's mark of this answer, for analytics. */
  readonly queryID?: string;
  /**
   * Hits by section, before `facetFilters`: plain text. A hosted service is asked for them where the
   * request names a page or a section; elsewhere they are empty.
   */
  readonly facets: { readonly lvl0: Readonly<Record<string, number>> };
  /** Known words near the unknown ones; empty where there are hits. Plain text, at most 3. */
  readonly suggestions: readonly string[];
  readonly index: IndexState;
}

export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** What the modal, the search page and a hosted client have in common. */
export interface SearchClient {
  /** @throws {SearchUnavailable} where no answer can be had at all. The next call tries again. */
  search(parameters: { readonly requests: readonly SearchRequest[] }): Promise<SearchResponse>;
}

export interface EmbeddedSearchClient extends SearchClient {
  /** Starts loading. To be called at the first sign of intent; never rejects, harmless to repeat. */
  warm(): void;
  /** Undefined until something has loaded. */
  readonly state: IndexState | undefined;
  /** Called whenever `state` changes: a query on screen is then to be run again. */
  subscribe(listener: (state: IndexState) => void): () => void;
  /** Ends the worker. */
  dispose(): void;
}

export interface SearchClientOptions {
  /** The address of the engine: a module that runs in a worker, or in the page where none starts. */
  readonly engine: string;
  /** The address of the first part of the index. */
  readonly index: string;
  /** Milliseconds until the engine must have answered a query; 10,000 where it is left out. */
  readonly timeout?: number;
}

/** Where the files of search are: the generated module `$site/search`; null where it is off. */
export type SearchFiles = Required<Pick<SearchClientOptions, 'engine' | 'index'>>;

/** The same where a hosted service answers. */
export interface HostedSearchFiles {
  /** The address of the module that exports `createHostedClient`: `browser/search/hosted.ts`. */
  readonly hosted: string;
  readonly settings: HostedSettings;
}

/** What a page must know to ask a hosted service. */
export interface HostedSettings {
  readonly applicationId: string;
  /** The public key: it may search and nothing else. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Hits have these values; of several values of one facet, any. Empty where nothing is limited. */
  readonly facets: Readonly<Record<string, string | readonly string[]>>;
  /** More parameters of each query. They win over those that a request has. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly insights: boolean;
  /** Where events go: an origin. */
  readonly insightsHost: string;
  /** In the place of the service's own: tried in turn. */
  readonly hosts?: readonly ServiceHost[] | undefined;
  /** The site's own address: hits below it become paths. */
  readonly siteUrl: string;
}

export interface ServiceHost {
  /** Host name, without protocol and port. */
  readonly url: string;
  readonly protocol: 'https' | 'http';
  readonly port?: number | undefined;
}

export interface HostedSearchClient extends SearchClient {
  /** Undefined where the settings do not ask for it. */
  readonly insights: SearchInsights | undefined;
}

/** Tells a hosted service what became of its answers. Never throws, whatever happens to an event. */
export interface SearchInsights {
  /** These hits are on the screen now. To be called whenever they change. */
  shown(hits: readonly Pick<SearchHit, 'objectID'>[]): void;
  /** The reader follows a hit. Hits that come from elsewhere, recent ones say, are no click. */
  opened(hit: Pick<SearchHit, 'objectID'>): void;
}

/** From the page to the worker. */
export type ToWorker =
  | { readonly type: 'load'; readonly index: string }
  | { readonly type: 'search'; readonly id: number; readonly requests: readonly SearchRequest[] };

/** From the worker to the page. */
export type FromWorker =
  /** The module runs: what fails from now on is not the worker. */
  | { readonly type: 'ready' }
  | { readonly type: 'state'; readonly state: IndexState }
  | { readonly type: 'result'; readonly id: number; readonly results: readonly SearchResult[] }
  | { readonly type: 'failure'; readonly id: number; readonly reason: FailureReason };

export type FailureReason =
  /** The index could not be fetched. */
  | 'unreachable'
  /** What was fetched is no index. */
  | 'damaged'
  /** No answer within the time. */
  | 'timeout'
  /** The engine runs neither in a worker nor in the page. */
  | 'engine'
  /** A hosted service answers with an error; `status` has its number. */
  | 'refused'
  /** The settings have no application id or no key for the hosted service. */
  | 'credentials';

/**
 * Search cannot answer. Shown as "Unable to fetch results". The module of a hosted service has a
 * class of its own, so ask `isSearchUnavailable` and not `instanceof`.
 */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
  /** The HTTP status of a hosted service that has refused. */
  readonly status: number | undefined;

  constructor(
    readonly reason: FailureReason,
    details: { readonly message?: string; readonly status?: number; readonly cause?: unknown } = {},
  ) {
    super(details.message ?? MESSAGES[reason], { cause: details.cause });
    this.status = details.status;
  }
}

export function isSearchUnavailable(error: unknown): error is SearchUnavailable {
  return error instanceof Error && error.name === 'SearchUnavailable';
}

const MESSAGES: Readonly<Record<FailureReason, string>> = {
  unreachable: 'The search index could not be loaded.',
  damaged: 'The search index is damaged.',
  timeout: 'The search did not answer in time.',
  engine: 'The search could not be started.',
  refused: 'The search service refused the query.',
  credentials: 'The search has no application id or no key.',
};
