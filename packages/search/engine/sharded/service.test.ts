import zlib from 'node:zlib';
import type { FullPage } from '../pages';
import { testPage } from '../../../../src/test/search-index';
import type { IndexState, SearchRequest } from '../types';
import { encodeShards } from './encode';
import { generatedSite } from './generated-site';
import { ShardedService } from './service';

const URL = '/search/outline.txt';
/** In bytes: what the engine of a large site leaves of the 20 KB of a first answer. */
const MANIFEST_LIMIT = 8_000;

const sizeOf = (text: string) => zlib.brotliCompressSync(text).length;

function filesOf(pages: readonly FullPage[], generation = 'a0b1c2d3e4') {
  const index = encodeShards(pages, [{ said: 'cost', meant: 'pricing' }], {
    hash: () => generation,
    largestFit: (count, at) =>
      [...Array(count).keys()].find((step) => step % 10 === 0 && at(step).length < 24_000),
  });
  if (!index) throw new Error('The manifest does not fit.');
  return new Map([...index.files].map(([name, file]) => [`/search/shards/${name}`, file])).set(
    URL,
    index.manifest,
  );
}

/** A service whose files can be changed, with what it has asked for. */
function start(files: Map<string, string>) {
  const asked: string[] = [];
  const states: IndexState[] = [];
  const fetcher = (url: string) => {
    asked.push(url);
    const file = files.get(url);
    return Promise.resolve(
      file === undefined ? new Response('', { status: 404 }) : new Response(file),
    );
  };
  const service = new ShardedService(
    URL,
    (state) => states.push(state),
    fetcher,
    () => Promise.resolve(),
  );
  const search = async (query: string, over: Partial<SearchRequest> = {}) => {
    const [result] = await service.search([{ query, ...over }]);
    if (!result) throw new Error('No result.');
    return result;
  };
  const urls = async (query: string) => (await search(query)).hits.map(({ url }) => url);
  return { asked, states, search, urls };
}

const api = (name: string, members: Record<string, string[]>) =>
  testPage(`/reference/classes/${name}`, name, members, { section: 'API', rank: 'reference' });

const small = [
  testPage('/pricing', 'Pricing', { '': ['What a month takes.'] }, { keywords: 'billing' }),
  testPage('/room', 'Rooms overview', {
    '': ['Where players meet.'],
    'What does a late joiner get?': ['A snapshot of everything, after reconnecting.'],
  }),
  api('Room', { Connect: ['Connects.'], ClientCount: ['A figure.'] }),
  api('RealtimeView', { RequestOwnership: ['Asks for it.'] }),
  api('Realtime', { Connect: ['Connects the scene.'] }),
];

it('finds words that most pages have, in each form', async () => {
  const pages = Array.from({ length: 300 }, (_, index) =>
    testPage(`/p${index}`, `Page ${index}`, {
      '': [`Zebus everywhere${index === 7 ? ', and a zebu' : ''}.`],
    }),
  );
  const { search, urls } = start(filesOf(pages));
  expect((await search('zebus')).nbHits).toBeGreaterThan(50);
  expect((await urls('zebu'))[0]).toBe('/p7');
});

describe('a few pages in shards', () => {
  it.each([
    ['RequestOwnership', '/reference/classes/RealtimeView#RequestOwnership'],
    ['requestow', '/reference/classes/RealtimeView#RequestOwnership'],
    ['request own', '/reference/classes/RealtimeView#RequestOwnership'],
    ['ownership', '/reference/classes/RealtimeView#RequestOwnership'],
    ['reqestownership', '/reference/classes/RealtimeView#RequestOwnership'],
    ['Room.Connect', '/reference/classes/Room#Connect'],
    ['RealtimeView', '/reference/classes/RealtimeView'],
    ['snapshots', '/room#what-does-a-late-joiner-get'],
    ['reconnect', '/room#what-does-a-late-joiner-get'],
    ['billing', '/pricing'],
    ['cost', '/pricing'],
    ['p', '/pricing'],
  ])('%s', async (query, url) => {
    const [first] = await start(filesOf(small)).urls(query);
    expect(first).toBe(url);
  });

  it('shows a heading of a guide with its page and text', async () => {
    const { hits, facets, nbHits } = await start(filesOf(small)).search('snapshot');
    expect(hits[0]).toMatchObject({
      hierarchy: { lvl0: 'Guides', lvl1: 'Rooms overview', lvl2: 'What does a late joiner get?' },
      content: 'A snapshot of everything, after reconnecting.',
    });
    expect(facets.lvl0).toEqual({ Guides: nbHits });
  });

  it('finds nothing only when all is loaded, and suggests a name', async () => {
    const { search } = start(filesOf(small));
    const nothing = await search('pricxxg');
    expect(nothing).toMatchObject({ nbHits: 0, index: 'complete', suggestions: ['pricing'] });
    const { suggestions } = await search('pricxxg clixxxcount rexxxxxownership reaxxxmeview');
    expect(suggestions).toEqual(['pricing', 'clientcount', 'requestownership']);
    expect(await search('')).toMatchObject({ nbHits: 0, index: 'complete' });
  });

  it('fails where its shards cannot be loaded, instead of finding nothing', async () => {
    const files = filesOf(small);
    const all = new Map(files);
    for (const name of files.keys()) if (/names|vocabulary/.test(name)) files.delete(name);
    const { search } = start(files);
    await expect(search('ownership')).rejects.toMatchObject({ reason: 'unreachable' });
    for (const [name, file] of all) files.set(name, file);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    expect((await search('ownership')).nbHits).toBeGreaterThan(0);
    later.mockRestore();
  });

  it('says that texts are missing where names are found without them', async () => {
    const files = filesOf(small);
    for (const name of files.keys()) if (name.includes('texts')) files.delete(name);
    const { search, states } = start(files);
    const { index, hits } = await search('rooms snapshot');
    expect(index).toBe('partial');
    expect(hits.map(({ url }) => url)).toEqual(['/room#what-does-a-late-joiner-get', '/room']);
    expect(states).toEqual(['complete', 'partial']);
  });

  it.each([
    ['is missing', undefined],
    ['is damaged', 'garbage'],
  ])('fails where the manifest %s', async (_, manifest) => {
    const files = filesOf(small);
    if (manifest === undefined) files.delete(URL);
    else files.set(URL, manifest);
    const { search } = start(files);
    const reason = manifest === undefined ? 'unreachable' : 'damaged';
    await expect(search('room')).rejects.toMatchObject({ reason });
    files.set(URL, filesOf(small).get(URL) ?? '');
    expect((await search('room')).nbHits).toBeGreaterThan(0);
  });

  it('goes on with the files of a new deployment', async () => {
    const files = filesOf(small);
    const { search, urls } = start(files);
    await search('p');
    files.clear();
    const pages = [...small, api('Voice', { Mute: ['Silence.'] })];
    for (const [name, file] of filesOf(pages, 'b0b1c2d3e4')) files.set(name, file);
    expect(await urls('Voice.Mute')).toContain('/reference/classes/Voice#Mute');
    expect((await search('ownership')).index).toBe('complete');
  });
});

describe('which texts are loaded', () => {
  const textsAskedFor = async (...queries: string[]) => {
    const { asked, search } = start(filesOf(small));
    for (const query of queries) await search(query);
    return asked.filter((url) => url.includes('texts')).length;
  };

  it('none where what is typed is in the names', async () => {
    expect(await textsAskedFor('r', 'ro', 'room', 'rooms overview', 'RequestOwn')).toBe(0);
  });

  it('those of a guide where it is in its text', async () => {
    expect(await textsAskedFor('snapshot')).toBe(1);
    expect(await textsAskedFor('late joiner reconnecting')).toBe(1);
  });

  it('none for a word that is still typed and begins many names', async () => {
    const names = Object.fromEntries(
      Array.from({ length: 20 }, (_, number) => [`Meet${number}`, ['A member.']]),
    );
    const { asked, search } = start(filesOf([...small, api('Calendar', names)]));
    const { hits } = await search('mee');
    expect(hits.every(({ url }) => url.startsWith('/reference/'))).toBe(true);
    expect(asked.some((url) => url.includes('texts'))).toBe(false);
  });

  it('none for a query that a later one has overtaken', async () => {
    const { asked, search } = start(filesOf(small));
    await Promise.all([search('rooms snapshot'), search('rooms')]);
    expect(asked.some((url) => url.includes('texts'))).toBe(false);
  });
});

describe('400 types with five members each', () => {
  const pages = generatedSite({ classes: 400, membersOfClass: 5, guides: 0 });
  const files = filesOf(pages);
  const { search } = start(files);

  it('answers the first key from the manifest, which fits the budget', async () => {
    const first = start(files);
    expect((await first.search('r')).nbHits).toBeGreaterThan(0);
    expect(first.asked).toEqual([URL]);
    expect(sizeOf(files.get(URL) ?? '')).toBeLessThan(MANIFEST_LIMIT);
  });

  it('finds each of a hundred types and members by its name', async () => {
    const names = pages.flatMap(({ title, path, units }) =>
      units.map(({ text, anchor }) =>
        anchor === '' ? [text, path] : [`${title}.${text}`, `${path}#${anchor}`],
      ),
    );
    const sample = names.filter((_, index) => index % 24 === 0);
    expect(sample).toHaveLength(100);
    const missed: string[] = [];
    for (const [name = '', url = ''] of sample) {
      const { hits } = await search(name);
      if (!hits.some((hit) => hit.url === url)) missed.push(name);
    }
    expect(missed).toEqual([]);
  });

  it('fetches few of its shards for a name', async () => {
    const { asked: own, search: type } = start(files);
    for (const typed of ['Re', 'Reque', 'Request', 'RequestQueue']) await type(typed);
    const isShard = (url: string) => url.includes('names');
    expect(new Set(own.filter(isShard)).size).toBeLessThan(
      [...files.keys()].filter(isShard).length / 2,
    );
  });

  it('counts all hits, and lists each of them once', async () => {
    const { nbHits, nbPages, facets } = await search('re');
    // More than are ranked, with their pages.
    expect(nbHits).toBeGreaterThan(100);
    expect(facets.lvl0).toEqual({ 'API reference': nbHits });
    const urls: string[] = [];
    for (let page = 0; page < nbPages; page++) {
      urls.push(...(await search('re', { page })).hits.map(({ url }) => url));
    }
    expect(urls).toHaveLength(nbHits);
    expect(new Set(urls).size).toBe(nbHits);
  });
});

it('counts the hits of each section alike, whichever is asked for', async () => {
  const guides = generatedSite({ classes: 0, membersOfClass: 0, guides: 60 });
  const { search } = start(filesOf([...guides, ...small]));
  const { facets } = await search('action');
  expect(Object.keys(facets.lvl0)).toContain('Part 0');
  for (const [section, count] of Object.entries(facets.lvl0)) {
    const own = await search('action', { facetFilters: [`lvl0:${section}`] });
    expect([own.nbHits, own.facets.lvl0[section]]).toEqual([count, count]);
  }
});
