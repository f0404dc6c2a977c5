import sharp from 'sharp';
import { encodePng, Palette } from './png';

it('is a PNG that others decode to the same pixels', async () => {
  const png = await encodePng({
    width: 2,
    height: 2,
    rows: Uint8Array.of(0, 0, 1, 0, 1, 0),
    palette: [0x102030, 0xff8000],
  });
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 2, height: 2, channels: 3 });
  expect([...data]).toEqual([16, 32, 48, 255, 128, 0, 255, 128, 0, 16, 32, 48]);
});

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
