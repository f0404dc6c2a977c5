import { DEFAULT_LOAD, fit, fitTexts, type Load } from './fit';

const wire = { packetHeader: 56, mtu: 1200, voiceBytes: 3000, voicePackets: 50 };
const load: Load = { ...DEFAULT_LOAD, voices: 0, bytes: 20, fps: 60, passedOn: 26_100 };

it.each<[string, Partial<Load>, ReturnType<typeof fit>]>([
  // 62,500 B ÷ 30 = 2,083 B: a full packet of 1,200, and 883 − 56 = 827 of content in the next.
  ['counts headers of each packet', {}, { bandwidth: 98, frame: 63, server: 124, voices: 10 }],
  // (62,500 − 2 × 5,800) ÷ 30 = 1,696 B: 1,144 + 496 − 56 of content.
  ['takes voices off first', { voices: 2 }, { bandwidth: 79, frame: 63, server: 124, voices: 10 }],
  [
    'fits nothing beside more voices',
    { voices: 11 },
    { bandwidth: 0, frame: 63, server: 124, voices: 10 },
  ],
  // 1 % of 16.7 ms is less than the tick takes at rest.
  ['needs time for the tick', { share: 1 }, { bandwidth: 98, frame: 0, server: 124, voices: 10 }],
  [
    'halves for the server, not for the frame',
    { tick: 60 },
    { bandwidth: 49, frame: 63, server: 62, voices: 10 },
  ],
])('%s', (_, change, expected) => {
  expect(fit({ ...load, ...change }, wire)).toEqual(expected);
});

it.each([
  [
    { bandwidth: 98, frame: 63, server: 124, voices: 10 },
    '63 can move at once, limited by the frame.',
  ],
  [
    { bandwidth: 1200, frame: 1300, server: 1240, voices: 10 },
    '1,200 can move at once, limited by bandwidth.',
  ],
  [{ bandwidth: 9, frame: 9, server: 8, voices: 0 }, '8 can move at once, limited by the server.'],
])('names the limit that ends first', (figures, sentence) => {
  expect(fitTexts(figures).result).toBe(sentence);
});
