import { addressWords } from './address-words';

it.each([
  ['/guides/room-hours.html', 'room hours'],
  ['/reference/classes/RealtimeTransfrom', 'RealtimeTransfrom'],
  ['/room/index.html', 'room'],
  ['/a_b+c.d/2024/', 'a b c d'],
  ['/caf%C3%A9', 'café'],
  ['/100%', ''],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/', ''],
])('finds in %s the words "%s"', (pathname, words) => {
  expect(addressWords(pathname)).toBe(words);
});

it('keeps to what the search box takes', () => {
  expect(addressWords(`/${'long-'.repeat(30)}`).length).toBeLessThanOrEqual(64);
});
