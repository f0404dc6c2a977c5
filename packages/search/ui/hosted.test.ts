/** @jest-environment jsdom */
import { isSearchUnavailable } from '../engine/types';
import type { HostedSettings } from '../engine/hosted/settings';
import { HostedService } from '../../../src/test/hosted-service';
import { hostedSettings, searchRecord } from '../../../src/test/hosted-settings';
import { createHostedClient } from './hosted';

/** In milliseconds. On a busy machine, an answer takes longer than readers would wait. */
let mockTimeouts = { connect: 60_000, read: 60_000, write: 60_000 };

// Jest resolves to the Node build by default, which has other requests.
jest.mock('algoliasearch/lite', () => {
  type Lite = typeof import('algoliasearch/lite');
  const { liteClient } = jest.requireActual<Lite>('algoliasearch/dist/lite/builds/browser.umd.js');
  const patient: Lite['liteClient'] = (id, key, options) =>
    liteClient(id, key, { ...options, timeouts: mockTimeouts });
  return { liteClient: patient };
});

let service: HostedService;

beforeAll(async () => {
  service = await HostedService.start(3);
  service.put('docs', [
    { ...searchRecord('sets', 'A set holds models: RealtimeSet<TModel>.'), language: 'en' },
    { ...searchRecord('mengen', 'Ein Set enthält Modelle.'), language: 'de' },
  ]);
});
afterAll(() => service.stop());
beforeEach(() => {
  service.reset();
  localStorage.clear();
});

const client = (over: Partial<HostedSettings> = {}) =>
  createHostedClient(hostedSettings(service, over));
const search = (over: Partial<HostedSettings> = {}, query = 'set') =>
  client(over).search({ requests: [{ query }] });
const hostsAsked = () => service.requests.map(({ host }) => host);

/** The error that the client throws. */
const failure = async (over: Partial<HostedSettings> = {}) => {
  const error: unknown = await search(over).catch((reason: unknown) => reason);
  if (!isSearchUnavailable(error)) throw new Error(`It is ${String(error)}.`);
  return error;
};

const errorOf = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('a query', () => {
  it('is sent to the protocol’s path, with the credentials in the address', async () => {
    await search({ parameters: { typoTolerance: 'min' } });
    expect(service.requests).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/1/indexes/*/queries',
        body: {
          requests: [
            expect.objectContaining({
              query: 'set',
              indexName: 'docs',
              hitsPerPage: 20,
              typoTolerance: 'min',
            }),
          ],
        },
      }),
    ]);
    expect(service.requests[0]?.query).toMatchObject({
      'x-algolia-application-id': HostedService.applicationId,
      'x-algolia-api-key': HostedService.searchKey,
    });
    expect(service.requests[0]?.headers).not.toHaveProperty('x-algolia-api-key');
  });

  it('returns hits that are safe to insert', async () => {
    const { results } = await search({ facets: { language: 'en' } });
    expect(results[0]).toMatchObject({ nbHits: 1, query: 'set', index: 'complete' });
    expect(results[0]?.hits[0]).toMatchObject({
      objectID: 'sets',
      url: '/room/collections#sets',
      type: 'content',
      hierarchy: { lvl0: 'Room', lvl1: 'Collections', lvl2: null },
      content: 'A set holds models: RealtimeSet&lt;TModel&gt;.',
      _snippetResult: {
        content: {
          value: 'A <mark>set</mark> holds models: Realtime<mark>Set</mark>&lt;TModel&gt;.',
        },
      },
    });
  });

  it('limits the hits to the contextual facets', async () => {
    const { results } = await search({ facets: { language: ['de', 'fr'] } });
    expect(results[0]?.hits.map(({ objectID }) => objectID)).toEqual(['mengen']);
  });

  it('answers several requests at once, with the counts of all sections', async () => {
    const { results } = await client().search({
      requests: [
        { query: 'set', page: 0, facetFilters: ['lvl0:Elsewhere'] },
        { query: 'models', facetFilters: ['language:en'] },
      ],
    });
    expect(results.map(({ query, nbHits }) => [query, nbHits])).toEqual([
      ['set', 0],
      ['models', 1],
    ]);
    expect(results[0]?.facets.lvl0).toEqual({ Room: 2 });
    expect(service.requests).toHaveLength(1);
  });
});

describe('a query that finds nothing', () => {
  it('suggests titles that have hits', async () => {
    const { results } = await search({ facets: { language: 'en' } }, 'collectoins everywhere');
    expect(results[0]).toMatchObject({ nbHits: 0, suggestions: ['Collections'] });
    const [, second] = service.requests;
    expect(second?.body).toMatchObject({
      requests: [{ facetFilters: ['language:en'] }, { query: 'collec every' }],
    });
  });

  it('requests no suggestions if another section has hits', async () => {
    const request = { query: 'set', page: 0, facetFilters: ['lvl0:Elsewhere'] };
    const { results } = await client().search({ requests: [request] });
    expect(results[0]).toMatchObject({ nbHits: 0, suggestions: [] });
    expect(service.requests).toHaveLength(1);
  });

  it('is answered even if the request for suggestions fails', async () => {
    const isSecond = () => service.requests.length > 1;
    service.fail(isSecond, { status: 400 });
    const { results } = await search({}, 'zzz');
    expect(results[0]).toMatchObject({ nbHits: 0, suggestions: [] });
  });
});

describe('faults of the service', () => {
  it('tries the next host if one fails, and leaves that one alone for two minutes', async () => {
    const same = client();
    const ask = async (query: string) => {
      service.requests.length = 0;
      const { results } = await same.search({ requests: [{ query }] });
      return [hostsAsked(), results[0]?.nbHits];
    };
    service.failHost(0, { status: 503 });
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    expect(await ask('set')).toEqual([[0, 1], 2]);
    clock.mockReturnValue(now + 120_000);
    expect(await ask('models')).toEqual([[1], 1]);
    clock.mockReturnValue(now + 120_001);
    expect(await ask('holds')).toEqual([[0], 1]);
    clock.mockRestore();
  });

  it('leaves a host alone in the next document too, until the two minutes are over', async () => {
    service.failHost(0, { status: 503 });
    const now = Date.now();
    const later = async (seconds: number) => {
      service.requests.length = 0;
      jest.spyOn(Date, 'now').mockReturnValue(now + seconds * 1000);
      await search();
      return hostsAsked();
    };
    expect(await later(0)).toEqual([0, 1]);
    expect(await later(120)).toEqual([1]);
    expect(await later(120.001)).toEqual([0]);
    // A clock that was set back must not keep it down.
    expect(await later(-60)).toEqual([0]);
    jest.restoreAllMocks();
  });

  it.each(['null', '{', '[]', '{"x":1}'])('asks all hosts where %s is stored', async (stored) => {
    localStorage.setItem('search-hosts', stored);
    await search();
    expect(hostsAsked()).toEqual([0]);
  });

  it('tries the next host if one does not answer in time', async () => {
    const patient = mockTimeouts;
    mockTimeouts = { ...patient, connect: 1000 };
    service.failHost(0, 'hang');
    expect((await search()).results[0]?.nbHits).toBe(2);
    expect(hostsAsked()).toEqual([0, 1]);
    mockTimeouts = patient;
  });

  it('retries if the service asks it to wait', async () => {
    service.failHost(0, { status: 429, headers: { 'Retry-After': '1' } });
    expect((await search()).results[0]?.nbHits).toBe(2);
    expect(hostsAsked()).toEqual([0, 0]);
  });

  it('fails with the status if the service keeps asking it to wait', async () => {
    service.failHost(0, ...Array<{ status: number }>(4).fill({ status: 429 }));
    expect(await failure()).toMatchObject({ reason: 'refused', status: 429 });
    expect(hostsAsked()).toEqual([0, 0, 0, 0]);
  }, 15_000);

  it('reports that no host can be reached', async () => {
    // jsdom itself logs a reset connection.
    const said = jest.spyOn(console, 'error').mockImplementation();
    for (const host of [0, 1, 2]) service.failHost(host, host === 1 ? 'reset' : { status: 500 });
    const error = await failure();
    expect(error).toMatchObject({
      reason: 'unreachable',
      message: 'No host of the search service could be reached.',
      cause: { name: 'RetryError' },
    });
    expect(hostsAsked()).toEqual([0, 1, 2]);
    // The next query tries again.
    expect((await search()).results[0]?.nbHits).toBe(2);
    said.mockRestore();
  });

  it('reports the status with which the service refuses', async () => {
    const error = await failure({ apiKey: 'another-key' });
    expect(error).toMatchObject({ reason: 'refused', status: 403 });
    expect(error.message).toBe('The search service refused the query with status 403.');
    expect(hostsAsked()).toEqual([0]);
  });

  it.each<[string, Parameters<HostedService['failHost']>[1]]>([
    ['no JSON', 'broken JSON'],
    ['an empty body', { status: 200, body: '' }],
    ['no list of results', { status: 200, body: '{"results":{}}' }],
    ['no result', { status: 200, body: '{"results":[]}' }],
    ['no hits', { status: 200, body: '{"results":[{"nbHits":1}]}' }],
  ])('reports an answer with %s as damaged', async (_what, fault) => {
    service.failHost(0, fault);
    expect(await failure()).toMatchObject({
      reason: 'damaged',
      message: 'The answer of the search service is damaged.',
    });
  });
});

describe('missing credentials', () => {
  it.each([
    [{ applicationId: '' }, 'no application id:'],
    [{ apiKey: '' }, 'no search key:'],
    [{ applicationId: '', apiKey: '' }, 'no application id and no search key:'],
  ])('throw an error that names them: %j', (over, said) => {
    const error = errorOf(() => client(over));
    expect(error).toMatchObject({ name: 'SearchUnavailable', reason: 'credentials' });
    expect((error as Error).message).toContain(said);
  });
});

describe('a browser without storage', () => {
  it('searches and fails over', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('No storage.');
    });
    jest.spyOn(console, 'warn').mockImplementation();
    service.failHost(0, { status: 503 });
    const same = client();
    for (const query of ['set', 'models']) await same.search({ requests: [{ query }] });
    expect(hostsAsked()).toEqual([0, 1, 1]);
    jest.restoreAllMocks();
  });
});

it('sends no events unless the settings enable them', async () => {
  expect(client().insights).toBeUndefined();
  await search();
  expect(service.requests.map(({ path }) => path)).not.toContain('/1/events');
});
