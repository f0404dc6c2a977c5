import type { RenderedPage } from './rendered-pages';

/** What each file in `engines/` exports. */
export interface EngineModule {
  /** With its version, as the table names it. */
  readonly name: string;
  /** The files that its index needs in a browser, by name. They are made in Node. */
  files(pages: readonly RenderedPage[]): Files | Promise<Files>;
  /** Opens the index. Runs in a browser, with only what it imports itself. */
  open: () => Ask | Promise<Ask>;
}

export type Files = ReadonlyMap<string, string | Uint8Array>;

/** Resolves to addresses, best first; of the five best pages at least. */
export type Ask = (query: string) => Promise<readonly string[]>;
