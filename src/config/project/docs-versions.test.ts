import { settingsSchema } from '../settings/schema';
import { siteIn } from '../../test/content-pages';
import { docsVersions } from '../settings/navbar-items';
import { frozenSettings, withVersions } from './docs-versions';

const { settings } = siteIn('/site');
const items = [
  { type: 'search' as const, position: 'right' as const },
  {
    type: 'docsVersionDropdown' as const,
    position: 'right' as const,
    items: [
      { label: 'Next', href: '/' },
      { label: '1.0', href: 'https://old.example' },
    ],
  },
];
const versions = settingsSchema.shape.versions.parse([
  { label: '2.3', folder: 'v23' },
  { label: '2.2', folder: 'v22', path: '/two' },
]);
const site = {
  ...settings,
  versions,
  navbar: { items },
  announcement: { id: 'a', text: 'News', dismissible: true },
};
const listed = ({ navbar }: typeof settings) =>
  navbar.items.flatMap((item) => (item.type === 'docsVersionDropdown' ? item.items : []));

it('lists older versions after that of the build', () => {
  expect(listed(withVersions(site))).toEqual([
    { label: 'Next', href: '/' },
    { label: '2.3', href: '/v2.3' },
    { label: '2.2', href: '/two' },
    { label: '1.0', href: 'https://old.example' },
  ]);
  expect(withVersions({ ...site, versions: [] }).navbar).toEqual(site.navbar);
});

it('gives a build that stays a path, a name, and a way to the current version', () => {
  const frozen = frozenSettings(site, '2.3');
  expect(frozen).toMatchObject({
    url: `${settings.url}/v2.3`,
    versions: [],
    announcement: false,
    editUrl: false,
  });
  expect(listed(frozen)).toEqual([
    { label: '2.3', href: '/' },
    { label: 'Next', href: '/..' },
  ]);
  expect(docsVersions(frozenSettings({ ...site, navbar: { items: [] } }, '2.3'))).toEqual([]);
  expect(frozenSettings(site, 'v2.3').url).toBe(frozen.url);
  expect(() => frozenSettings(site, '../2.3')).toThrow('FROZEN_VERSION is "../2.3". Set it to');
});
