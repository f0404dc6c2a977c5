import type { IndexedPage, Unit } from './pages';

/** A heading in its context, as the engine ranks it. */
export interface Entry {
  readonly page: IndexedPage;
  readonly unit: Unit;
  /** The headings above it, outermost first, without the page's title. */
  readonly above: readonly Unit[];
  readonly blocks: readonly string[];
}
