import { searchPath } from '../../../src/routes';
import { isPlainClick, safeAddress } from './links';

const HERE = 'https://docs.example/room';

it.each([
  ['/a?b=1#c', '/a?b=1#c'],
  ['https://docs.example/a', '/a'],
  ['https://other.example/a', 'https://other.example/a'],
  ['#top', '/room#top'],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['http://', undefined],
  [undefined, undefined],
])('%s leads to %s', (url, address) => {
  expect(safeAddress(url, HERE)).toBe(address);
});

it('recognizes clicks that open another tab', () => {
  const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  expect(isPlainClick(click)).toBe(true);
  expect(isPlainClick({ ...click, ctrlKey: true })).toBe(false);
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
});

it('writes the address of a query', () => {
  expect(searchPath('a b&c')).toBe('/search?q=a%20b%26c');
  expect(searchPath('ownership ')).toBe('/search?q=ownership');
  expect(searchPath(' ')).toBe('/search');
});
