import { DamagedIndex, decodeOutline, decodeTexts } from '../search/engine/decode';
import { Engine } from '../search/engine/engine';
import { fileName, FIRST_FILE, SHARDS_FOLDER, unseal } from '../search/engine/files';
import type { IndexedPage } from '../search/engine/pages';
import { readWords } from '../search/engine/postings';
import { respond } from '../search/engine/respond';
import { ReferenceAnswers } from '../search/engine/shape/answers';
import * as documented from '../search/engine/shape/documented';
import { formOf } from '../search/engine/shape/form';
import { ShardedService } from '../search/engine/sharded/service';
import type { SearchRequest, SearchResult } from '../search/engine/types';
import type { PublishedSite } from './published-site';

type Ask = (request: SearchRequest) => Promise<SearchResult>;

/** What a site's own search knows, from the files that it publishes. */
export interface SearchIndex {
  readonly ask: Ask;
  /** The pages with their headings; a large site has them in files for queries. */
  readonly pages: readonly IndexedPage[];
  readonly types: readonly documented.DocumentedType[];
}

/** What the section of a way from one type to another begins with. */
export const WAYS = 'The way from ';

/** @returns a function that gives the index of the version that is published when it is called. */
export function searchIndexOf(site: PublishedSite): () => Promise<SearchIndex> {
  let known: { readonly version: string; readonly index: Promise<SearchIndex> } | undefined;
  const open = async (first: RequestCache, others: RequestCache): Promise<SearchIndex> => {
    const file = await site.read(`search/${FIRST_FILE}`, first);
    const signatures = await site.read(`search/${documented.SIGNATURES_FILE}`, first);
    const what = 'If it is where the documentation begins, read_page still works: try "/llms.txt".';
    if (file === undefined) throw new Error(`${site.base} has no search of its own. ${what}`);
    const version = `${file}${signatures ?? ''}`;
    if (known?.version !== version) {
      const index = file.startsWith('outline ') ? wholeIndex(site, file, others) : shards(site);
      known = { version, index: withReference(index, signatures) };
    }
    return known.index;
  };
  return () =>
    open('no-cache', 'default').catch((error: unknown) => {
      known = undefined;
      if (!(error instanceof DamagedIndex)) throw error;
      // A new version may have been published meanwhile, without the files of this one.
      return open('reload', 'reload').catch((again: unknown) => {
        const message = `The index of ${site.base} is damaged, or this program too old for it.`;
        throw again instanceof DamagedIndex ? new Error(message) : again;
      });
    });
}

type Pages = Pick<SearchIndex, 'ask' | 'pages'>;

async function withReference(index: Pages | Promise<Pages>, file: string | undefined) {
  const { ask, pages } = await index;
  const types = file === undefined ? [] : documented.readSignatures(file);
  const answers = new ReferenceAnswers(types, `${WAYS}{from} to {to}`);
  const askBoth: Ask = async (request) => {
    if (types.length === 0) return ask(request);
    const result = await ask(formOf(request.query ?? '') === 'shape' ? {} : request);
    return answers.answer(request, () => result);
  };
  return { ask: askBoth, pages, types };
}

/** Loads all of it, half a megabyte at most, so that all of it is there offline. */
async function wholeIndex(site: PublishedSite, first: string, cache: RequestCache): Promise<Pages> {
  const load = async (name: string) => {
    const file = await site.read(`search/${name}`, cache);
    if (file === undefined) throw new DamagedIndex();
    return file;
  };
  const outline = decodeOutline(first);
  const texts = decodeTexts(await load(outline.rest.url), outline);
  const engine = new Engine(outline, texts);
  const { starts, generation } = texts.words;
  const names = starts.map((_, at) => `${SHARDS_FOLDER}/${fileName('words', at, generation)}`);
  for (const file of await Promise.all(names.map(load))) engine.addWords(readWords(unseal(file)));
  return {
    ask: (request) => Promise.resolve(respond(engine, request, 'complete')),
    pages: texts.pages,
  };
}

/** Loads what each query needs. */
function shards(site: PublishedSite): Pages {
  const first = `${site.base}search/${FIRST_FILE}`;
  const service = new ShardedService(first, () => undefined, site.fetcher);
  const ask: Ask = async (request) => {
    const [result] = await service.search([request]).catch(() => []);
    if (result) return result;
    const what = 'Check the connection, then ask again.';
    throw new Error(`Files of the index can't be loaded and are not in the cache. ${what}`);
  };
  return { ask, pages: [] };
}
