import { apiClass, docPage, siteIn } from '../../test/content-pages';
import { NO_SITE_INDEX_DATA } from '../site-index-data';
import type { SearchBlock } from '../../../packages/search/engine/source-records';
import type { NavCategory, NavEntry } from '../../page-model/nav-entry';
import { NO_SECTION, searchSourceOf, sectionsOf } from './source';

const site = siteIn('/site');
const BLOCKS: SearchBlock[] = [
  { kind: 'heading', depth: 2, id: 'more', text: 'See also' },
  { kind: 'text', text: 'Others' },
];

it('uses the section from the sidebar, or the general one for a page in none', () => {
  const data = { ...NO_SITE_INDEX_DATA, sections: { '/a': 'Rooms' } };
  const sectionOf = (name: string) =>
    searchSourceOf(docPage(site, name), { blocks: [] }, data)?.section;
  expect(sectionOf('a')).toBe('Rooms');
  expect(sectionOf('b')).toBe('Documentation');
});

it('ranks guides, types, and types of internal categories, and has the letters of types', () => {
  const data = { ...NO_SITE_INDEX_DATA, internals: ['Native client'] };
  const pages = [
    docPage(site, 'a'),
    apiClass(site, 'Room'),
    apiClass(site, 'Socket', { category: 'Native client' }),
  ];
  const sources = pages.map((page) => searchSourceOf(page, { blocks: [] }, data));
  expect(sources.map((source) => [source?.rank, source?.kind])).toEqual([
    ['guide', undefined],
    ['reference', 'C'],
    ['internal', 'C'],
  ]);
});

it('leaves out ignored headings but not their words, and unlisted pages altogether', () => {
  const data = { ...NO_SITE_INDEX_DATA, ignoredHeadings: ['See also'] };
  expect(searchSourceOf(docPage(site, 'a'), { blocks: BLOCKS }, data)?.blocks).toEqual([
    { kind: 'words', text: 'Others' },
  ]);
  const unlisted = docPage(site, 'a', { unlisted: true });
  expect(searchSourceOf(unlisted, { blocks: BLOCKS }, data)).toBeUndefined();
});

const link = (href: string): NavEntry => ({ label: href, href });
const category = (label: string, items: readonly NavEntry[], href?: string): NavCategory => ({
  label,
  collapsible: true,
  collapsed: false,
  items,
  ...(href !== undefined && { href }),
});
const sections = (...items: NavEntry[]) => [...sectionsOf([{ name: 'docs', items }])];

it('names the outermost category of each page, in the order of the sidebar', () => {
  const xr = category('XR', [link('/realtime/xr/avatars')], '/realtime/xr');
  expect(
    sections(category('Realtime', [link('/realtime/realtime'), xr], '/realtime'), link('/pricing')),
  ).toEqual([
    ['/realtime', 'Realtime'],
    ['/realtime/realtime', 'Realtime'],
    ['/realtime/xr', 'Realtime'],
    ['/realtime/xr/avatars', 'Realtime'],
    ['/pricing', NO_SECTION],
  ]);
});

it('has no links to other sites', () => {
  expect(sections(category('A', [link('https://a.example')]))).toEqual([]);
});

it('uses the first place of a page that is in several', () => {
  const twice = [
    { name: 'docs', items: [category('A', [link('/a')])] },
    { name: 'more', items: [category('B', [link('/a'), link('/b')])] },
  ];
  expect([...sectionsOf(twice)]).toEqual([
    ['/a', 'A'],
    ['/b', 'B'],
  ]);
});
