import { DamagedAnswer, onlyMarks, resultOf } from './answer';
import type { HostedRequest } from './request';

const request: HostedRequest = {
  query: 'room',
  indexName: 'docs',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};
const SITE = 'https://docs.example';
const read = (answer: unknown, counts?: unknown) => resultOf(answer, counts, request, SITE);
const hit = (over: Record<string, unknown> = {}) => ({
  objectID: '1',
  type: 'content',
  url: '/room#join',
  hierarchy: { lvl0: 'Room', lvl1: 'Room', lvl2: 'Join', lvl3: null },
  content: 'Join a room.',
  ...over,
});
const one = (over: Record<string, unknown> = {}) => read({ hits: [hit(over)] }).hits[0];

describe('onlyMarks', () => {
  it('escapes everything but the marks', () => {
    expect(onlyMarks('<b>a</b> <mark>List<T></mark> & "b"', request)).toBe(
      '&lt;b&gt;a&lt;/b&gt; <mark>List&lt;T&gt;</mark> &amp; &quot;b&quot;',
    );
  });

  it('escapes unpaired and nested marks', () => {
    expect(onlyMarks('</mark>a<mark>b<mark>c</mark>d<mark>', request)).toBe(
      '&lt;/mark&gt;a<mark>b&lt;mark&gt;c</mark>d&lt;mark&gt;',
    );
  });

  it('recognizes only the marks that the request specified', () => {
    const tags = { highlightPreTag: '[[', highlightPostTag: ']]' };
    expect(onlyMarks('[[a]]<mark>b</mark>', tags)).toBe('[[a]]&lt;mark&gt;b&lt;/mark&gt;');
  });
});

describe('resultOf', () => {
  it('escapes the raw texts and the marked ones', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const found = one({
      hierarchy: { lvl0: evil, lvl1: evil },
      content: evil,
      _highlightResult: { hierarchy: { lvl1: { value: evil, matchLevel: 'none' } } },
      _snippetResult: { content: { value: `<mark>a</mark>${evil}`, matchLevel: 'full' } },
    });
    const safe = '&lt;img src=x onerror=alert(1)&gt;';
    expect(found).toMatchObject({
      hierarchy: { lvl0: safe, lvl1: safe, lvl2: null },
      content: safe,
      _highlightResult: { hierarchy: { lvl0: { value: safe }, lvl1: { value: safe } } },
      _snippetResult: {
        hierarchy: { lvl1: { value: safe, matchLevel: 'none' } },
        content: { value: `<mark>a</mark>${safe}`, matchLevel: 'full' },
      },
    });
    expect(JSON.stringify(found)).not.toContain('<img');
  });

  it.each([
    ['/room#join', '/room#join', '/room', 'join'],
    ['https://docs.example/room#join', '/room#join', '/room', 'join'],
    ['https://other.example/x', 'https://other.example/x', 'https://other.example/x', null],
    ['/room?a=1&b=2#%C3%BC', '/room?a=1&amp;b=2#%C3%BC', '/room?a=1&amp;b=2', 'ü'],
  ])('splits %s into page and anchor', (url, expected, page, anchor) => {
    expect(one({ url })).toMatchObject({ url: expected, url_without_anchor: page, anchor });
  });

  it('leaves out hits without a page address, an id or a title', () => {
    const hits = [
      hit({ url: 'javascript:alert(1)' }),
      hit({ url: 'data:text/html,x' }),
      hit({ url: undefined }),
      hit({ objectID: undefined }),
      hit({ hierarchy: {} }),
      null,
      hit({ objectID: 'good' }),
    ];
    expect(read({ hits }).hits.map(({ objectID }) => objectID)).toEqual(['good']);
  });

  it('reads counts, facets and the query id', () => {
    const facets = { 'hierarchy.lvl0': { Room: 3, Guides: 'many' } };
    const rest = { nbHits: 45, page: 1, nbPages: 3, hitsPerPage: 20, queryID: 'abc' };
    expect(read({ hits: [hit()], facets, ...rest })).toMatchObject({
      ...rest,
      query: 'room',
      facets: { lvl0: { Room: 3 } },
      suggestions: [],
      index: 'complete',
    });
    expect(read({ hits: [] }, { facets }).facets.lvl0).toEqual({ Room: 3 });
  });

  it.each([[undefined], [null], ['text'], [{}], [{ hits: {} }], [{ hits: [{ name: 'a' }] }]])(
    'rejects %j as damaged',
    (answer) => {
      expect(() => read(answer)).toThrow(DamagedAnswer);
    },
  );

  it('derives an unknown type from the levels', () => {
    expect(one({ type: 'x', content: null })?.type).toBe('lvl2');
    expect(one({ type: 'x' })?.type).toBe('content');
  });
});
