/** @jest-environment jsdom */
import '../../../src/test/dom';
import { searchResult } from '../../../src/test/search-result';
import type { FromWorker, IndexState, SearchResult, ToWorker } from '../engine/types';
import { createEmbeddedClient, type WorkerPlatform } from './embedded';

const FILES = { engine: '/engine.js', index: '/outline.txt' };
const REQUESTS = { requests: [{ query: 'room' }] };

const result = (over: Partial<SearchResult> = {}) =>
  searchResult({ nbHits: 1, nbPages: 1, ...over });

/** A worker played by the test. */
class FakeWorker extends EventTarget {
  readonly sent: ToWorker[] = [];
  isOver = false;
  onSearch: (id: number) => void = () => undefined;

  postMessage(message: ToWorker): void {
    this.sent.push(message);
    if (message.type === 'search') this.onSearch(message.id);
  }

  terminate(): void {
    this.isOver = true;
  }

  say(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function setUp(change: Partial<WorkerPlatform> = {}) {
  const workers: FakeWorker[] = [];
  const service = { load: jest.fn().mockResolvedValue(undefined), search: jest.fn() };
  const importModule = jest.fn(
    change.importModule ?? (() => Promise.resolve({ createService: () => service })),
  );
  const client = createEmbeddedClient(FILES, {
    startWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    ...change,
    importModule,
  });
  const worker = () => workers.at(-1) as FakeWorker;
  return { client, workers, worker, service, importModule };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('starts nothing before it is used', () => {
  const { client, workers } = setUp();
  expect(workers).toHaveLength(0);
  client.warm();
  client.warm();
  expect(workers).toHaveLength(1);
});

it('loads the index in the worker and passes answers on', async () => {
  const { client, worker } = setUp();
  const answer = client.search(REQUESTS);
  worker().onSearch = (id) => worker().say({ type: 'result', id, results: [result()] });
  worker().say({ type: 'ready' });
  await expect(answer).resolves.toEqual({ results: [result()] });
  expect(worker().sent[0]).toEqual({ type: 'load', index: '/outline.txt' });
});

it('reports the state of the index', () => {
  const { client, worker } = setUp();
  const heard: IndexState[] = [];
  const stop = client.subscribe((state) => heard.push(state));
  client.warm();
  worker().say({ type: 'ready' });
  worker().say({ type: 'state', state: 'first' });
  stop();
  worker().say({ type: 'state', state: 'complete' });
  expect(heard).toEqual(['first']);
});

it.each([
  ['the titles have no hits', { nbHits: 0 }],
  ['a member is asked for', { query: 'Room.Connect' }],
])('waits for the texts if %s', async (_, early) => {
  const { client, worker } = setUp();
  const answers = [result({ ...early, index: 'first' }), result()];
  const answer = client.search(REQUESTS);
  worker().onSearch = (id) => {
    worker().say({ type: 'result', id, results: [answers.shift() ?? result()] });
  };
  worker().say({ type: 'ready' });
  worker().say({ type: 'state', state: 'first' });
  await jest.advanceTimersByTimeAsync(0);
  worker().say({ type: 'state', state: 'complete' });
  await expect(answer).resolves.toEqual({ results: [result()] });
});

it.each(['unreachable', 'damaged', 'engine'] as const)(
  'reports the reason for a failure: %s',
  async (reason) => {
    const { client, worker } = setUp();
    const answer = client.search(REQUESTS);
    worker().onSearch = (id) => worker().say({ type: 'failure', id, reason });
    worker().say({ type: 'ready' });
    await expect(answer).rejects.toMatchObject({ name: 'SearchUnavailable', reason });
  },
);

describe('if no worker starts', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };

  it('runs the engine in the page', async () => {
    const { client, service } = setUp({ startWorker: forbidden });
    service.search.mockResolvedValue([result()]);
    await expect(client.search(REQUESTS)).resolves.toEqual({ results: [result()] });
    expect(service.load).toHaveBeenCalled();
  });

  it('runs the engine in the page if the worker’s script fails', async () => {
    const { client, worker, service } = setUp();
    service.search.mockResolvedValue([result()]);
    const answer = client.search(REQUESTS);
    worker().dispatchEvent(new Event('error', { cancelable: true }));
    await expect(answer).resolves.toEqual({ results: [result()] });
    expect(worker().isOver).toBe(true);
  });

  it('reports an engine that cannot be loaded either, and tries again', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('404'));
    const service = { load: () => Promise.resolve(), search: () => Promise.resolve([result()]) };
    load.mockResolvedValue({ createService: () => service });
    const { client } = setUp({ startWorker: forbidden, importModule: load });
    await expect(client.search(REQUESTS)).rejects.toMatchObject({ reason: 'engine' });
    await expect(client.search(REQUESTS)).resolves.toEqual({ results: [result()] });
    expect(load.mock.calls.map(([address]: string[]) => address)).toEqual([
      '/engine.js',
      '/engine.js?again=1',
    ]);
  });
});

it('restarts after a crash, which fails pending queries', async () => {
  const { client, workers, worker } = setUp();
  const answer = client.search(REQUESTS);
  worker().say({ type: 'ready' });
  const crash = expect(answer).rejects.toMatchObject({ reason: 'engine' });
  await jest.advanceTimersByTimeAsync(0);
  worker().dispatchEvent(new Event('error', { cancelable: true }));
  await crash;
  client.warm();
  expect(workers).toHaveLength(2);
});

it('gives up after its timeout', async () => {
  const { client, worker } = setUp();
  const answer = expect(client.search(REQUESTS)).rejects.toMatchObject({ reason: 'timeout' });
  worker().say({ type: 'ready' });
  await jest.advanceTimersByTimeAsync(20_000);
  await answer;
});

it('does not ask for what a reader has typed past while the worker starts', async () => {
  const { client, worker } = setUp();
  const waiting = new AbortController();
  client.search(REQUESTS, waiting.signal).catch(() => undefined);
  waiting.abort();
  worker().say({ type: 'ready' });
  await jest.advanceTimersByTimeAsync(0);
  expect(worker().sent).toEqual([{ type: 'load', index: '/outline.txt' }]);
});

it('tells the worker that nobody waits for an answer any more', async () => {
  const { client, worker } = setUp();
  const waiting = new AbortController();
  client.search(REQUESTS, waiting.signal).catch(() => undefined);
  worker().say({ type: 'ready' });
  await jest.advanceTimersByTimeAsync(0);
  waiting.abort();
  expect(worker().sent.at(-1)).toEqual({ type: 'forget', id: 1 });
});
