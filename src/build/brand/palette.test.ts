import { Palette } from './palette';

it('numbers colours as they come', () => {
  const palette = new Palette([0xffffff]);
  expect([0x000000, 0xffffff, 0x000000].map((rgb) => palette.indexOf(rgb))).toEqual([1, 0, 1]);
  expect(palette.colors).toEqual([0xffffff, 0x000000]);
});

it('gives the nearest colour when 256 are taken', () => {
  const grays = Array.from({ length: 256 }, (_, value) => value * 0x010101);
  const palette = new Palette(grays);
  expect(palette.indexOf(0x807f80)).toBe(0x80);
  expect(palette.colors).toHaveLength(256);
});
