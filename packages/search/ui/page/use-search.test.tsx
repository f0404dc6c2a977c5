/** @jest-environment jsdom */
import '../../../../src/test/dom';
import { searchResult } from '../../../../src/test/search-result';
import { act, renderHook } from '@testing-library/react';
import type { IndexState, SearchRequest, SearchResponse } from '../../engine/types';
import type { SiteSearch } from '../site-search';
import { type Asked, useSearch } from './use-search';

const NO_FILTERS: readonly string[] = [];
const NO_SECTIONS: readonly string[] = [];

/** Lets the hook process settled promises. */
const settle = (resolve: () => void) =>
  act(() => {
    resolve();
    return Promise.resolve();
  });

/** A client that answers when the test says so. */
function setUp(query = 'room') {
  const asked: (readonly SearchRequest[])[] = [];
  let answer: (response: SearchResponse) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  let load: (state: IndexState) => void = () => undefined;
  const client: SiteSearch = {
    search: ({ requests }) => {
      asked.push(requests);
      return new Promise((resolve, reject) => {
        answer = resolve;
        fail = reject;
      });
    },
    warm: () => undefined,
    subscribe: (listener) => {
      load = listener;
      return () => undefined;
    },
  };
  const first: Asked = { query, sections: NO_SECTIONS, pages: 1 };
  const { result, rerender } = renderHook((props: Asked) => useSearch(client, NO_FILTERS, props), {
    initialProps: first,
  });
  return {
    asked,
    result,
    type: (next: string) => rerender({ ...first, query: next }),
    answer: (index: IndexState = 'complete') =>
      settle(() => answer({ results: [searchResult({ index })] })),
    /** More of the index has loaded, so the client is asked again. */
    load: (state: IndexState) => settle(() => load(state)),
    fail: () => settle(() => fail(new Error('gone'))),
  };
}

let isNarrow = false;

beforeEach(() => {
  isNarrow = false;
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
  window.matchMedia = (query) => ({ matches: isNarrow, media: query }) as MediaQueryList;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('is idle without a query, and requests nothing', () => {
  const { result, asked } = setUp(' ');
  expect(result.current.status).toBe('idle');
  expect(asked).toEqual([]);
});

it('is loading until the answer arrives, then idle', async () => {
  const { result, answer } = setUp();
  expect(result.current.status).toBe('loading');
  await answer();
  expect(result.current.status).toBe('idle');
});

it('is stalled after 300 ms until the answer arrives', async () => {
  const { result, answer } = setUp();
  pass(299);
  expect(result.current.status).toBe('loading');
  pass(1);
  expect(result.current.status).toBe('stalled');
  await answer();
  expect(result.current.status).toBe('idle');
});

it('is an error after a failure, until the next query', async () => {
  const { result, fail, type, answer } = setUp();
  await fail();
  expect(result.current.status).toBe('error');
  expect(result.current.error).toEqual(new Error('gone'));
  type('rooms');
  expect(result.current.status).toBe('loading');
  await answer();
  expect(result.current.status).toBe('idle');
});

it.each([
  [false, 10],
  [true, 5],
])('requests 20 hits; narrow screen: %s, snippets of %d words', (narrow, words) => {
  isNarrow = narrow;
  const [requests] = setUp().asked;
  expect(requests).toEqual([expect.objectContaining({ page: 0, hitsPerPage: 20 })]);
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`);
  expect(requests?.[0]?.attributesToSnippet).toEqual([...levels, `content:${words}`]);
});
