/** @jest-environment jsdom */
import '../../../../src/test/dom';
import { storedHits } from '../stored';
import { rememberText } from './remember';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

const text = (objectID: string, change: object = {}) => ({
  objectID,
  type: 'content',
  url: `/room#${objectID}`,
  hierarchy: { lvl0: 'Room', lvl1: 'Rooms' },
  content: 'Some text',
  __docsearch_parent: null,
  ...change,
});
const kept = () => storedHits(localStorage.getItem(RECENT)).map(({ objectID }) => objectID);

beforeEach(() => localStorage.clear());

it('stores texts whose page is not among the hits, latest first, each once', () => {
  for (const id of ['a', 'b', 'a']) rememberText(text(id), 'docs');
  expect(kept()).toEqual(['a', 'b']);
});

it('leaves hits alone that DocSearch stores itself', () => {
  rememberText(text('a', { type: 'lvl1' }), 'docs');
  rememberText(text('b', { __docsearch_parent: text('c') }), 'docs');
  expect(kept()).toEqual([]);
});

it('stores seven, or four if there are favourites, and never a favourite', () => {
  const ids = 'abcdefghi'.split('');
  for (const id of ids) rememberText(text(id), 'docs');
  expect(kept()).toHaveLength(7);
  localStorage.setItem(FAVORITES, JSON.stringify([text('x')]));
  rememberText(text('x'), 'docs');
  rememberText(text('y'), 'docs');
  expect(kept()).toEqual(['y', 'i', 'h', 'g']);
});
