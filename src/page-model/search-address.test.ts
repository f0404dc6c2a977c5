import { addressOf, readAddress, searchTitle } from './search-address';

it('reads query and sections, each once', () => {
  expect(readAddress('?q=a+b&section=Room&section=Guides&section=Room')).toEqual({
    query: 'a b',
    sections: ['Room', 'Guides'],
  });
  expect(readAddress('')).toEqual({ query: '', sections: [] });
});

it('cuts a query at 64 characters', () => {
  expect(readAddress(`?q=${'x'.repeat(100)}`).query).toHaveLength(64);
});

it('writes what it reads', () => {
  const address = { query: '<img onerror="x"> & é', sections: ['Room & more'] };
  expect(readAddress(addressOf(address).slice('/search'.length))).toEqual(address);
  expect(addressOf({ query: '', sections: [] })).toBe('/search');
});

it('names the query in the title', () => {
  expect(searchTitle(' rooms ')).toBe('Search results for "rooms"');
  expect(searchTitle(' ')).toBe('Search');
});
