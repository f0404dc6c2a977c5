import sharp from 'sharp';
import { IndexedImage } from './indexed-image';
import { compressRows, encodePng } from './png';

const decoded = async (png: Buffer) => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  return { pixels: [...data], width: info.width, height: info.height, channels: info.channels };
};

it('is a PNG that others decode to the same pixels', async () => {
  const rows = Uint8Array.of(0, 0, 1, 0, 1, 0);
  const png = encodePng(new IndexedImage(2, rows), [0x102030, 0xff8000], [compressRows(rows)]);
  expect(await decoded(png)).toEqual({
    pixels: [16, 32, 48, 255, 128, 0, 255, 128, 0, 16, 32, 48],
    width: 2,
    height: 2,
    channels: 3,
  });
});

it('is the same picture from rows that were compressed in parts', async () => {
  const image = new IndexedImage(300, new Uint8Array(301 * 200));
  for (let at = 0; at < 300 * 200; at += 7) image.set(at % 300, Math.floor(at / 300), at % 251);
  const grays = Array.from({ length: 256 }, (_, value) => value * 0x010101);
  const whole = encodePng(image, grays, [compressRows(image.rows)]);
  const cuts = [0, 1, 64, 200].map((row) => row * image.stride);
  const parts = cuts.slice(1).map((end, at) => compressRows(image.rows.subarray(cuts[at], end)));
  const parted = encodePng(image, grays, parts);
  expect(parted.equals(whole)).toBe(false);
  expect(await decoded(parted)).toEqual(await decoded(whole));
});
