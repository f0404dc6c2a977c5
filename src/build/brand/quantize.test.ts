import { quantize } from './quantize';

const pixels = (...colors: readonly number[]) =>
  Uint8Array.from(colors.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]));

it('replaces pixels by the indexes of their colours, frequent ones first', () => {
  const { image, colors } = quantize(pixels(0xff0000, 0x00ff00, 0x00ff00, 0x0000ff), 2, 256);
  expect(colors).toEqual([0x00ff00, 0x0000ff, 0xff0000]);
  expect([...image.rows]).toEqual([0, 2, 0, 0, 0, 1]);
});

it('takes one of several colours that look the same', () => {
  const { image, colors } = quantize(pixels(0x808080, 0x808080, 0x828382, 0x888888), 4, 256);
  expect(colors).toEqual([0x808080, 0x888888]);
  expect([...image.rows]).toEqual([0, 0, 0, 0, 1]);
});

it('gives the nearest colour to those that are too many', () => {
  const { image, colors } = quantize(pixels(0, 0, 0, 0xffffff, 0xffffff, 0xc0c0c0), 6, 2);
  expect(colors).toEqual([0, 0xffffff]);
  expect([...image.rows]).toEqual([0, 0, 0, 0, 1, 1, 1]);
});
