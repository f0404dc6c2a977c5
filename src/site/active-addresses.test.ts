import { sidebarsSchema } from './sidebars/schema';
import { docFrontMatterSchema } from '../markdown/front-matter';
import { isActive } from '../config/settings/active-address';
import { PLACEHOLDER_SETTINGS, validateSettings } from '../config/settings/load';

const ADDRESSES = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://a.example/1',
  '\u0001javascript:alert(1)',
];

it.each(ADDRESSES)('knows %j', (address) => expect(isActive(address)).toBe(true));

it.each([
  '/a',
  'https://a.example/javascript:x',
  'mailto:a@b.example',
  'tel:1',
  '#data:x',
  'xref:A',
])('leaves %j alone', (address) => expect(isActive(address)).toBe(false));

const link = (href: string) => ({ label: 'A', href });

/** Settings with an address, by where it is. */
const PLACES: Readonly<Record<string, (href: string) => object>> = {
  navbar: (href) => ({ navbar: { items: [{ type: 'link', ...link(href) }] } }),
  languages: (href) => ({
    navbar: { items: [{ type: 'languageDropdown', items: [{ ...link(href), lang: 'en' }] }] },
  }),
  versions: (href) => ({
    navbar: { items: [{ type: 'docsVersionDropdown', items: [link(href)] }] },
  }),
  footer: (href) => ({
    footer: { logoHref: '/', copyright: 'c', columns: [{ title: 'A', links: [link(href)] }] },
  }),
  logo: (href) => ({ footer: { logoHref: href, copyright: 'c' } }),
  announcement: (href) => ({ announcement: { id: 'a', text: 'a', link: link(href) } }),
  redirects: (to) => ({ redirects: [{ from: '/a', to }] }),
  'edit links': (url) => ({ editUrl: `${url}{path}` }),
  'source links': (url) => ({ sourceUrl: `${url}{path}` }),
  'types elsewhere': (url) => ({ externalTypes: [{ namespace: 'A', url: `${url}{name}` }] }),
  scopes: (url) => ({ registryScope: `${url}{product}` }),
  frames: (url) => ({ allow: [{ page: '/a', frames: [url] }] }),
};

describe.each(Object.entries(PLACES))('the settings of %s', (_, settingsWith) => {
  it.each(ADDRESSES)('refuse %j', (address) => {
    const given = { ...PLACEHOLDER_SETTINGS, ...settingsWith(address) };
    const { problems } = validateSettings(
      given,
      `export default ${JSON.stringify(given, null, 1)}`,
    );
    expect(problems).toMatchObject([{ check: 'settings', line: expect.any(Number) as number }]);
  });
});

it.each(ADDRESSES)('sidebars and pages refuse %j', (href) => {
  const item = { type: 'link', ...link(href) };
  expect(sidebarsSchema.safeParse({ a: [item] }).success).toBe(false);
  expect(docFrontMatterSchema.safeParse({ custom_edit_url: href }).success).toBe(false);
});

it.each(['room', '/room/', '/a*', '/*/b', '/a?b', '/a b', '//', ''])(
  '"allow" refuses the page %j',
  (page) => {
    const { problems } = validateSettings({ ...PLACEHOLDER_SETTINGS, allow: [{ page }] }, '');
    expect(problems[0]?.message).toContain('must be the path of a page');
  },
);
