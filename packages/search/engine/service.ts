import { decodeOutline, decodeTexts } from './decode';
import { Engine } from './engine';
import { type Fetch, fetchAs, fetchText } from './fetch-text';
import { IndexFiles, unseal } from './files';
import type { Outline } from './pages';
import { partsWith } from './parts';
import { readWords } from './postings';
import { parseQuery } from './query';
import { cutQuery, respond } from './respond';
import type { IndexState, SearchRequest, SearchResult } from './types';
import { stem } from './words';

/** Milliseconds between attempts to load the texts, so that not every keystroke retries. */
const RETRY_AFTER = 10_000;
/** Milliseconds that an answer waits for words; those that come later are announced. */
const PATIENCE = 200;
/** How many shards of words a query loads, and how many of what an unfinished word begins. */
const MOST_SHARDS = 6;
const SHARDS_OF_PREFIX = 2;
/** With fewer letters, a word may be in too many shards. */
const LEAST_LETTERS = 3;

/**
 * The engine and its index: loads the first part, answers from it, and loads the second in the
 * background. Failures are not remembered: a later query retries whatever is missing.
 */
export class SearchService {
  private engine: Engine | undefined;
  private loading: Promise<Engine> | undefined;
  private outline: Outline | undefined;
  /** The shards of words: which there are, and which the engine has. */
  private words: { starts: readonly string[]; files: IndexFiles; added: Set<number> } | undefined;
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
    const answer = (known: IndexState = state) =>
      requests.map((request) => respond(this.engine ?? engine, request, known));
    const loading = this.loadWords(requests);
    if (!loading) return answer();
    const isHere = await Promise.race([
      loading.then(() => true),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE)),
    ]);
    if (isHere) return answer();
    const early = answer('first');
    if (early.every(({ nbHits }) => nbHits > 0)) {
      void loading.then(() => this.onState(state));
      return early;
    }
    await loading;
    return answer();
  }

  /** Loads the shards with the words of some queries; undefined if they are there. */
  private loadWords(requests: readonly SearchRequest[]): Promise<unknown> | undefined {
    const { engine, words } = this;
    if (!engine || !words) return undefined;
    const numbers = new Set(
      requests.flatMap((request) => shardsFor(cutQuery(request), words.starts)),
    );
    const missing = [...numbers].filter((number) => !words.added.has(number));
    if (missing.length === 0) return undefined;
    return Promise.all(
      missing.map(async (number) => {
        const own = await words.files.load('words', number, (file) => readWords(unseal(file)));
        if (!own || words.added.has(number)) return;
        words.added.add(number);
        engine.addWords(own);
      }),
    );
  }

  async load(): Promise<Engine> {
    if (this.engine) return this.engine;
    this.loading ??= this.loadOutline().finally(() => (this.loading = undefined));
    return this.loading;
  }

  private async loadOutline(): Promise<Engine> {
    const outline = await this.fetchOutline('no-cache');
    this.outline = outline;
    this.engine = new Engine(outline);
    this.setState('first');
    void this.loadTexts(outline);
    return this.engine;
  }

  /** The file's name is fixed, so a cached copy is revalidated. */
  private fetchOutline(cache: 'no-cache' | 'reload'): Promise<Outline> {
    return fetchAs(this.fetcher, this.index, cache, decodeOutline);
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
      const fresh = await this.fetchOutline('reload');
      return new Engine(fresh, await this.fetchTexts(fresh, 'reload'));
    }
  }

  private async fetchTexts(outline: Outline, cache: RequestCache) {
    const url = this.index.replace(/[^/]*$/, outline.rest.url);
    const texts = decodeTexts(await fetchText(this.fetcher, url, cache), outline);
    const { generation, starts } = texts.words;
    const files = new IndexFiles(this.index, generation, this.fetcher);
    this.words = starts.length > 0 ? { starts, files, added: new Set() } : undefined;
    return texts;
  }

  private setState(state: IndexState): void {
    this.current = state;
    this.onState(state);
  }
}

/** The shards with the words of a query and what they may become. */
export function shardsFor(query: string, starts: readonly string[]): number[] {
  const { terms } = parseQuery(query, new Map());
  const long = terms.filter(({ text, isIdle }) => !isIdle && text.length >= LEAST_LETTERS);
  const numbers = long.flatMap(({ text, isOpen }) => [
    ...partsWith(`${stem(text)} `, starts, 1),
    ...(isOpen ? partsWith(text, starts, SHARDS_OF_PREFIX) : []),
  ]);
  return [...new Set(numbers)].slice(0, MOST_SHARDS);
}
