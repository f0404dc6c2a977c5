import { EXTENTS } from '../engine/encode';
import { DETAILS } from '../engine/kept-text';
import type { Fit } from './fit';
import { cutOf, shardsSummary } from './summary';

const fit = (extent: number, detail: number) =>
  ({ extent: EXTENTS.at(extent), detail: DETAILS.at(detail) }) as Fit;

it.each([
  ['nothing of a small site', fit(0, 0), undefined],
  [
    'keywords and texts',
    {
      extent: EXTENTS.at(6),
      detail: { guide: [20, 10], type: [10, 10], member: [0, 0] },
    } as Fit,
    'The index of the search is cut: the first 3 keywords of each guide are in its first file; 20 words below a heading of a guide, 10 words of a type and no words of a member are shown; all others are found, and load when they are typed.',
  ],
  [
    'members of some types',
    fit(-11, 0),
    'The index of the search is cut: the first 0 keywords of each guide are in its first file; members of types that few pages link to are in its second file.',
  ],
  [
    'members',
    fit(-8, 0),
    'The index of the search is cut: the first 0 keywords of each guide are in its first file; members are in its second file.',
  ],
  [
    'headings of some guides',
    fit(-4, 0),
    'The index of the search is cut: the first 0 keywords of each guide are in its first file; headings of guides that few pages link to are in its second file; members are in its second file.',
  ],
])('tells what is cut: %s', (_, cut, text) => {
  expect(cutOf(cut)).toBe(text);
});

it('tells what a site with shards does without', () => {
  const index = { manifest: '', files: new Map<string, string>() };
  expect(shardsSummary({ ...index, names: 45_000, shards: 318, top: 500 })).toMatch(
    /^The search has 45000 names in 318 shards; its first file names 500 pages\. What is cut: /,
  );
});
