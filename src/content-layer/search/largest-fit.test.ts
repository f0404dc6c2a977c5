import zlib from 'node:zlib';
import { compressedSize, largestFit } from './largest-fit';

/** Words in a fixed disorder, so that they compress like text. */
function words(count: number): string {
  let state = 7;
  const next = () => (state = (state * 48_271) % 2_147_483_647) % 900;
  return Array.from({ length: count }, () => `word${next()}`).join(' ');
}
/** From largest to smallest, in steps of 7 %. */
const texts = Array.from({ length: 6 }, (_, index) => words(Math.round(4000 * 0.93 ** index)));
const sizes = texts.map((text) => compressedSize(text));
const fit = (limit: number) => largestFit(texts.length, (index) => texts[index] ?? '', limit);

afterEach(() => jest.restoreAllMocks());

it('finds the largest that fits, to the byte', () => {
  sizes.forEach((size, index) => {
    expect(fit(size)).toBe(index);
    expect(fit(size - 1)).toBe(index + 1 < sizes.length ? index + 1 : undefined);
  });
});

it('finds none where nothing fits, without compressing anything well', () => {
  const compress = jest.spyOn(zlib, 'brotliCompressSync');
  expect(fit(100)).toBeUndefined();
  expect(compress).toHaveBeenCalledTimes(1);
});

it('compresses at most three of six as well as the hosting does', () => {
  const compress = jest.spyOn(zlib, 'brotliCompressSync');
  for (const limit of [sizes[1] ?? 0, (sizes[3] ?? 0) + 20, (sizes[4] ?? 0) - 20]) {
    compress.mockClear();
    fit(limit);
    const well = compress.mock.calls.filter(
      ([, options]) => options?.params?.[zlib.constants.BROTLI_PARAM_QUALITY] === 11,
    );
    expect(well.length).toBeLessThanOrEqual(3);
  }
});
