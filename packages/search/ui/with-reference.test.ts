import { Engine } from '../engine/engine';
import { respond } from '../engine/respond';
import { ReferenceAnswers } from '../engine/shape/answers';
import type { SearchResult } from '../engine/types';
import { withReference } from './with-reference';

const none = respond(new Engine({ pages: [] }), {}, 'complete');
const base = { section: 'Reference', rank: 'reference', interfaces: [], bases: [] } as const;
const member = { anchor: 'id', signature: 'int id { get; }' };
const answers = new ReferenceAnswers(
  [
    { ...base, title: 'Thing', path: '/thing', members: [member] },
    { ...base, title: 'Door', path: '/door', bases: ['Thing'], members: [] },
  ],
  '',
);
const [ofThing] = answers.answer({ query: 'Thing -> int' }, () => none).hits;

function setUp(load: () => Promise<unknown> = () => Promise.resolve(answers), reference = '/r.js') {
  const importModule = jest.fn((_: string) => Promise.resolve({ loadReference: load }));
  const onMore = jest.fn();
  const answer = withReference({ reference, index: '/outline.txt' }, importModule, onMore);
  const urls = async (query: string, hits: SearchResult['hits'] = []) => {
    const results = await answer([{ query }], () => Promise.resolve([{ ...none, hits }]));
    return results[0]?.hits.map(({ url }) => url);
  };
  return { urls, importModule, onMore };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('loads the reference once, for queries about it alone', async () => {
  const { urls, importModule } = setUp();
  for (const query of ['thing', 'open the door', 'big door', '']) await urls(query);
  await urls('Thing.id', ofThing && [ofThing]);
  await urls('room door', ofThing && [ofThing]);
  expect(importModule).not.toHaveBeenCalled();
  expect(await urls('Thing -> int')).toEqual(['/thing#id']);
  expect(await urls('Door.id', ofThing && [ofThing])).toEqual(['/door#id', '/thing#id']);
  expect(importModule).toHaveBeenCalledTimes(1);
});

it('asks nothing of a site without a reference', async () => {
  const { urls, importModule } = setUp(undefined, '');
  expect(await urls('Thing -> int')).toEqual([]);
  expect(importModule).not.toHaveBeenCalled();
});

it('says that it cannot load it where the engine has no answer, and tries again later', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(answers);
  const { urls } = setUp(load);
  await expect(urls('Thing -> int')).rejects.toMatchObject({ reason: 'unreachable' });
  expect(await urls('Door.id')).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await urls('Door.id')).toEqual(['/door#id']);
});

it('does not let hits wait for it, and announces better ones', async () => {
  let arrive: (loaded: unknown) => void = () => undefined;
  const { urls, onMore } = setUp(() => new Promise((resolve) => (arrive = resolve)));
  const early = urls('Door.id');
  await jest.advanceTimersByTimeAsync(200);
  expect(await early).toEqual([]);
  expect(onMore).not.toHaveBeenCalled();
  arrive(answers);
  await jest.advanceTimersByTimeAsync(0);
  expect(onMore).toHaveBeenCalledTimes(1);
  expect(await urls('Door.id')).toEqual(['/door#id']);
});
