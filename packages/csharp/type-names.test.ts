import { splitList } from './brackets';
import { arityAt, parseTypeName, substituteTypes } from './type-names';

it.each([
  ['Room', '', 'Room', []],
  ['Room[]', '', 'Room', []],
  ['Vector3?', '', 'Vector3', []],
  ['Tandem.Realtime.Room', 'Tandem.Realtime', 'Room', []],
  ['List<int>', '', 'List', ['int']],
  ['Map<string, List<Room>>[]', '', 'Map', ['string', 'List<Room>']],
  ['Action<(int a, int b), Room>', '', 'Action', ['(int a, int b)', 'Room']],
])('parses %s', (text, qualifier, name, args) => {
  expect(parseTypeName(text)).toEqual({ qualifier, name, args });
});

it.each([
  ['Room room', 0],
  ['Room<A>', 1],
  ['Room<A, B<C, D>> room', 2],
  ['Room<a + b', 0],
  ['Room<A', 0],
])('counts the arguments in %s', (text, arity) => {
  expect(arityAt(text, 4)).toBe(arity);
});

it('splits lists at the commas outside brackets', () => {
  expect(splitList('int a, Map<K, V> b, (int, int) c')).toEqual([
    'int a',
    'Map<K, V> b',
    '(int, int) c',
  ]);
  expect(splitList(' ')).toEqual([]);
});

it('substitutes types for whole names', () => {
  const types = new Map([['TModel', 'Player']]);
  expect(substituteTypes('Func<TModel, TModelView>', types)).toBe('Func<Player, TModelView>');
});
