import type { IndexState, SearchClient } from '../engine/types';
import type { SearchInsights } from '../engine/hosted/settings';

/** What the modal and the search page need from search, whichever provider answers. */
export interface SiteSearch extends SearchClient {
  /** Starts loading; harmless to repeat. */
  warm(): void;
  /** Calls back when the index becomes more complete, so the query on screen should be repeated. */
  subscribe(listener: (state: IndexState) => void): () => void;
  /** Receives what readers see and open; undefined if nobody counts it. */
  readonly insights?: SearchInsights | undefined;
}
