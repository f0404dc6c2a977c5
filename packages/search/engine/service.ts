import { DamagedIndex, decodeOutline, decodeTexts } from './decode';
import { Engine } from './engine';
import { type Fetch, fetchText, IndexUnavailable } from './fetch-text';
import type { Outline } from './pages';
import { respond } from './respond';
import type { IndexState, SearchRequest, SearchResult } from './types';

/** Milliseconds between attempts to load the texts, so that not every keystroke retries. */
const RETRY_AFTER = 10_000;

/**
 * The engine and its index: loads the first part, answers from it, and loads the second in the
 * background. Failures are not remembered: a later query retries whatever is missing.
 */
export class SearchService {
  private engine: Engine | undefined;
  private loading: Promise<Engine> | undefined;
  private outline: Outline | undefined;
  private restLoading = false;
  private nextTry = 0;
  private current: IndexState | undefined;

  constructor(
    /** The address of the first part. */
    private readonly index: string,
    private readonly onState: (state: IndexState) => void,
    private readonly fetcher: Fetch = (url, init) => fetch(url, init),
  ) {}

  /** @throws {IndexUnavailable} */
  async search(requests: readonly SearchRequest[]): Promise<SearchResult[]> {
    const engine = await this.load();
    const state = this.current ?? 'first';
    if (state === 'partial' && this.outline && Date.now() > this.nextTry) {
      void this.loadTexts(this.outline);
    }
    return requests.map((request) => respond(this.engine ?? engine, request, state));
  }

  /** Loads what is missing. */
  async load(): Promise<Engine> {
    if (this.engine) return this.engine;
    this.loading ??= this.loadOutline().finally(() => (this.loading = undefined));
    return this.loading;
  }

  private async loadOutline(): Promise<Engine> {
    const outline = await this.fetchOutline(false);
    this.outline = outline;
    this.engine = new Engine(outline);
    this.setState('first');
    void this.loadTexts(outline);
    return this.engine;
  }

  private async fetchOutline(anew: boolean): Promise<Outline> {
    // The file's name is fixed, so a cached copy is revalidated; a damaged one is bypassed.
    const file = await fetchText(this.fetcher, this.index, anew ? 'reload' : 'no-cache');
    try {
      return decodeOutline(file);
    } catch (error) {
      if (!(error instanceof DamagedIndex)) throw error;
      if (anew) throw new IndexUnavailable('damaged');
      return this.fetchOutline(true);
    }
  }

  /** If the texts can't be loaded, search carries on without them. */
  private async loadTexts(outline: Outline): Promise<void> {
    if (this.restLoading) return;
    this.restLoading = true;
    try {
      this.engine = await this.completeEngine(outline);
      this.setState('complete');
    } catch {
      this.nextTry = Date.now() + RETRY_AFTER;
      this.setState('partial');
    } finally {
      this.restLoading = false;
    }
  }

  private async completeEngine(outline: Outline): Promise<Engine> {
    try {
      return new Engine(outline, await this.fetchTexts(outline, 'default'));
    } catch {
      // The cached copy may be damaged, or a new version of the site may have been published.
      const fresh = await this.fetchOutline(true);
      return new Engine(fresh, await this.fetchTexts(fresh, 'reload'));
    }
  }

  private async fetchTexts(outline: Outline, cache: RequestCache) {
    const url = this.index.replace(/[^/]*$/, outline.rest.url);
    return decodeTexts(await fetchText(this.fetcher, url, cache), outline);
  }

  private setState(state: IndexState): void {
    this.current = state;
    this.onState(state);
  }
}
