/**
 * The contracts of search: the records that the content layer produces, the hits that the engine
 * returns, and the messages between a page and the worker. Records and hits have the shape that
 * DocSearch reads, so the embedded engine and a hosted index are interchangeable.
 */

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];

/** Where a record belongs: `lvl0` is the sidebar section, `lvl1` the page, the rest headings. */
export type Hierarchy = Readonly<Record<Level, string | null>>;

/** @param textAt gives the text of a level; undefined or null if there is none. */
export function hierarchyOf(textAt: (level: Level, depth: number) => string | null | undefined) {
  const levels = LEVELS.map((level, depth) => [level, textAt(level, depth) ?? null]);
  return Object.fromEntries(levels) as Hierarchy;
}

/** What a record describes: a page (`lvl1`), a heading, or text below one. */
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** Something to find: a page, a heading, a paragraph, a list item, a table row, an API member. */
export interface SearchRecord {
  /** Stable from build to build unless the page, anchor or text changes. */
  readonly objectID: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** Plain text; null for headings that no text follows directly. */
  readonly content: string | null;
  /** Path and anchor: `/room/collections#which-one-do-you-choose`. */
  readonly url: string;
  /** The path alone. */
  readonly path: string;
  /** The id of the heading or member; null for the page itself. */
  readonly anchor: string | null;
  /** Words of the code it contains, whole and split: `RequestOwnership request ownership`. */
  readonly identifiers: readonly string[];
  /** What readers call it but the text doesn't, from the page's front matter. */
  readonly keywords: readonly string[];
  /** Guides come before types of the reference, which come before its internals. */
  readonly rank: SearchRank;
  /** Its place on the page, from 0. */
  readonly position: number;
}

export type SearchRank = 'guide' | 'reference' | 'internal';

/** Text with its matches marked. Safe to insert as HTML: everything but the marks is escaped. */
export interface Marked {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

export type MarkedHierarchy = Readonly<Partial<Record<Level, Marked>>>;

export interface MarkedTexts {
  readonly hierarchy: MarkedHierarchy;
  readonly content?: Marked;
}

/**
 * A hit as DocSearch expects it. **All its texts are escaped HTML**, even the raw ones, because
 * DocSearch inserts stored hits as HTML. For plain text, use `plainHierarchy`.
 */
export interface SearchHit {
  readonly objectID: string;
  readonly type: RecordType;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  /** Of a type or a member: its kind as the letter of a glyph, `M` for a method. */
  readonly kind?: string;
  /** Whether it shows code, which is not cut. */
  readonly isCode?: boolean;
  readonly _highlightResult: MarkedTexts;
  readonly _snippetResult: MarkedTexts;
}

/** One query, using the hosted service's parameter names; other parameters are ignored. */
export interface SearchRequest {
  readonly query?: string | undefined;
  /** Defaults to 20; at most 100. */
  readonly hitsPerPage?: number | undefined;
  /** From 0. */
  readonly page?: number | undefined;
  /**
   * Limits hits to sections: `lvl0:Room` or `hierarchy.lvl0:Room`. The outer list is "and", an
   * inner list "or". The embedded engine ignores filters on other attributes: it has one language
   * and one version.
   */
  readonly facetFilters?: readonly (string | readonly string[])[] | string | undefined;
  /** `content:10`, `hierarchy.lvl2:10`: at most ten words. Default: ten of each but `lvl0`. */
  readonly attributesToSnippet?: readonly string[] | undefined;
  readonly snippetEllipsisText?: string | undefined;
  readonly highlightPreTag?: string | undefined;
  readonly highlightPostTag?: string | undefined;
}

/** As `attributesToSnippet`: cuts all headings and the text to so many words. */
export function snippetsOf(words: number): string[] {
  return [...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`];
}

/** How much of the index has answered. */
export type IndexState =
  /** What is there; the rest is still loading. A more complete answer is announced. */
  | 'first'
  /** Everything. */
  | 'complete'
  /** The text could not be loaded or is damaged; answers come from the first part alone. */
  | 'partial';

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Across all result pages. */
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  /** A hosted service's identifier for this answer, for analytics. */
  readonly queryID?: string;
  /**
   * Hits by section, before `facetFilters`; the names are plain text. A hosted service only returns
   * them if the request has a page or a section; otherwise they are empty.
   */
  readonly facets: { readonly lvl0: Readonly<Record<string, number>> };
  /**
   * What the reader may have meant. Plain text, at most 3 where there are no hits; with hits, the
   * query in the words that they were found by, if these are not those typed.
   */
  readonly suggestions: readonly string[];
  readonly index: IndexState;
  /** Whether nothing fits well, as far as the site's own engine can tell. */
  readonly isWeak?: boolean;
}

export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** What the embedded and the hosted client have in common. */
export interface SearchClient {
  /**
   * @param signal tells that nobody waits for the answer any more: a reader types on.
   * @throws {SearchUnavailable} if there is no answer at all. The next call tries again.
   */
  search(
    parameters: { readonly requests: readonly SearchRequest[] },
    signal?: AbortSignal,
  ): Promise<SearchResponse>;
}

/** Where the search files are: the generated file `search.json`, or null if search is off. */
export interface SearchFiles {
  /** The address of the engine: a module that runs in a worker, or in the page if none starts. */
  readonly engine: string;
  /** The address of the first part of the index. */
  readonly index: string;
  /** The address of the module that answers what is asked of the reference; absent without one. */
  readonly reference?: string;
}

/** From the page to the worker. */
export type ToWorker =
  | { readonly type: 'load'; readonly index: string }
  | { readonly type: 'forget'; readonly id: number }
  | { readonly type: 'search'; readonly id: number; readonly requests: readonly SearchRequest[] };

/** From the worker to the page. */
export type FromWorker =
  /** The module runs, so later failures aren't the worker's. */
  | { readonly type: 'ready' }
  | { readonly type: 'state'; readonly state: IndexState }
  | { readonly type: 'result'; readonly id: number; readonly results: readonly SearchResult[] }
  | { readonly type: 'failure'; readonly id: number; readonly reason: FailureReason };

export type FailureReason =
  /** The index could not be fetched. */
  | 'unreachable'
  /** What was fetched is not a valid index. */
  | 'damaged'
  /** No answer in time, or before the next query. */
  | 'timeout'
  /** The engine runs neither in a worker nor in the page. */
  | 'engine'
  /** A hosted service answered with an error; `status` is its HTTP status. */
  | 'refused'
  /** The settings have no application id or no key for the hosted service. */
  | 'credentials';

/**
 * Search cannot answer; shown as "Unable to fetch results". The hosted service's module has its own
 * copy of this class, so test with `isSearchUnavailable` rather than `instanceof`.
 */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
  /** The HTTP status with which a hosted service refused. */
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
