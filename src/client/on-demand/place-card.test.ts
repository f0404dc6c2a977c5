import { placeCard } from './place-card';

const CARD = { width: 400, height: 100 };
const ROOM = { width: 1000, height: 600, top: 60 };
const line = (left: number, top: number) => ({ left, top, bottom: top + 20 });

it.each([
  ['above its link', [line(100, 300)], ROOM, { left: 100, top: 194 }],
  ['below where there is no room above', [line(100, 150)], ROOM, { left: 100, top: 176 }],
  ['within the right edge', [line(900, 300)], ROOM, { left: 584, top: 194 }],
  [
    'within the left edge of a narrow window',
    [line(0, 300)],
    { ...ROOM, width: 360 },
    { left: 16, top: 194 },
  ],
  ['above the first line of two', [line(800, 300), line(20, 325)], ROOM, { left: 584, top: 194 }],
  ['below the last line of two', [line(800, 100), line(20, 125)], ROOM, { left: 20, top: 151 }],
  ['nowhere in a low window', [line(100, 90)], { ...ROOM, height: 200 }, undefined],
  ['nowhere if its link is not shown', [], ROOM, undefined],
])('a card is %s', (_, lines, room, expected) => {
  expect(placeCard(lines, CARD, room)).toEqual(expected);
});
