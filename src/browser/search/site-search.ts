import type { IndexState, SearchClient, SearchInsights } from '../../search/types';

/** What modal and search page need of search, whoever answers. */
export interface SiteSearch extends SearchClient {
  /** Starts loading; harmless to repeat. */
  warm(): void;
  /** Called when the answers have become better: what is on screen is to be asked again. */
  subscribe(listener: (state: IndexState) => void): () => void;
  /** To be told what readers see and follow; undefined where nobody counts it. */
  readonly insights?: SearchInsights | undefined;
}
