import { strFromU8, unzipSync } from 'fflate';
import { zip } from './zip';

it('keeps texts, in the order of their names', () => {
  const files = unzipSync(zip({ 'b/ü.txt': 'ä', 'a.txt': '' }));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['a.txt', ''],
    ['b/ü.txt', 'ä'],
  ]);
});

it('makes the same bytes whatever the order and the clock', () => {
  const made = zip({ a: '1', b: '2' });
  jest.useFakeTimers({ now: new Date(2031, 4, 5) });
  expect(zip({ b: '2', a: '1' })).toEqual(made);
  jest.useRealTimers();
  // Time and date of the first entry: midnight of January 1, 1980.
  expect([...made.slice(10, 14)]).toEqual([0, 0, 0b00100001, 0]);
});
