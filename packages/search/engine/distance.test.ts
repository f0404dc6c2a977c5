import { distance } from './distance';

it.each([
  ['room', 'room', 0],
  ['rom', 'room', 1],
  ['roomm', 'room', 1],
  ['raom', 'room', 1],
  ['romo', 'room', 1],
  ['ownerhsip', 'ownership', 1],
  ['vectr', 'vector', 1],
  ['dissconect', 'disconnect', 2],
  ['abcd', 'wxyz', 3],
  ['', 'ab', 2],
])('%s is near %s: %d', (from, to, edits) => {
  expect(distance(from, to, 2)).toBe(edits);
  expect(distance(to, from, 2)).toBe(edits);
});

it.each([
  ['adres', 'addressables', 1],
  ['interpollat', 'interpolation', 1],
  ['adressables', 'address', 3],
])('%s is the beginning of %s: %d', (from, to, edits) => {
  expect(distance(from, to, 2, true)).toBe(edits);
});
