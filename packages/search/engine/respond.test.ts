import { decodeOutline, decodeTexts } from './decode';
import { Engine } from './engine';
import { respond } from './respond';
import { testFiles, testPage } from '../../../src/test/search-index';
import type { SearchRequest } from './types';

const files = testFiles([
  testPage('/room', 'Rooms', {
    '': ['A room is one server process.'],
    'Set a <b>limit</b> & more': [
      'The server admits 250 clients, unless the options say otherwise and somebody has asked for more of them before.',
      'An `IInterpolator<T>` is no tag, and <img src=x onerror=alert(1)> is no picture.',
    ],
  }),
  testPage(
    '/voice',
    'Voice chat',
    { '': ['Players talk to each other in a room.'] },
    { section: 'XR' },
  ),
  testPage('/größe/a b', 'Größe', { '': ['Wie groß ist ein Raum? `RealtimeView`.'] }),
]);
const outline = decodeOutline(files.outline);
const engine = new Engine(outline, decodeTexts(files.texts, outline));
const ask = (request: SearchRequest) => respond(engine, request, 'complete');

const words = (text = '') => text.replace(/…|<[^>]+>/g, '').split(/\s+/).length;

describe('headings', () => {
  const heading = 'Why does nothing move when everybody in the room holds the same thing at once?';
  const long = testFiles([testPage('/long', heading, { [heading]: ['It moves.'] })]);
  const pages = decodeOutline(long.outline);
  const longEngine = new Engine(pages, decodeTexts(long.texts, pages));
  const levelsOf = (attributesToSnippet?: string[]) =>
    respond(longEngine, { query: 'holds', attributesToSnippet }, 'complete').hits.map(
      ({ _snippetResult: { hierarchy } }) => hierarchy.lvl2 ?? hierarchy.lvl1,
    );

  it('are cut to ten words around the match', () => {
    for (const level of levelsOf()) {
      expect(words(level?.value)).toBe(10);
      expect(level?.value).toMatch(/^….*<mark>holds<\/mark>.*once\?$/);
    }
  });

  it('are cut to the requested number of words, level by level', () => {
    const asked = ['hierarchy.lvl1:5', 'hierarchy.lvl2:3'];
    expect(
      levelsOf(asked)
        .map((level) => words(level?.value))
        .sort(),
    ).toEqual([3, 5]);
  });

  it('are whole if no cut is requested', () => {
    for (const level of levelsOf(['content:5'])) expect(level?.value).toMatch(/^Why.*once\?$/);
  });
});

it('answers in the shape that DocSearch reads', () => {
  expect(ask({ query: 'rooms' }).hits[0]).toEqual({
    objectID: '/room',
    type: 'lvl1',
    url: '/room',
    url_without_anchor: '/room',
    anchor: null,
    hierarchy: {
      lvl0: 'Guides',
      lvl1: 'Rooms',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'A room is one server process.',
    _highlightResult: {
      hierarchy: {
        lvl0: { value: 'Guides', matchLevel: 'none' },
        lvl1: { value: '<mark>Rooms</mark>', matchLevel: 'full' },
      },
      content: { value: 'A <mark>room</mark> is one server process.', matchLevel: 'full' },
    },
    _snippetResult: {
      hierarchy: {
        lvl0: { value: 'Guides', matchLevel: 'none' },
        lvl1: { value: '<mark>Rooms</mark>', matchLevel: 'full' },
      },
      content: { value: 'A <mark>room</mark> is one server process.', matchLevel: 'full' },
    },
  });
});

it('shows the requested number of words of a paragraph that matches, around the match', () => {
  const request = {
    query: 'otherwise',
    attributesToSnippet: ['hierarchy.lvl1:10', 'content:5'],
    snippetEllipsisText: '…',
  };
  const [hit] = ask(request).hits;
  expect(hit?.type).toBe('content');
  expect(hit?.url).toBe('/room#set-a-blimitb--more');
  expect(hit?._snippetResult.content?.value).toBe('…say <mark>otherwise</mark> and somebody has…');
});

it('shows no sign of punctuation before an ellipsis', () => {
  const [hit] = ask({ query: 'server', attributesToSnippet: ['content:5'] }).hits.slice(-1);
  expect(hit?._snippetResult.content?.value).toBe('The <mark>server</mark> admits 250 clients…');
});

it.each([
  'limit',
  'interpolator',
  'img onerror',
  '<img src=x onerror=alert(1)>',
  '<mark>',
  '&amp;',
])('lets no text become HTML: %s', (query) => {
  const { hits } = ask({ query, hitsPerPage: 100 });
  const values = JSON.stringify(hits).replace(/<\/?mark>/g, '');
  expect(values).not.toMatch(/[<>]/);
});

it('marks generic names and keeps their brackets readable', () => {
  const [hit] = ask({ query: 'IInterpolator<T>' }).hits;
  expect(hit?.content).toContain('IInterpolator&lt;T&gt;');
  expect(hit?._highlightResult.content?.value).toContain('<mark>IInterpolator</mark>&lt;');
});

it('uses the marks of the request', () => {
  const [hit] = ask({ query: 'voice', highlightPreTag: '<em>', highlightPostTag: '</em>' }).hits;
  expect(hit?._highlightResult.hierarchy.lvl1?.value).toBe('<em>Voice</em> chat');
});

it('escapes addresses once', () => {
  expect(ask({ query: 'größe' }).hits[0]?.url).toBe('/gr%C3%B6%C3%9Fe/a%20b');
});

it('paginates, and counts all hits', () => {
  const all = ask({ query: 'room' });
  expect(all.nbHits).toBeGreaterThan(2);
  const pages = Array.from({ length: all.nbHits }, (_, page) => {
    return ask({ query: 'room', hitsPerPage: 1, page }).hits[0]?.objectID;
  });
  expect(pages).toEqual(all.hits.map(({ objectID }) => objectID));
  expect(ask({ query: 'room', hitsPerPage: 1, page: 99 })).toMatchObject({
    hits: [],
    nbHits: all.nbHits,
    nbPages: all.nbHits,
  });
});

it.each([
  { facetFilters: ['lvl0:XR'] },
  { facetFilters: [['hierarchy.lvl0:XR', 'lvl0:Other'], 'language:en'] },
  { facetFilters: 'lvl0:XR' },
])('limits hits to sections: %j', (filter) => {
  const result = ask({ query: 'room', ...filter });
  expect(result.hits.map(({ url }) => url)).toEqual(['/voice']);
  expect(result.nbHits).toBe(1);
  expect(result.facets.lvl0).toEqual({ Guides: expect.any(Number) as number, XR: 1 });
});

it('counts the hits of a section that is named as a property of objects', () => {
  const { outline: text } = testFiles([testPage('/a', 'Room', {}, { section: 'constructor' })]);
  const { facets } = respond(new Engine(decodeOutline(text)), { query: 'room' }, 'complete');
  expect(Object.entries(facets.lvl0)).toEqual([['constructor', 1]]);
});

it('marks what was typed, not what it means', () => {
  const talk = testFiles([testPage('/v', 'Voice chat', {})], [{ said: 'talk', meant: 'voice' }]);
  const pages = decodeOutline(talk.outline);
  const own = new Engine(pages, decodeTexts(talk.texts, pages));
  const [hit] = respond(own, { query: 'talk chat' }, 'complete').hits;
  expect(hit?._highlightResult.hierarchy.lvl1?.value).toBe('Voice <mark>chat</mark>');
});

it('suggests names when nothing is found', () => {
  const result = ask({ query: 'voiceee' });
  expect(result.hits).toEqual([]);
  expect(result.suggestions).toEqual(['voice']);
});

it.each([
  ['voise chats', ['Voice chats']],
  ['RealtimVew', ['RealtimeView']],
  // The first hit is what it would suggest.
  ['voise chat', []],
  ['IInterpolatr', ['IInterpolator']],
  ['voice chat', []],
  ['voi', []],
])('with hits for "%s", suggests %p', (query, suggestions) => {
  const result = ask({ query });
  expect(result.hits).not.toEqual([]);
  expect(result.suggestions).toEqual(suggestions);
});

it.each([
  { query: '' },
  { query: '   ' },
  { query: undefined },
  { query: '((((' },
  { query: '[a-z]+$^\\' },
  { query: '\u0000\uFFFF😀' },
  { query: 'x'.repeat(10_000) },
  { query: 'room '.repeat(500) },
  { query: 'room', hitsPerPage: NaN, page: -3 },
  { query: 'room', hitsPerPage: 0, page: 1e9 },
])('survives %j', (request) => {
  const { hits, nbHits } = ask(request);
  expect(hits.length).toBeLessThanOrEqual(nbHits);
});

it('shows a row of a table, or a sentence, rather than the names of columns', () => {
  const page = testPage('/options', 'Options', {
    Timeouts: ['Settings.cs', 'Field Default Fix', 'idle – 30 s – leave it', 'Both end a room.'],
  });
  const { outline, texts } = testFiles([page]);
  const read = decodeOutline(outline);
  const engine = new Engine(read, decodeTexts(texts, read));
  const shown = (query: string) =>
    respond(engine, { query }, 'complete').hits.find(({ anchor }) => anchor === 'timeouts')
      ?.content;
  expect(shown('timeouts')).toBe('Both end a room.');
  expect(shown('timeouts fix idle')).toBe('idle – 30 s – leave it');
});
