import { NO_SITE_INDEX_DATA, readSiteIndexData, writeSiteIndexData } from './site-index-data';
import { tempFolder } from '../test/temp-folder';

it('passes the data to another process, or empty data if there is none', () => {
  const dir = tempFolder();
  expect(readSiteIndexData(dir)).toEqual(NO_SITE_INDEX_DATA);
  const data = {
    unreadable: { '/a.md': '/a' },
    otherPaths: ['/x'],
    categories: ['Rooms'],
    callSites: { '/room': { Join: [{ path: '/a', title: 'A', isType: false }] } },
    mentions: { '/room': [{ path: '/a', title: 'A', isType: false }] },
    symptoms: [
      {
        path: '/a',
        title: 'A',
        section: 'Rooms',
        symptoms: [{ id: 'pitfalls.1', symptom: 'S', cause: 'C', fix: 'F' }],
      },
    ],
    samples: {
      '/a': {
        name: 'a',
        href: '/a.zip',
        address: 'https://b.example/a.zip',
        bytes: 1,
        scriptCount: 1,
      },
    },
    lists: { '/a': [{ label: 'B', href: '/b' }] },
    sections: { '/a': 'Rooms' },
    internals: ['Native client'],
    ignoredHeadings: ['See also'],
  };
  writeSiteIndexData(data, dir);
  expect(readSiteIndexData(dir)).toEqual(data);
});
