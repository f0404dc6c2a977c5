import { apiClass, docPage, siteIn } from '../../test/content-pages';
import { NO_SITE_INDEX_DATA } from '../site-index-data';
import type { SearchBlock } from '../../markdown/html/search-blocks';
import { searchSourceOf } from './source';

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

it('ranks guides, types, and types of internal categories', () => {
  const data = { ...NO_SITE_INDEX_DATA, internals: ['Native client'] };
  const pages = [
    docPage(site, 'a'),
    apiClass(site, 'Room'),
    apiClass(site, 'Socket', { category: 'Native client' }),
  ];
  expect(pages.map((page) => searchSourceOf(page, { blocks: [] }, data)?.rank)).toEqual([
    'guide',
    'reference',
    'internal',
  ]);
});

it('leaves out ignored headings, and unlisted pages altogether', () => {
  const data = { ...NO_SITE_INDEX_DATA, ignoredHeadings: ['See also'] };
  expect(searchSourceOf(docPage(site, 'a'), { blocks: BLOCKS }, data)?.blocks).toEqual([]);
  const unlisted = docPage(site, 'a', { unlisted: true });
  expect(searchSourceOf(unlisted, { blocks: BLOCKS }, data)).toBeUndefined();
});
