import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { encodeOutline, encodeTexts, type Extent, EXTENTS } from '../engine/encode';
import { type Detail, DETAILS } from '../engine/kept-text';
import { testPage } from '../../../src/test/search-index';
import { detailFor, extentFor, type Fit, fitOf } from './fit';

const [whole] = EXTENTS as [Extent];

/**
 * The same sentences on each run, with words that occur on every page, so that only their order
 * takes bytes.
 */
function sentences(seed: number, count: number): string {
  let state = seed + 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647) % 400;
  return Array.from({ length: count }, () => `word${next()}`).join(' ');
}
const pages = Array.from({ length: 12 }, (_, page) =>
  testPage(
    `/p${page}`,
    `Page ${page}`,
    { '': [sentences(page, 600), sentences(page + 100, 600)], More: [sentences(page + 200, 900)] },
    { rank: page % 2 === 0 ? 'guide' : 'reference', popularity: page % 9 },
  ),
);
const TEXT = { [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT };
const sizeOf = (detail: Detail) =>
  zlib.brotliCompressSync(encodeTexts(pages, detail), { params: TEXT }).length;

it('keeps all of a site that fits', () => {
  expect(detailFor(pages, [], whole)).toBe(DETAILS[0]);
  expect(detailFor([], [], whole)).toBe(DETAILS[0]);
});

it('finds nothing for a site that does not fit at all', () => {
  expect(detailFor(pages, [], whole, 0)).toBeUndefined();
  expect(extentFor(pages, 10)).toBeUndefined();
});

it('keeps as much as fits, and not a step more', () => {
  const sizes = DETAILS.map(sizeOf);
  const limit = ((sizes[0] ?? 0) + (sizes.at(-1) ?? 0)) / 2;
  const step = DETAILS.indexOf(detailFor(pages, [], whole, limit) as Detail);
  expect(step).toBeGreaterThan(0);
  expect(step).toBeLessThan(DETAILS.length - 1);
  expect(sizes[step]).toBeLessThanOrEqual(limit);
  expect(sizes[step - 1]).toBeGreaterThan(limit);
});

it('counts the synonyms too', () => {
  const [everything] = DETAILS;
  const limit = everything ? sizeOf(everything) : 0;
  expect(detailFor(pages, [], whole, limit)).toBe(everything);
  expect(detailFor(pages, [{ said: sentences(900, 40), meant: 'pricing' }], whole, limit)).not.toBe(
    everything,
  );
});

it('puts as much as fits into the first part', () => {
  expect(extentFor(pages, 1_000_000)).toBe(whole);
  const rest = { url: 'texts-0000000000.txt', checksum: 'zzzzzz' };
  const least = zlib.brotliCompressSync(encodeOutline(pages, rest, EXTENTS.at(-1))).length;
  expect(extentFor(pages, least)).toBe(EXTENTS.at(-1));
  expect(extentFor(pages, least - 1)).toBeUndefined();
});

describe('the stored fit', () => {
  const project = process.cwd();
  let root: string;
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'fit-'));
    process.chdir(root);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.chdir(project);
    fs.rmSync(root, { recursive: true });
  });

  const sizes = DETAILS.map(sizeOf);
  const limits = { texts: ((sizes[0] ?? 0) + (sizes.at(-1) ?? 0)) / 2, first: 800 };
  const fit = (over = limits, engine = 'engine', only = pages, key = 'code') =>
    fitOf(only, [], engine, { file: 'cache/fit.json', key }, over);

  it('is the same as a new one, without compressing anything', () => {
    const found = fit() as Fit;
    expect(found).toEqual({
      extent: extentFor(pages, limits.first - zlib.brotliCompressSync('engine').length),
      detail: detailFor(pages, [], found.extent, limits.texts),
    });
    expect(found.detail).not.toBe(DETAILS[0]);
    const compress = jest.spyOn(zlib, 'brotliCompressSync');
    const kept = fit() as Fit;
    expect(compress).not.toHaveBeenCalled();
    expect(kept.extent).toBe(found.extent);
    expect(kept.detail).toBe(found.detail);
  });

  it('says of a large site that it does not fit, without asking again', () => {
    expect(fit({ ...limits, first: 20 })).toBeUndefined();
    const compress = jest.spyOn(zlib, 'brotliCompressSync');
    expect(fit({ ...limits, first: 20 })).toBeUndefined();
    expect(compress).not.toHaveBeenCalled();
  });

  it.each([
    ['other pages', () => fit(limits, 'engine', pages.slice(1))],
    ['another engine', () => fit(limits, 'other')],
    ['other budgets', () => fit({ ...limits, first: 1000 })],
    ['another encoder', () => fit(limits, 'engine', pages, 'other')],
  ])('is not reused for %s', (_name, again) => {
    fit();
    const compress = jest.spyOn(zlib, 'brotliCompressSync');
    again();
    expect(compress).toHaveBeenCalled();
  });
});
