/** @jest-environment jsdom */
import '../../../src/test/dom';
import { docSearchStorage, storedHits } from './stored';

const KEY = '__DOCSEARCH_RECENT_SEARCHES__docs';
const hit = (change: object = {}) => ({
  objectID: '1',
  type: 'lvl1',
  url: '/room',
  content: null,
  hierarchy: { lvl0: 'Room', lvl1: 'Rooms' },
  ...change,
});

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const read = () => JSON.parse(docSearchStorage.getItem(KEY) ?? 'null') as unknown[];

it('returns the hits that it has stored', () => {
  docSearchStorage.setItem(KEY, JSON.stringify([hit()]));
  expect(read()).toMatchObject([hit()]);
});

it.each([
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  ['no hits', '[1, null, "x", {}]'],
  ['a link that is a script', JSON.stringify([hit({ url: 'javascript:alert(1)' })])],
  ['a type that there is not', JSON.stringify([hit({ type: 'script' })])],
  ['no title', JSON.stringify([hit({ hierarchy: { lvl0: 'Room' } })])],
  ['no hierarchy', JSON.stringify([hit({ hierarchy: null })])],
  ['no id', JSON.stringify([hit({ objectID: 1 })])],
])('leaves out what is damaged: %s', (_, value) => {
  localStorage.setItem(KEY, value);
  expect(read()).toEqual([]);
});

it('escapes texts, which DocSearch inserts as HTML', () => {
  const img = '<img src=x onerror=alert(1)>';
  const [stored] = storedHits(
    JSON.stringify([hit({ content: img, hierarchy: { lvl0: img, lvl1: img } })]),
  );
  expect(stored?.content).toBe('&lt;img src=x onerror=alert(1)&gt;');
  expect(stored?.hierarchy.lvl1).toBe('&lt;img src=x onerror=alert(1)&gt;');
  // The section is inserted as text.
  expect(stored?.hierarchy.lvl0).toBe(img);
});

it('keeps what the browser refuses to store as long as the page lasts, and warns', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  docSearchStorage.setItem(KEY, JSON.stringify([hit()]));
  expect(read()).toHaveLength(1);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('written'), expect.anything());
  docSearchStorage.removeItem(KEY);
  expect(read()).toEqual([]);
});

it('keeps working if storage is forbidden', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(read()).toEqual([]);
  expect(console.warn).toHaveBeenCalled();
});
