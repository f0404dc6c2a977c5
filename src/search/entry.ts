import type { IndexedPage, Unit } from './pages';

/** A heading with its place, as the engine numbers it. */
export interface Entry {
  readonly page: IndexedPage;
  readonly unit: Unit;
  /** The headings above it, outermost first, the page's title left out. */
  readonly above: readonly Unit[];
  readonly blocks: readonly string[];
}
