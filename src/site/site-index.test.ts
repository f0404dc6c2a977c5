import fs from 'node:fs';
import path from 'node:path';
import { apiClass, docPage, siteIn } from '../test/content-pages';
import { createSiteIndex, typeIndex } from './site-index';
import type { PageNode } from './nodes/nodes';
import { NO_SITE_INDEX_DATA, type SiteIndexData } from './site-index-data';
import { tempFolder } from '../test/temp-folder';

const MISTAKE = { check: 'frontMatter', file: 'Room.md', message: '', fix: '' } as const;
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

describe('after an edit', () => {
  const index = createSiteIndex([guide, room], NO_SITE_INDEX_DATA, site);
  const again = (nodes: readonly PageNode[], data = NO_SITE_INDEX_DATA) =>
    createSiteIndex(nodes, data, site, index);

  it('is used again if only texts and mentions have changed', () => {
    const internal = { ...guide.internal, contentDigest: 'another text' };
    const mentions = { [room.path]: [{ path: '/guide', title: 'Guide', isType: false }] };
    const next = again([{ ...guide, internal }, room], { ...NO_SITE_INDEX_DATA, mentions });
    expect(next.key).toBe(index.key);
    expect(next.reference).toBe(index.reference);
    expect(next.data.mentions).toBe(mentions);
  });

  it.each<[string, readonly PageNode[], SiteIndexData]>([
    ['a page is new', [guide, room, docPage(site, 'new')], NO_SITE_INDEX_DATA],
    ['a page is gone', [guide], NO_SITE_INDEX_DATA],
    [
      'a page has another path',
      [docPage(site, 'guide', { path: '/moved' }), room],
      NO_SITE_INDEX_DATA,
    ],
    [
      'a type has another summary',
      [guide, apiClass(site, 'Room', { summary: 'New.' })],
      NO_SITE_INDEX_DATA,
    ],
    [
      'a type has a mistake',
      [guide, apiClass(site, 'Room', {}, { problems: [MISTAKE] })],
      NO_SITE_INDEX_DATA,
    ],
    ['a page is unreadable', [guide, room], { ...NO_SITE_INDEX_DATA, unreadable: { a: '/a' } }],
    ['sections differ', [guide, room], { ...NO_SITE_INDEX_DATA, sections: { '/guide': 'A' } }],
  ])('is another one if %s', (_, nodes, data) => {
    expect(again(nodes, data).key).not.toBe(index.key);
    expect(again(nodes, data).reference).not.toBe(index.reference);
  });

  it('is another one if a static file is new', () => {
    const rootDir = tempFolder();
    const own = siteIn(rootDir);
    const folder = { ...own.folder, staticDirs: [rootDir] };
    const keyNow = () => createSiteIndex([], NO_SITE_INDEX_DATA, { ...own, folder }).key;
    const before = keyNow();
    fs.writeFileSync(path.join(rootDir, 'logo.svg'), '<svg/>');
    expect(keyNow()).not.toBe(before);
  });
});
