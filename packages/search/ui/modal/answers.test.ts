/** @jest-environment jsdom */
import '../../../../src/test/dom';
import { searchResult } from '../../../../src/test/search-result';
import type { SearchHit, SearchResponse, SearchResult } from '../../engine/types';
import { docSearchAnswers, safeHit } from './answers';

const response = (over: Partial<SearchResult> = {}): SearchResponse => ({
  results: [searchResult({ query: 'x', suggestions: ['y'], ...over })],
});

/** Searches the way DocSearch does. */
function ask(answers: ReturnType<typeof docSearchAnswers>) {
  const onError = jest.fn((error: Error) => {
    throw error;
  });
  const settled = jest.fn();
  const asked = answers.search({ requests: [{ query: 'x' }] }) as Promise<SearchResponse>;
  void asked.catch(onError).then(settled);
  return { onError, settled };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('keeps suggestions and announces the number of hits', async () => {
  const say = jest.fn();
  const answers = docSearchAnswers({ search: () => Promise.resolve(response()) }, say);
  const { settled } = ask(answers);
  await jest.runAllTimersAsync();
  expect(answers.isSearching).toBe(false);
  expect(settled).toHaveBeenCalled();
  expect(answers.last.suggestions).toEqual(['y']);
  expect(say).toHaveBeenCalledWith('No results for "x"');
});

it('reports an error after the query has stalled, and never settles', async () => {
  const say = jest.fn();
  const answers = docSearchAnswers({ search: () => Promise.reject(new Error('gone')) }, say);
  const { onError, settled } = ask(answers);
  expect(answers.isSearching).toBe(true);
  await jest.advanceTimersByTimeAsync(300);
  expect(answers.isSearching).toBe(false);
  expect(onError).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: 'RetryError' }));
  expect(settled).not.toHaveBeenCalled();
  expect(say).toHaveBeenCalledWith(expect.stringContaining('Unable to fetch results'));
});

it('does not report an error if another query has followed', async () => {
  const search = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(response());
  const answers = docSearchAnswers({ search }, jest.fn());
  const { onError } = ask(answers);
  ask(answers);
  await jest.runAllTimersAsync();
  expect(onError).not.toHaveBeenCalled();
});

it('tells the client that a query has been typed past', async () => {
  const search = jest.fn().mockResolvedValue(response());
  const answers = docSearchAnswers({ search }, jest.fn());
  ask(answers);
  ask(answers);
  await jest.runAllTimersAsync();
  const signals = search.mock.calls.map(([, signal]: [unknown, AbortSignal]) => signal.aborted);
  expect(signals).toEqual([true, false]);
});

it('has the answer of a repeated query at hand', async () => {
  const search = jest.fn().mockResolvedValue(response());
  const answers = docSearchAnswers({ search }, jest.fn());
  await answers.askAgain();
  expect(search).not.toHaveBeenCalled();
  ask(answers);
  await answers.askAgain();
  expect(search).toHaveBeenCalledTimes(2);
  ask(answers);
  expect(search).toHaveBeenCalledTimes(2);
  ask(answers);
  expect(search).toHaveBeenCalledTimes(3);
});

describe('safeHit', () => {
  const img = '<img src=x onerror=alert(1)>';
  const hit = (change: object = {}) =>
    ({
      objectID: '1',
      type: 'content',
      url: '/a',
      hierarchy: { lvl0: 'A &amp; B', lvl1: img, lvl2: null },
      content: img,
      _highlightResult: { hierarchy: { lvl0: { value: '<mark>A</mark> &amp; B' } } },
      _snippetResult: {
        hierarchy: { lvl1: { value: img, matchLevel: 'none' } },
        content: { value: `<mark>a</mark>${img}`, matchLevel: 'full' },
      },
      ...change,
    }) as unknown as SearchHit;

  it('leaves no HTML but marks, and the section as text', () => {
    const [safe] = safeHit(hit());
    expect(safe?.content).toBe('&lt;img src=x onerror=alert(1)&gt;');
    expect(safe?.hierarchy.lvl1).toBe('&lt;img src=x onerror=alert(1)&gt;');
    expect(safe?.hierarchy.lvl2).toBeNull();
    expect(safe?._snippetResult.hierarchy.lvl1?.value).not.toContain('<img');
    expect(safe?._snippetResult.content?.value).toMatch(/^<mark>a<\/mark>&lt;img/);
    expect(safe?._highlightResult.hierarchy.lvl0?.value).toBe('A & B');
  });

  it('shows the headings between a hit and its page', () => {
    const levels = { lvl1: 'Page', lvl2: 'A & B', lvl3: 'C' };
    const marked = {
      lvl1: { value: 'Page', matchLevel: 'none' },
      lvl2: { value: 'A &amp; <mark>B</mark>', matchLevel: 'full' },
    };
    const path = (type: string) =>
      safeHit(
        hit({
          type,
          hierarchy: { lvl0: 'S', ...levels, lvl4: null },
          _snippetResult: { hierarchy: marked },
        }),
      )[0]?._snippetResult.hierarchy.lvl1?.value;
    expect(path('lvl1')).toBe('Page');
    expect(path('lvl2')).toBe('Page');
    expect(path('lvl3')).toBe('Page › A &amp; <mark>B</mark>');
    expect(path('content')).toBe('Page › A &amp; <mark>B</mark> › C');
  });

  it('names a member with its type, above its own text', () => {
    const lines = (type: string) => {
      const marked = {
        lvl1: { value: 'Set&lt;T&gt;', matchLevel: 'none' },
        lvl3: { value: '<mark>Add</mark>', matchLevel: 'full' },
      };
      const [safe] = safeHit(
        hit({
          type,
          kind: 'M',
          anchor: 'Add',
          url_without_anchor: '/reference/classes/Set',
          hierarchy: { lvl0: 'API', lvl1: 'Set&lt;T&gt;', lvl2: null, lvl3: 'Add' },
          _snippetResult: { hierarchy: marked, content: { value: '<mark>Adds</mark> an item.' } },
        }),
      );
      const { lvl1, lvl3 } = safe?._snippetResult.hierarchy ?? {};
      return [lvl3?.value, lvl1?.value];
    };
    const name = 'Set&lt;T&gt;.<mark>Add</mark>';
    expect(lines('lvl3')).toEqual([name, '<mark>Adds</mark> an item.']);
    // DocSearch shows its text as the other line.
    expect(lines('content')).toEqual(['<mark>Add</mark>', name]);
  });

  it('drops a hit whose link is a script', () => {
    expect(safeHit(hit({ url: 'javascript:alert(1)' }))).toEqual([]);
  });
});
