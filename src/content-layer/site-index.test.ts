import { apiClass, docPage, siteIn } from '../test/content-pages';
import { createSiteIndex, typeIndex } from './site-index';
import { NO_SITE_INDEX_DATA } from './site-index-data';

const site = siteIn('/site');
const room = apiClass(site, 'Room', { members: [], nested: [] });
const guide = docPage(site, 'guide');

it('knows the path of each file, readable or not, and of pages without a file', () => {
  const { linkTargets } = createSiteIndex(
    [guide, room],
    {
      ...NO_SITE_INDEX_DATA,
      unreadable: { '/site/content/docs/broken.md': '/broken' },
      otherPaths: ['/search'],
    },
    site,
  );
  expect(Object.fromEntries(linkTargets.pathByFile)).toEqual({
    '/site/content/docs/broken.md': '/broken',
    '/site/content/docs/guide.md': '/guide',
    '/site/content/reference/classes/Room.md': '/reference/classes/Room',
  });
  expect([...linkTargets.paths].sort()).toEqual([
    '/broken',
    '/guide',
    '/reference/classes/Room',
    '/search',
  ]);
});

it('finds types by name for links and for code, the site’s own before those of .NET', () => {
  const { linkTargets, typeTargets } = createSiteIndex([guide, room], NO_SITE_INDEX_DATA, site);
  const place = { path: '/reference/classes/Room' };
  expect(linkTargets.names.placeOf('Room')).toEqual(place);
  expect(typeTargets.documented('Room', 0)).toEqual(place);
  expect(linkTargets.names.placeOf('Guide')).toBeUndefined();
  expect(linkTargets.names.external('System.Collections.Generic.List<int>')).toMatch(/^https:/);
});

it('lists the types by category, without unlisted ones', () => {
  const types = [
    room,
    apiClass(site, 'Avatar', { category: 'Avatars' }),
    apiClass(site, 'Hidden', {}, { unlisted: true }),
  ];
  const data = { ...NO_SITE_INDEX_DATA, categories: ['Rooms', 'Avatars'] };
  const { html } = typeIndex(createSiteIndex([guide, ...types], data, site));
  expect(html).not.toContain('Hidden');
  expect(html.indexOf('id="rooms"')).toBeGreaterThan(0);
  expect(html.indexOf('id="avatars"')).toBeGreaterThan(html.indexOf('id="rooms"'));
});

it('is empty if there are no types', () => {
  const index = createSiteIndex([guide], NO_SITE_INDEX_DATA, site);
  expect(typeIndex(index)).toEqual({ html: '', toc: '' });
});
