import { installBasePath } from '../base-path';
import { searchUrl, parseSearchUrl, searchTitle } from './search-address';

it('reads query and sections, each once', () => {
  expect(parseSearchUrl('?q=a+b&section=Room&section=Guides&section=Room')).toEqual({
    query: 'a b',
    sections: ['Room', 'Guides'],
  });
  expect(parseSearchUrl('')).toEqual({ query: '', sections: [] });
});

it('cuts a query at 64 characters', () => {
  expect(parseSearchUrl(`?q=${'x'.repeat(100)}`).query).toHaveLength(64);
});

it('writes what it reads', () => {
  const address = { query: '<img onerror="x"> & é', sections: ['Room & more'] };
  expect(parseSearchUrl(searchUrl(address).slice('/search'.length))).toEqual(address);
  expect(searchUrl({ query: '', sections: [] })).toBe('/search');
});

it('names the query in the title', () => {
  expect(searchTitle(' rooms ')).toBe('Search results for "rooms"');
  expect(searchTitle(' ')).toBe('Search');
});

it('is below the path of the host', () => {
  installBasePath('/docs');
  const url = searchUrl({ query: 'room', sections: [] });
  installBasePath('');
  expect(url).toBe('/docs/search?q=room');
});
