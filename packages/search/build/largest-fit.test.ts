import zlib from 'node:zlib';
import { compressedSize, largestFit } from './largest-fit';

/** Words in a fixed disorder, so that they compress like text. */
function words(count: number): string {
  let state = 7;
  const next = () => (state = (state * 48_271) % 2_147_483_647) % 900;
  return Array.from({ length: count }, () => `word${next()}`).join(' ');
}
/** From largest to smallest, in steps of 7 %. */
const texts = Array.from({ length: 6 }, (_, index) => words(Math.round(1500 * 0.93 ** index)));
const sizes = texts.map((text) => compressedSize(text));
const fit = (limit: number) => largestFit(texts.length, (index) => texts[index] ?? '', limit);
const limits = [sizes[1] ?? 0, (sizes[3] ?? 0) + 20, (sizes[4] ?? 0) - 20];

/** How many texts are compressed as the hosting does it. */
function compressedWell(find: () => void): number {
  const compress = jest.spyOn(zlib, 'brotliCompressSync').mockClear();
  find();
  return compress.mock.calls.filter(
    ([, options]) => options?.params?.[zlib.constants.BROTLI_PARAM_QUALITY] === 11,
  ).length;
}

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

it.each(limits)('compresses at most two of six as the hosting does, for %i bytes', (limit) => {
  expect(compressedWell(() => fit(limit))).toBeLessThanOrEqual(2);
});

it('compresses none as the hosting does where the largest fits anyway', () => {
  const quick = compressedSize(texts[0] ?? '', 5);
  expect(compressedWell(() => expect(fit(quick)).toBe(0))).toBe(0);
});

it('does not compress a text of megabytes as the hosting does, and keeps to the limit', () => {
  const long = [1, 0.9, 0.8].map((share) => words(4000 * share).repeat(60));
  const limit = Math.round(
    (compressedSize(long[0] ?? '', 9) + compressedSize(long[1] ?? '', 9)) / 2,
  );
  const find = () => largestFit(long.length, (index) => long[index] ?? '', limit);
  expect(compressedWell(() => expect(find()).toBe(1))).toBe(0);
  expect(compressedSize(long[1] ?? '')).toBeLessThanOrEqual(limit);
});
