import { type Answer, Engine, type Found } from '../engine';
import { type Fetch, fetchAs, IndexUnavailable } from '../fetch-text';
import { unseal } from '../files';
import { readSynonyms } from '../lines';
import type { Synonym } from '../pages';
import { parseQuery, synonymMap } from '../query';
import { cutQuery, respond, sectionFilter } from '../respond';
import type { IndexState, SearchRequest, SearchResult } from '../types';
import { type Candidates, candidatesFor } from './candidates';
import { Display, idOf, isNamed } from './display';
import { readManifest, readShard, type Shard, ShardFiles } from './format';
import { Listing } from './listing';
import { isFirstLetter, shardsFor } from './lookups';
import { placeId } from './names';
import { rankIn, type RunOf } from './runs';
import { spellingOf, withWords } from './spelling';

/** How many headings and members the engine ranks, with their pages: more would take too long. */
const MOST_RANKED = 50;
/** Milliseconds in which the next key may come, for which other texts are loaded. */
const PAUSE = 60;

interface Prepared {
  readonly query: string;
  readonly candidates: Candidates;
  readonly shards: readonly Shard[];
  readonly synonyms: readonly Synonym[];
  readonly suggestions: readonly string[];
  /** Whether a file that may have answers could not be loaded. */
  readonly isMissing: boolean;
}

/**
 * The engine of a large site: it loads the shards that a query needs, ranks the best candidates of
 * those as the engine of a small site does, and loads the texts of the hits that are shown. An
 * answer is given when its shards are there, so it never says too early that there is nothing.
 */
export class ShardedService {
  private index: Promise<ShardFiles> | undefined;
  private current: IndexState | undefined;
  private last = 0;

  /**
   * @param manifest its address.
   * @param pause waits before the texts of hits are loaded.
   */
  constructor(
    private readonly manifest: string,
    private readonly onState: (state: IndexState) => void,
    private readonly fetcher: Fetch = (url, init) => fetch(url, init),
    private readonly pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE)),
  ) {}

  /** @throws {IndexUnavailable} */
  async load(): Promise<ShardFiles> {
    this.index ??= this.open('no-cache').catch((error: unknown) => {
      this.index = undefined;
      throw error;
    });
    const files = await this.index;
    if (this.current === undefined) this.setState('complete');
    return files;
  }

  private async open(cache: 'no-cache' | 'reload'): Promise<ShardFiles> {
    // The file's name is fixed, so a cached copy is revalidated.
    const manifest = await fetchAs(this.fetcher, this.manifest, cache, readManifest);
    return new ShardFiles(manifest, this.manifest, this.fetcher);
  }

  /** @throws {IndexUnavailable} if there is no answer because files could not be loaded. */
  async search(requests: readonly SearchRequest[]): Promise<SearchResult[]> {
    const turn = ++this.last;
    const files = await this.load();
    const answers = await this.answerAll(files, requests, turn);
    if (!answers.some(({ index }) => index === 'partial')) return this.done(answers);
    // A new version of the site may have been published, without the files of this one.
    const fresh = await this.open('reload').catch(() => files);
    if (fresh.manifest.generation === files.manifest.generation) return this.done(answers);
    this.index = Promise.resolve(fresh);
    return this.done(await this.answerAll(fresh, requests, turn));
  }

  private done(answers: SearchResult[]): SearchResult[] {
    const isPartial = answers.some(({ index }) => index === 'partial');
    if (answers.some(({ index, nbHits }) => index === 'partial' && nbHits === 0)) {
      throw new IndexUnavailable('unreachable');
    }
    this.setState(isPartial ? 'partial' : 'complete');
    return answers;
  }

  private async answerAll(
    files: ShardFiles,
    requests: readonly SearchRequest[],
    turn: number,
  ): Promise<SearchResult[]> {
    const answers: SearchResult[] = [];
    for (const request of requests) answers.push(await this.answer(files, request, turn));
    return answers;
  }

  private async answer(
    files: ShardFiles,
    request: SearchRequest,
    turn: number,
  ): Promise<SearchResult> {
    const runOf = rankIn(files.manifest.runs);
    const isWanted = sectionFilter(request.facetFilters);
    const display = new Display(files, runOf);
    const prepared = await prepare(files, cutQuery(request), runOf);
    const answer = rank(files, prepared, runOf, isWanted);
    const suggest = () => [...prepared.suggestions];
    let shown: readonly Found[] = [];
    // The first time, only to know which texts are needed.
    respond({ search: () => answer, suggest }, request, 'complete', (hits) => {
      shown = hits;
      return [];
    });
    const needed = display.chunksOf(shown);
    if (needed.size > 0) {
      await this.pause();
      const isCurrent = turn === this.last;
      if (isCurrent || !shown.some(isNamed)) await display.load(needed);
      // A later query is already waiting: what is known will do.
      else display.giveUp(needed);
    }
    const state = prepared.isMissing || display.isMissing ? 'partial' : 'complete';
    const search = () => display.available(answer);
    return respond({ search, suggest }, request, state, (hits) =>
      hits.map((found) => display.shown(found)),
    );
  }

  private setState(state: IndexState): void {
    if (state === this.current) return;
    this.current = state;
    this.onState(state);
  }
}

/**
 * The engine's answer from the best candidates, then all others in their own order: counts and
 * further pages of results have them as well.
 *
 * @param isWanted whether a section is asked for: only its candidates are ranked by the engine.
 */
function rank(
  { manifest }: ShardFiles,
  { query, candidates, shards, synonyms }: Prepared,
  runOf: RunOf,
  isWanted: (section: string) => boolean,
): Answer {
  const listing = new Listing(shards, runOf);
  const wanted = candidates.found.filter(({ page }) => isWanted(runOf(page).section));
  const texts = listing.textsOf(wanted.slice(0, MOST_RANKED), synonyms);
  const pages = manifest.runs.reduce((sum, run) => sum + run.pages, 0);
  const answer = new Engine(texts, texts, { units: manifest.units, pages }).search(query);
  const ranked = new Set(answer.found.map(({ entry }) => idOf(entry)));
  const others = candidates.found
    .filter(({ page, place }) => !ranked.has(placeId(page, place)))
    .map((candidate) => ({ entry: listing.entryOf(candidate), score: 0 }));
  return { ...answer, found: [...answer.found, ...others] };
}

async function prepare(files: ShardFiles, text: string, runOf: RunOf): Promise<Prepared> {
  const { manifest } = files;
  const query = parseQuery(text, new Map());
  if (query.terms.length > 0 && query.terms.every(isFirstLetter)) {
    const shards = [{ names: manifest.top, words: [] }];
    const candidates = candidatesFor(query, shards, runOf, new Map());
    if (candidates.found.length > 0) {
      return { query: text, candidates, shards, synonyms: [], suggestions: [], isMissing: false };
    }
  }
  const synonyms = await files.load('synonyms', 0, (file) => readSynonyms(unseal(file)));
  const parsed = parseQuery(text, synonymMap(synonyms ?? []));
  const first = await shardsOf(files, shardsFor(parsed, manifest.shards), runOf);
  const found = candidatesFor(parsed, first.shards, runOf, new Map());
  const spelling = await spellingOf(files, found.unknown);
  const shared = { query: text, synonyms: synonyms ?? [], suggestions: spelling.suggestions };
  const isMissing = !synonyms || first.isMissing || spelling.isMissing;
  if (spelling.corrections.size === 0) {
    return { ...shared, candidates: found, shards: first.shards, isMissing };
  }
  const corrected = withWords(parsed, spelling.corrections);
  const all = await shardsOf(files, shardsFor(corrected, manifest.shards), runOf);
  return {
    ...shared,
    candidates: candidatesFor(parsed, all.shards, runOf, spelling.corrections),
    shards: all.shards,
    isMissing: isMissing || all.isMissing,
  };
}

async function shardsOf(files: ShardFiles, numbers: Iterable<number>, runOf: RunOf) {
  const all = await Promise.all(
    [...numbers].map((number) => files.load('names', number, (file) => readShard(file, runOf))),
  );
  const shards = all.flatMap((shard) => shard ?? []);
  return { shards, isMissing: shards.length < all.length };
}
