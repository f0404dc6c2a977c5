import { DamagedIndex, decodeOutline, decodeTexts } from '../search/engine/decode';
import { Engine } from '../search/engine/engine';
import type { Fetch } from '../search/engine/fetch-text';
import { fileName, FIRST_FILE, SHARDS_FOLDER, unseal } from '../search/engine/files';
import type { IndexedPage } from '../search/engine/pages';
import { readWords } from '../search/engine/postings';
import { cutQuery, respond } from '../search/engine/respond';
import { shardsFor } from '../search/engine/service';
import { ReferenceAnswers } from '../search/engine/shape/answers';
import * as documented from '../search/engine/shape/documented';
import { formOf } from '../search/engine/shape/form';
import { ShardedService } from '../search/engine/sharded/service';
import type { SearchRequest, SearchResult } from '../search/engine/types';
import type { PublishedSite } from './published-site';

type Ask = (request: SearchRequest) => SearchResult | Promise<SearchResult>;

/** What a site's own search knows, from the files that it publishes. */
export interface SearchIndex {
  readonly ask: Ask;
  /** The pages with their headings; a large site has them in files for queries. */
  readonly pages: readonly IndexedPage[];
  readonly types: readonly documented.DocumentedType[];
}

/** What the section of a way from one type to another begins with. */
export const WAYS = 'The way from ';

/** @returns a function that uses the index of the version that is published when it is called. */
export function searchIndexOf(site: PublishedSite) {
  let known: (SearchIndex & { readonly version: string }) | undefined;
  const open = async (cache?: 'reload') => {
    const file = await site.read(`search/${FIRST_FILE}`, cache);
    const signatures = (await site.read(`search/${documented.SIGNATURES_FILE}`, cache)) ?? '';
    const what = 'If it is where the documentation begins, read_page still works: try "/llms.txt".';
    if (file === undefined) throw new Error(`${site.base} has no search of its own. ${what}`);
    const version = file + signatures;
    if (known?.version !== version || cache)
      known = { version, ...(await load(site, file, signatures, cache)) };
    return known;
  };
  return async <T>(use: (index: SearchIndex) => T | Promise<T>): Promise<T> => {
    try {
      return await use(await open());
    } catch (error) {
      if (!(error instanceof DamagedIndex)) throw error;
    }
    // A new version may have been published meanwhile, without the files of this one.
    return open('reload')
      .then(use)
      .catch((error: unknown) => {
        const message = `The index of ${site.base} is damaged or not all there, or this program too old for it. Check the connection, then ask again.`;
        throw error instanceof DamagedIndex ? new Error(message) : error;
      });
  };
}

async function load(site: PublishedSite, first: string, signatures: string, cache?: 'reload') {
  const isWhole = first.startsWith('outline ');
  const { ask, pages } = isWhole ? await wholeIndex(site, first, cache) : shards(site);
  const types = signatures === '' ? [] : documented.readSignatures(signatures);
  if (types.length === 0) return { ask, pages, types };
  const answers = new ReferenceAnswers(types, `${WAYS}{from} to {to}`);
  const askBoth: Ask = async (request) => {
    const result = await ask(formOf(request.query ?? '') === 'shape' ? {} : request);
    return answers.answer(request, () => result);
  };
  return { ask: askBoth, pages, types };
}

/** Loads all of it, half a megabyte at most, so that all of it is there offline. */
async function wholeIndex(site: PublishedSite, first: string, cache: RequestCache = 'default') {
  const read = async (name: string) => {
    const file = await site.read(`search/${name}`, cache);
    if (file === undefined) throw new DamagedIndex();
    return file;
  };
  const outline = decodeOutline(first);
  const texts = decodeTexts(await read(outline.rest.url), outline);
  const engine = new Engine(outline, texts);
  const { starts, generation } = texts.words;
  const names = starts.map((_, at) => `${SHARDS_FOLDER}/${fileName('words', at, generation)}`);
  const files = (await Promise.all(names.map(read))).map((file) => readWords(unseal(file)));
  const added = new Set<number>();
  const ask: Ask = (request) => {
    // Those that a browser loads for the query, so that agents find what readers find.
    for (const number of shardsFor(cutQuery(request), starts)) {
      if (added.has(number)) continue;
      added.add(number);
      engine.addWords(files[number] ?? []);
    }
    return respond(engine, request, 'complete');
  };
  return { ask, pages: texts.pages };
}

/** Loads what each query needs. */
function shards(site: PublishedSite) {
  const fetcher: Fetch = async (url, init) => {
    const text = await site.read(url, init?.cache);
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
  };
  const first = `${site.base}search/${FIRST_FILE}`;
  const service = new ShardedService(first, () => undefined, fetcher);
  const ask: Ask = async (request) => {
    const [result] = await service.search([request]).catch(() => []);
    if (result) return result;
    throw new DamagedIndex();
  };
  return { ask, pages: [] };
}
