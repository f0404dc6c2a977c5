import type { PagePlace } from '../../page-model/place';
import { LOG_CODES } from '../../test/log-codes';
import { placesOfLogCodes, sectionsOfLogCodes } from './places';

const INDEX = { path: '/errors', title: 'Log codes' };
const above = {
  sidebar: 'docs',
  breadcrumbs: [{ label: 'Troubleshooting' }],
  next: { label: 'Pricing', href: '/pricing' },
};
const breadcrumbs = [{ label: 'Troubleshooting' }, { label: 'Log codes', href: '/errors' }];
const [first, second] = [
  { label: 'DTX1004: Region list timed out', href: '/errors/DTX1004' },
  { label: 'DTX2004: Change rolled back', href: '/errors/DTX2004' },
];

it('puts the pages of codes below the list of all, in the order of the registry', () => {
  expect(placesOfLogCodes(new Map([['/errors', above]]), [INDEX], LOG_CODES)).toEqual([
    [first.href, { sidebar: 'docs', breadcrumbs, next: second }],
    [second.href, { sidebar: 'docs', breadcrumbs, previous: first }],
  ]);
});

it('keeps the place that a sidebar gives a code, and the branches of the list', () => {
  const places = new Map<string, PagePlace>([
    ['/errors', { ...above, branches: ['troubleshooting'] }],
    [first.href, above],
  ]);
  expect(placesOfLogCodes(places, [INDEX], LOG_CODES)).toEqual([
    [second.href, { sidebar: 'docs', breadcrumbs, branches: ['troubleshooting'], previous: first }],
  ]);
});

it('has none if the list of all codes is missing or in no sidebar', () => {
  expect(placesOfLogCodes(new Map(), [INDEX], LOG_CODES)).toEqual([]);
  expect(placesOfLogCodes(new Map([['/errors', above]]), [], LOG_CODES)).toEqual([]);
});

it('puts the pages of codes into the section of the list of all', () => {
  expect(sectionsOfLogCodes(new Map([['/errors', 'Troubleshooting']]), LOG_CODES)).toEqual([
    ['/errors/DTX1004', 'Troubleshooting'],
    ['/errors/DTX2004', 'Troubleshooting'],
  ]);
  expect(sectionsOfLogCodes(new Map(), LOG_CODES)).toEqual([]);
});
