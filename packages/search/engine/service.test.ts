import { encodeOutline, encodeTexts, encodeWords } from './encode';
import { checksum } from './pages';
import { SearchService } from './service';
import { testFiles, testPage } from '../../../src/test/search-index';
import type { IndexState } from './types';

const files = testFiles([
  testPage('/room', 'Rooms', { '': ['A room is a server.'], Limits: ['At most 250 clients.'] }),
  testPage('/voice', 'Voice chat', { '': ['Players talk.'] }),
]);

type Answers = Record<string, (string | number | Error)[]>;

/** Answers each address from its list in turn, repeating the last. A number is an HTTP status. */
function start(answers: Answers) {
  const asked: string[] = [];
  const states: IndexState[] = [];
  let held: Promise<void> | undefined;
  /** Lets all requests wait until the returned function is called. */
  const hold = () => {
    let release = () => {};
    held = new Promise<void>((resolve) => (release = resolve));
    return release;
  };
  const fetcher = async (url: string, init?: RequestInit): Promise<Response> => {
    asked.push(`${url} ${init?.cache ?? ''}`);
    await held;
    const list = answers[url] ?? [404];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(
      typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer),
    );
  };
  const service = new SearchService('/search/outline.txt', (state) => states.push(state), fetcher);
  const urls = async (query: string) => {
    const [result] = await service.search([{ query }]);
    return { urls: result?.hits.map(({ url }) => url), index: result?.index };
  };
  return { service, asked, states, urls, hold };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

it('answers from the first part, then from the whole index', async () => {
  const { asked, states, urls } = start({
    '/search/outline.txt': [files.outline],
    '/search/texts.txt': [files.texts],
  });
  expect(await urls('limits')).toEqual({ urls: ['/room#limits', '/room'], index: 'first' });
  await settled();
  expect(await urls('clients')).toEqual({ urls: ['/room#limits', '/room'], index: 'complete' });
  expect(states).toEqual(['first', 'complete']);
  expect(asked).toEqual(['/search/outline.txt no-cache', '/search/texts.txt default']);
});

it.each<[string, (string | number | Error)[]]>([
  ['missing', [404]],
  ['damaged', [files.texts.slice(0, -3)]],
  ['another build', [files.texts.replace('250', '300')]],
  ['blocked', [new TypeError('Failed to fetch')]],
])('carries on without the texts if they are %s', async (_, texts) => {
  const { states, urls } = start({
    '/search/outline.txt': [files.outline],
    '/search/texts.txt': texts,
  });
  await urls('voice');
  await settled();
  expect(states).toEqual(['first', 'partial']);
  expect(await urls('voice')).toEqual({ urls: ['/voice'], index: 'partial' });
});

it('bypasses a damaged cached copy', async () => {
  const { states, asked, urls } = start({
    '/search/outline.txt': ['damaged', files.outline],
    '/search/texts.txt': ['damaged', files.texts],
  });
  expect((await urls('voice')).urls).toEqual(['/voice']);
  await settled();
  expect(states).toEqual(['first', 'complete']);
  expect(asked.filter((line) => line.endsWith('reload'))).toHaveLength(3);
});

it('retries the texts, but not on every keystroke', async () => {
  const { states, urls } = start({
    '/search/outline.txt': [files.outline],
    '/search/texts.txt': [503, 503, files.texts],
  });
  await urls('voice');
  await settled();
  await urls('voice');
  await settled();
  expect(states).toEqual(['first', 'partial']);
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await urls('voice');
  later.mockRestore();
  await settled();
  expect(states).toEqual(['first', 'partial', 'complete']);
});

it.each<[string, (string | number | Error)[], string]>([
  ['cannot be reached', [new TypeError('Failed to fetch')], 'unreachable'],
  ['is missing', [404], 'unreachable'],
  ['is damaged', ['<!doctype html>'], 'damaged'],
])('reports that the index %s, and recovers', async (_, first, reason) => {
  const answers: Answers = { '/search/outline.txt': first, '/search/texts.txt': [files.texts] };
  const { service, urls } = start(answers);
  await expect(service.search([{ query: 'voice' }])).rejects.toMatchObject({ reason });
  answers['/search/outline.txt'] = [files.outline];
  expect((await urls('voice')).urls).toEqual(['/voice']);
});

describe('words that are cut from the texts', () => {
  const pages = [
    testPage('/room', 'Rooms', { '': ['First words.'], Limits: ['At most, and then xylophones.'] }),
    testPage('/voice', 'Voice chat', { '': ['Players talk, and then marimbas.'] }),
  ];
  const detail = { guide: [2, 2], type: [0, 0], member: [0, 0] } as const;
  const words = encodeWords(pages, detail, () => 'abc');
  const texts = encodeTexts(pages, detail, [], undefined, words.shards);
  const outline = encodeOutline(pages, { url: 'texts.txt', checksum: checksum(texts) });
  const shard = words.files.get('words0-abc.txt') ?? '';
  const open = async (answer: string | number) => {
    const started = start({
      '/search/outline.txt': [outline],
      '/search/texts.txt': [texts],
      '/search/shards/words0-abc.txt': [answer],
    });
    await started.service.load();
    await settled();
    return started;
  };

  it.each(['xylophones', 'xyl', 'xylophone'])(
    'are loaded for "%s", and find its heading',
    async (query) => {
      const { asked, urls } = await open(shard);
      const { urls: found, index } = await urls(query);
      expect([found?.[0], index]).toEqual(['/room#limits', 'complete']);
      await urls(query);
      expect(asked.filter((line) => line.includes('words'))).toHaveLength(1);
    },
  );

  it('are not loaded for two letters', async () => {
    const { asked, urls } = await open(shard);
    await urls('xy');
    expect(asked.filter((line) => line.includes('words'))).toEqual([]);
  });

  it('are announced if they come after the answer', async () => {
    const { urls, states, hold } = await open(shard);
    const release = hold();
    expect(await urls('limits xylophones')).toMatchObject({ index: 'first' });
    release();
    await settled();
    expect(states).toEqual(['first', 'complete', 'complete']);
    expect(await urls('limits xylophones')).toMatchObject({ index: 'complete' });
  });

  it.each([404, 'damaged'])('are done without where the file is %s', async (answer) => {
    const { urls } = await open(answer);
    expect(await urls('xylophones')).toEqual({ urls: [], index: 'complete' });
    expect((await urls('limits')).urls?.[0]).toBe('/room#limits');
  });
});
