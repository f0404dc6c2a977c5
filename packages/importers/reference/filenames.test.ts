import { fileNames } from './filenames';

const type = (uid: string, name: string, namespace: string) => ({ uid, name, namespace });
const names = (types: ReturnType<typeof type>[], taken: string[] = []) =>
  Object.fromEntries(fileNames(types, new Set(taken)));

it('uses the type’s own name', () => {
  expect(names([type('1', 'Room', 'A'), type('2', 'Set<TModel>', 'A')])).toEqual({
    1: 'Room',
    2: 'Set',
  });
  expect(names([type('1', 'Outer<T>.Inner', 'A')])).toEqual({ 1: 'Outer.Inner' });
});

it('distinguishes generic types from plain ones', () => {
  expect(
    names([type('1', 'ISet', 'A'), type('2', 'ISet<T>', 'A'), type('3', 'ISet<T, U>', 'A')]),
  ).toEqual({ 1: 'ISet', 2: 'ISet-T', 3: 'ISet-T-U' });
});

it('distinguishes namespaces, ignoring case', () => {
  expect(names([type('1', 'Room', 'A'), type('2', 'ROOM', 'B.C')])).toEqual({
    1: 'A.Room',
    2: 'B.C.ROOM',
  });
});

it('avoids names of existing files, with a number if need be', () => {
  expect(names([type('1', 'Room', 'A')], ['room'])).toEqual({ 1: 'A.Room' });
  expect(names([type('1', 'Room', 'A')], ['room', 'a.room'])).toEqual({ 1: 'A.Room-2' });
});

it.each([
  ['_Part', 'A._Part'],
  ['Aux', 'A.Aux'],
])('does not call a file %s', (name, expected) => {
  expect(names([type('1', name, 'A')])).toEqual({ 1: expected });
});

it('does not depend on the order', () => {
  const types = [type('1', 'A', 'X'), type('2', 'a', 'X'), type('3', 'A<T>', 'X')];
  expect(names(types)).toEqual(names([...types].reverse()));
  expect(new Set(Object.values(names(types)).map((name) => name.toLowerCase())).size).toBe(3);
});
