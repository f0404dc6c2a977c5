import path from 'node:path';
import { settingsSchema } from '../../../src/config/settings/schema';
import { setUpSiteFolder } from '../../../src/test/site-folder';
import type { Sidebars } from '../../../src/site/sidebars/schema';
import { planMove } from './plan';

const folder = setUpSiteFolder();

/** The plan for a site in `config/project/`, of a project in the folder around it. */
function plan(config: string, files: Record<string, string> = {}) {
  const all = Object.entries({ 'docusaurus.config.js': config, ...files });
  const root = folder(Object.fromEntries(all.map(([name, text]) => [`site/${name}`, text])));
  const result = planMove(path.join(root, 'site'), root, root);
  const leftOut = result.site.notes.map(({ file, line, message }) => {
    const place = file && `${path.relative(path.join(root, 'site'), file)}:${line} `;
    return place + message;
  });
  return { ...result, leftOut };
}

const PRESET = "presets: [['classic', { docs: { routeBasePath: '/' } }]]";
const INTRO = { 'docs/intro.md': '---\nslug: /\n---\n# Intro' };
const SIDEBARS = "presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]]";
/** The plan for a site with some settings besides its title and its address. */
const site = (settings: string, files: Record<string, string> = INTRO) =>
  plan(`module.exports = { title: 'A', url: 'https://a.example', ${settings} };`, files);
const themed = (theme: string) =>
  site(`${PRESET}, themeConfig: ${theme}`, {
    ...INTRO,
    'docs/guide/first.md': '# First',
    'sidebars.js': 'module.exports = {};',
  });

it('writes settings that this site takes', () => {
  const { settings, files, leftOut } = plan(
    `const title = 'Acme Tools';
module.exports = {
  title, tagline: 'All of it', url: 'https://acme.example', baseUrl: '/tools/',
  presets: [['@docusaurus/preset-classic', { docs: { sidebarPath: require.resolve('./sidebars.js'), editUrl: 'https://git.example/edit/main/' }, blog: false }]],
};`,
    {
      ...INTRO,
      'sidebars.js':
        "module.exports = { main: ['intro', { Guides: [{ type: 'doc', id: 'b' }] }] };",
      'docs/b.md': '# B',
      'static/a.png': '',
    },
  );
  expect(leftOut).toEqual([]);
  expect(settingsSchema.safeParse(settings).error).toBeUndefined();
  expect(settings).toMatchObject({
    product: { name: 'AcmeTools', slug: 'acme-tools' },
    title: 'Acme Tools',
    tagline: 'All of it',
    url: 'https://acme.example/tools',
    content: {
      dir: 'site',
      docs: [
        { dir: 'site/docs', path: '/docs', sidebars: 'adopted/sidebars-default.json' },
        { dir: 'adopted/pages', path: '/', sidebars: false },
      ],
      static: ['site/static'],
    },
    editUrl: 'https://git.example/edit/main/{path}',
    formerPaths: ['/tools'],
    variablesInPages: false,
  });
  expect([...files.keys()]).toEqual([
    'adopted/sidebars-default.json',
    'adopted/pages/index.md',
    'site.config.ts',
  ]);
  expect(JSON.parse(files.get('adopted/sidebars-default.json') ?? '') as Sidebars).toEqual({
    main: ['intro', { type: 'category', label: 'Guides', items: [{ type: 'doc', id: 'b' }] }],
  });
  expect(files.get('adopted/pages/index.md')).toContain('- [Docs](/docs)');
});

it('takes several folders of pages, and those that are Markdown among components', () => {
  const { settings, pages, leftOut } = plan(
    `export default {
  title: 'A', url: 'https://a.example',
  presets: [['classic', { docs: { path: '../docs', routeBasePath: '/', include: ['api/**/*.md', 'FAQ.md'] } }]],
  plugins: [
    ['content-docs', { id: 'community', path: 'community', routeBasePath: 'community', sidebarPath: false }],
    ['@docusaurus/plugin-content-docs', { id: 'gone', path: 'gone' }],
    process.env.DEV && 'some-plugin',
  ],
};`,
    {
      '../docs/api/a.md': '---\nslug: /\n---',
      '../docs/api/_part.mdx': '',
      '../docs/FAQ.md': '',
      '../docs/notes/x.md': '',
      '../docs/TODO.md': '',
      'community/team.md': '',
      'src/pages/help.md': '',
      'src/pages/index.js': '',
    },
  );
  expect(settings.content?.docs).toEqual([
    { dir: 'docs', path: '/', exclude: ['TODO.md', 'notes'] },
    { dir: 'site/community', path: '/community', sidebars: false },
    { dir: 'site/src/pages', path: '/', sidebars: false },
  ]);
  expect(pages.map((page) => page.path)).toEqual(['/FAQ', '/', '/community/team', '/help']);
  expect(leftOut).toEqual([
    'docusaurus.config.js:6 The folder of pages "gone", which does not exist',
    'src/pages/index.js:1 The page /, a component',
  ]);
});

it('takes the navbar; what opens below an item is in the footer', () => {
  const { settings, leftOut } = themed(`{
    navbar: { items: [
      { type: 'doc', docId: 'guide/first', label: 'Guide', position: 'left' },
      { to: 'guide/first/', label: 'To' },
      { href: 'https://git.example', className: 'header-github-link', 'aria-label': 'Code' },
      { label: 'More', items: [{ to: '/a', label: 'A' }, { href: 'https://b.example', label: 'B' }] },
      { type: 'html', value: '<a href="https://c.example"><img alt="C"></a>' },
      { type: 'doc', docId: 'gone', label: 'Gone' },
      { type: 'custom-thing' },
    ] },
    footer: { links: [{ title: 'More', items: [{ to: '/a', label: 'A' }] }] },
    colorMode: { disableSwitch: true },
  }`);
  expect(settings.navbar.items).toEqual([
    { type: 'link', label: 'Guide', href: '/guide/first', position: 'left' },
    { type: 'link', label: 'To', href: '/guide/first', position: 'right' },
    { type: 'link', label: 'Code', href: 'https://git.example', position: 'right' },
    { type: 'link', label: 'More', href: '/a', position: 'right' },
    { type: 'link', label: 'C', href: 'https://c.example', position: 'right' },
    { type: 'search', position: 'right' },
  ]);
  expect(settings.footer.columns).toEqual([
    {
      title: 'More',
      links: [
        { label: 'A', href: '/a' },
        { label: 'B', href: 'https://b.example' },
      ],
    },
  ]);
  expect(leftOut).toEqual([
    'docusaurus.config.js:6 The list of links "More" in the navbar',
    'docusaurus.config.js:8 The navbar item "Gone"',
    'docusaurus.config.js:9 A navbar item of the type "custom-thing"',
  ]);
});

it('names items that have no label, and says what is no link', () => {
  const { settings, leftOut } = themed(`{ navbar: { items: [
    { type: 'dropdown', items: [{ to: '/a', label: 'A' }] },
    { type: 'docsVersionDropdown', dropdownItemsAfter: [{ href: 'https://v.example', label: 'V' }] },
    { type: 'html', value: '<b>Only text</b>' },
    { type: 'html', value: '<hr>' },
    { href: 'https://github.com/a', className: 'x-GitHub' },
    { href: 'https://t.example', title: 'T' },
    { to: '/a' },
    { type: 'localeDropdown' },
    { label: 'No address' },
  ] }, footer: { links: [{ items: [{ label: 'B', to: '/b' }] }, { title: 'Empty', items: [] }, { items: [{ to: '/c' }] }] } }`);
  expect(settings.navbar.items.map((item) => ('label' in item ? item.label : item.type))).toEqual([
    'More',
    'GitHub',
    'T',
    'search',
    'colorModeToggle',
  ]);
  expect(settings.footer.columns).toEqual([
    { title: 'Links 1', links: [{ label: 'B', href: '/b' }] },
    { title: 'More', links: [{ label: 'A', href: '/a' }] },
    { title: 'Versions', links: [{ label: 'V', href: 'https://v.example' }] },
  ]);
  expect(leftOut).toEqual([
    'docusaurus.config.js:2 The list of links "More" in the navbar',
    'docusaurus.config.js:4 An HTML item of the navbar: "Only text"',
    'docusaurus.config.js:8 A navbar item of the type "default"',
    'docusaurus.config.js:9 The list of languages in the navbar',
    'docusaurus.config.js:10 A navbar item of the type "default"',
  ]);
});

it.each([
  ['false', false, []],
  ['null', false, []],
  ["{ id: '--', content: 'Read', isCloseable: true }", { id: 'announcement', text: 'Read' }, []],
  ["{ content: 'Read' }", { id: 'announcement', text: 'Read' }, []],
  [
    `{ id: '-A b-', content: '<a href="b">B</a><a href="/c">C</a>' }`,
    { id: 'a-b', text: 'BC', link: { label: 'B', href: '/b' } },
    ['docusaurus.config.js:1 The link "C" of the announcement bar'],
  ],
  ['{ id: 1 }', false, ['docusaurus.config.js:1 The announcement bar']],
])('takes the bar %s', (bar, expected, left) => {
  const { settings, leftOut } = themed(`{ announcementBar: ${bar} }`);
  expect(settings.announcement ?? false).toEqual(expected);
  expect(leftOut).toEqual(left);
});

it('takes what a search of Algolia is set to, and says what it lacks', () => {
  const keys = "appId: 'A', apiKey: 'k', indexName: 'i'";
  const all = `{ ${keys}, contextualSearch: false, insights: true, placeholder: 'Find' }`;
  const hosted = { provider: 'hosted', applicationId: 'A', apiKey: 'k', indexName: 'i' };
  expect(themed(`{ algolia: ${all} }`).settings.search).toEqual({
    ...hosted,
    ...{ contextualSearch: false, insights: true, placeholder: 'Find' },
  });
  const defaults = `{ ${keys}, contextualSearch: true, insights: false }`;
  expect(themed(`{ algolia: ${defaults} }`).settings.search).toEqual(hosted);
  const { settings, leftOut } = themed("{ algolia: { appId: 'A', apiKey: 'k' } }");
  expect(settings.search).toBeUndefined();
  expect(leftOut).toEqual(['docusaurus.config.js:1 The settings of Algolia']);
});

it('puts links into the footer for which the navbar has no room', () => {
  const labels = ['A'.repeat(40), 'B'.repeat(30), 'C'.repeat(20), 'D'.repeat(20)];
  const [a, b, c, d] = labels;
  const items = labels.map((label, index) => ({
    label,
    ...(index === 3 ? { to: '/' } : { href: `https://${index}.example` }),
  }));
  const { settings, leftOut } = themed(`{ navbar: { items: ${JSON.stringify(items)} } }`);
  const shown = settings.navbar.items.flatMap((item) => ('label' in item ? item.label : []));
  expect(shown).toEqual([a, d]);
  expect(settings.footer.columns?.[0]?.links.map(({ label }) => label)).toEqual([b, c]);
  expect(leftOut).toEqual([expect.stringContaining(`no room: ${b}, ${c}`)]);
});

it('takes the footer, the bar, the search and the levels of contents', () => {
  const { settings, leftOut } = themed(`{
    footer: {
      links: [{ title: 'Docs', items: [{ label: 'Start', to: '/' }, { html: '<a href="/x" aria-label="X"></a>' }] }, { label: 'Single', href: 'https://s.example' }],
      copyright: \`© \${new Date().getFullYear()} <b>Acme</b> &amp; <a href="https://acme.example/terms">friends</a>\`,
    },
    announcementBar: { id: 'New_1', content: 'Read <a href="/guide/first">the guide</a>!', isCloseable: false },
    algolia: { appId: 'APP', apiKey: 'key', indexName: 'acme', searchParameters: { hitsPerPage: 5, facetFilters: [] } },
    tableOfContents: { maxHeadingLevel: 4 },
    prism: { theme: require('prism-react-renderer').themes.github },
  }`);
  expect(settingsSchema.safeParse(settings).error).toBeUndefined();
  expect(settings.footer).toEqual({
    logoHref: '/',
    columns: [
      {
        title: 'Docs',
        links: [
          { label: 'Start', href: '/' },
          { label: 'X', href: '/x' },
        ],
      },
      {
        title: 'Links',
        links: [
          { label: 'Single', href: 'https://s.example' },
          { label: 'friends', href: 'https://acme.example/terms' },
        ],
      },
    ],
    copyright: `© ${new Date().getFullYear()} Acme & friends`,
  });
  expect(settings.announcement).toEqual({
    id: 'new-1',
    text: 'Read the guide!',
    link: { label: 'the guide', href: '/guide/first' },
    dismissible: false,
  });
  expect(settings.search).toMatchObject({ provider: 'hosted', parameters: { hitsPerPage: 5 } });
  expect(settings.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 4 });
  expect(leftOut).toEqual(['docusaurus.config.js:9 The colors of code']);
});

it.each([
  ["{ format: 'detect' }", 'detect'],
  ["{ format: 'md', mermaid: true }", 'md'],
  ["{ format: 'mdx' }", undefined],
  ['{}', undefined],
])('takes how pages are read: %s', (markdown, format) => {
  const { settings, leftOut } = site(`${PRESET}, markdown: ${markdown}`);
  expect(settings.markdownFormat).toBe(format);
  expect(settingsSchema.safeParse(settings).error).toBeUndefined();
  expect(leftOut).toEqual([]);
});

it('says that only running the configuration would tell how pages are read', () => {
  const { leftOut, settings } = site(
    `${PRESET}, markdown: { format: require('some-package').format }`,
  );
  expect(settings.markdownFormat).toBeUndefined();
  expect(leftOut).toEqual([expect.stringContaining('"markdown.format"')]);
});

it('takes redirects whose pages are here', () => {
  const { settings, leftOut } = site(`${PRESET}, plugins: [
['client-redirects', { redirects: [
  { from: ['/old', '/older.html'], to: '/' },
  { from: '/gone', to: '/nowhere' },
  { from: '/', to: 'https://b.example' },
], createRedirects() { return []; } }],
]`);
  expect(settings.redirects).toEqual([
    { from: '/old', to: '/' },
    { from: '/older', to: '/' },
  ]);
  expect(leftOut).toEqual([
    'docusaurus.config.js:6 The redirects that a function makes',
    'docusaurus.config.js:4 The redirect to "/nowhere"',
    'docusaurus.config.js:5 The redirect from "/"',
  ]);
});

it('says what only running the configuration would tell', () => {
  const { leftOut, settings } = plan(
    `const data = require('some-package');
module.exports = { title: 'A', url: 'https://a.example', ${PRESET},
  themeConfig: { navbar: { items: data.items, title: 'A' }, footer: { copyright: data.text } } };`,
    INTRO,
  );
  expect(leftOut).toEqual([
    'docusaurus.config.js:1 "themeConfig.navbar.items": the module "some-package"',
    'docusaurus.config.js:1 "themeConfig.footer.copyright": the module "some-package"',
  ]);
  expect(settings.footer.copyright).toBe('A');
});

it('says where a value is that only running the configuration would tell', () => {
  const { leftOut } = themed(`{ footer: { links: [{ items: [{ label: load() }], ...more() }] } }`);
  expect(leftOut).toEqual([
    'docusaurus.config.js:1 "themeConfig.footer.links.items.label": the call of "load"',
    'docusaurus.config.js:1 "themeConfig.footer.links": the call of "more"',
  ]);
});

it('opens the first page of a sidebar, which may be in a category', () => {
  const config = (items: string) =>
    site(
      `${SIDEBARS}, themeConfig: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'b', label: 'B' }] } }`,
      {
        ...INTRO,
        'docs/long/page.md': '# P',
        'docs/c.md': '# C',
        'docs/steps/10-last/1-a.md': '# A',
        'docs/steps/2-first/1-long-name.md': '# L',
        'docs/ordered/a/page.md': '# A',
        'docs/ordered/b/page.md': '# B',
        'docs/ordered/b/_category_.yml': 'position: 1',
        'sidebars.js': `module.exports = { a: ['intro'], b: ${items} };`,
      },
    ).settings.navbar.items[0];
  const link = { type: 'link', label: 'B', position: 'right' };
  const hrefs = {
    "['long/page', 'c']": '/docs/long/page',
    "[{ type: 'link', label: 'L', href: '/x' }, { D: [{ E: [{ type: 'doc', id: 'long/page' }] }] }, 'c']":
      '/docs/long/page',
    "[{ type: 'category', label: 'D', link: { type: 'doc', id: 'long/page' }, items: ['c'] }]":
      '/docs/long/page',
    "[{ type: 'autogenerated', dirName: '.' }]": '/docs/c',
    "[{ type: 'category', label: 'D', items: [{ type: 'autogenerated', dirName: 'steps' }] }]":
      '/docs/steps/first/long-name',
    "[{ type: 'autogenerated', dirName: 'ordered' }]": '/docs/ordered/b/page',
  };
  for (const [items, href] of Object.entries(hrefs)) {
    expect(config(items)).toEqual({ ...link, href });
  }
});

it('opens the first page of a folder whose sidebar is generated', () => {
  const { files } = site(PRESET, { 'docs/a/long-name.md': '# L', 'docs/z.md': '# Z' });
  expect(files.get('adopted/pages/index.md')).toContain('](/a/long-name)');
});

it('opens the sidebar of the folder that an item names', () => {
  const { settings, leftOut } = site(
    `presets: [['classic', { docs: { sidebarPath: './a.js', remarkPlugins: [1] }, blog: { remarkPlugins: [1] } }]], plugins: [['content-docs', { id: 'other', path: 'other', routeBasePath: 'other', sidebarPath: './b.js' }]], themeConfig: { navbar: { items: [
{ type: 'docSidebar', sidebarId: 'main', label: 'A' },
{ type: 'docSidebar', sidebarId: 'main', docsPluginId: 'other', label: 'B' },
{ type: 'docSidebar', sidebarId: 'none', label: 'C' },
] } }`,
    {
      ...INTRO,
      'docs/x.md': '# X',
      'other/y.md': '# Y',
      'a.js': "module.exports = { main: ['x'] };",
      'b.js': "module.exports = { main: ['y'] };",
    },
  );
  const hrefs = settings.navbar.items.map((item) => 'href' in item && item.href);
  expect(hrefs.slice(0, 2)).toEqual(['/docs/x', '/other/y']);
  expect(leftOut).toEqual([
    'docusaurus.config.js:4 The navbar item "C"',
    'docusaurus.config.js:1 The Markdown plugins ("remarkPlugins")',
  ]);
});

it('lists what becomes no page, with its words', () => {
  const { leftOut } = site(
    `i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'ja'] }, presets: [['classic', { theme: { customCss: './src/a.css' }, gtag: {} }]]`,
    {
      'docs/intro.md': '',
      'src/theme/Footer/index.js': '',
      'src/theme/Navbar/Logo.tsx': '',
      'src/theme/MDXComponents.js': '',
      'i18n/en/code.json': '{}',
      'i18n/fr/code.json': '{}',
      'i18n/README.md': '',
      'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '',
      'i18n/fr/docusaurus-plugin-content-docs/current/other.mdx': '',
    },
  );
  expect(leftOut).toEqual([
    'docusaurus.config.js:1 The site’s own style sheets ("customCss")',
    'docusaurus.config.js:1 The part "gtag" of the preset',
    'docusaurus.config.js:1 Translations: fr (2 pages, 1 other file), ja (no files)',
    'src/theme/Footer/index.js:1 Parts of the theme that the site has changed: Footer, Navbar/Logo',
  ]);
});

describe('a site with versions', () => {
  const versions = (options: string, files: Record<string, string> = {}, items = '[]') =>
    site(
      `presets: [['classic', { docs: { sidebarPath: './sidebars.js', ${options} } }]], plugins: require('./plugins'), themeConfig: { navbar: { items: ${items} } }`,
      {
        'plugins.js': 'module.exports = [];',
        'docs/new.md': 'of tomorrow',
        'sidebars.js': "module.exports = { main: ['new'] };",
        'versions.json': '["2.0", "1.0"]',
        'versioned_docs/version-2.0/live.md': 'of today',
        'versioned_docs/version-1.0/old.md': 'old',
        'versioned_sidebars/version-2.0-sidebars.json': '{ "own": ["live"] }',
        ...files,
      },
    );

  it.each([
    ['', 'live', 'new at /docs/next, old at /docs/1.0'],
    ["lastVersion: '1.0'", 'old', 'live at /docs/2.0, new at /docs/next'],
    ["lastVersion: 'current'", 'new', 'live at /docs/2.0, old at /docs/1.0'],
    [
      "lastVersion: 'gone', versions: { '1.0': { path: 'old' } }",
      'live',
      'new at /docs/next, old at /docs/old',
    ],
    ["onlyIncludeVersions: ['1.0', 'current']", 'old', 'new at /docs/next'],
    ['includeCurrentVersion: false', 'live', 'old at /docs/1.0'],
    ['disableVersioning: true', 'new', ''],
  ])('publishes each version at its address: %s', (options, page, others) => {
    const { pages, settings, leftOut } = versions(options);
    const name = (one: string) => one.slice(one.lastIndexOf('/') + 1);
    const [first, ...rest] = pages.map((one) => one.path);
    expect(first).toEqual(`/docs/${page}`);
    const shown = rest.map((one) => `${name(one)} at ${one.slice(0, -name(one).length - 1)}`);
    expect(shown.sort().join(', ')).toBe(others);
    const list = settings.versions ?? [];
    expect(list.map((one) => one.current)).toEqual(rest.map(() => '/docs'));
    expect(list.map((one) => one.path).sort()).toEqual(
      rest.map((one) => one.slice(0, -name(one).length - 1)).sort(),
    );
    expect(settingsSchema.safeParse(settings).error?.issues).toBeUndefined();
    expect(leftOut).toEqual([]);
  });

  it('has the choice of a version in the navbar, which leads to a page in each', () => {
    const items =
      "[{ type: 'docsVersionDropdown', position: 'left', dropdownItemsAfter: [{ href: 'https://old.example', label: '0.9' }] }, { type: 'docsVersion' }]";
    const files = { 'versioned_docs/version-1.0/old.md': '---\nslug: /\n---\nold' };
    const { settings } = versions("versions: { current: { label: 'Next 🚧' } }", files, items);
    const list = { type: 'docsVersionDropdown', items: [{ label: '2.0', href: '/docs' }] };
    expect(settings.navbar.items.slice(0, 2)).toEqual([
      { ...list, position: 'left' },
      { type: 'search', position: 'right' },
    ]);
    expect(settings.footer.columns).toEqual([
      { title: 'Versions', links: [{ label: '0.9', href: 'https://old.example' }] },
    ]);
    expect(settings.versions?.map(({ label }) => label)).toEqual(['1.0', 'Next']);
    expect(settings.redirects).toEqual([
      { from: '/docs', to: '/docs/live' },
      { from: '/docs/next', to: '/docs/next/new' },
    ]);
    expect(versions('').settings.navbar.items[0]).toEqual({ ...list, position: 'right' });
  });

  it('has those of other folders in the same list', () => {
    const { settings, pages } = versions('', {
      'plugins.js':
        "module.exports = [['content-docs', { id: 'sdk', path: 'sdk', routeBasePath: 'sdk' }]];",
      'sdk/a.md': '',
      'sdk_versions.json': '["9", "8"]',
      'sdk_versioned_docs/version-9/a.md': '',
      'sdk_versioned_docs/version-8/index.md': '',
    });
    expect(pages.map((one) => one.path)).toContain('/sdk/8');
    expect(settings.versions).toEqual([
      { label: '1.0', path: '/docs/1.0', current: '/docs' },
      { label: 'Next', path: '/docs/next', current: '/docs' },
      { label: 'sdk-8', path: '/sdk/8', current: '/sdk' },
      { label: 'sdk-Next', path: '/sdk/next', current: '/sdk' },
    ]);
  });

  it('names a version that is not there', () => {
    const { leftOut } = versions('', { 'versions.json': '["3.0", "2.0"]' });
    expect(leftOut).toEqual(['docusaurus.config.js:1 The version "3.0" of "default"']);
  });

  it('has the sidebars of that version, or none', () => {
    const { files, settings } = versions('');
    expect(JSON.parse(files.get('adopted/sidebars-default.json') ?? '')).toEqual({ own: ['live'] });
    expect(settings.content?.docs?.[0]).toMatchObject({ dir: 'site/versioned_docs/version-2.0' });
    expect(versions("lastVersion: '1.0'").settings.content?.docs?.[0]?.sidebars).toBe(false);
  });

  it('publishes the folder itself where no version can be read', () => {
    expect(versions('', { 'versions.json': '["3.0"]' }).pages[0]?.path).toBe('/docs/new');
  });
});

it('leaves out links of the navbar and the footer to what is not moved', () => {
  const links = [
    '/blog',
    '/blog/first?a#b',
    '/showcase',
    '/docs/next/intro',
    '/docs/intro',
    '/api',
  ];
  const html = '<a href="/blog">/blog</a>';
  const written = [...links.map((to) => ({ label: to, to })), { type: 'html', value: html, html }];
  const items = JSON.stringify(written);
  const { settings, leftOut } = site(
    `presets: [['classic', { blog: false }]], plugins: [['./src/blog-plugin.js', {}]], themeConfig: {
navbar: { items: ${items} },
footer: { links: ${items} } }`,
    {
      'versions.json': '["1"]',
      'docs/intro.md': '',
      'versioned_docs/version-1/intro.md': '',
      'src/pages/showcase.js': '',
    },
  );
  const hrefs = [
    ...settings.navbar.items.flatMap((item) => ('href' in item ? item.href : [])),
    ...(settings.footer.columns?.[0]?.links ?? []).map(({ href }) => href),
  ];
  expect(hrefs).toEqual([...links.slice(3), ...links.slice(3)]);
  expect(leftOut.filter((line) => line.includes('The link "'))).toEqual(
    [2, 3].flatMap((line) =>
      [...links.slice(0, 3), '/blog'].map(
        (to) => `docusaurus.config.js:${line} The link "${to}" to ${to}`,
      ),
    ),
  );
});

it('lists what is no item of a sidebar here', () => {
  const { files, leftOut } = site(SIDEBARS, {
    ...INTRO,
    'sidebars.ts': `import more from './more';
export default { a: [
  { type: 'html', value: '<hr/>' },
  { type: 'category', label: 'C', collapsed: false, link: { type: 'generated-index', title: 'T' }, items: [...more] },
  load(),
  { type: 'link', label: 'L', href: 'https://l.example' },
  { type: 'autogenerated', dirName: '.' },
] };`,
    'more.ts': "export default ['intro'];",
  });
  const written = JSON.parse(files.get('adopted/sidebars-default.json') ?? '') as Sidebars;
  expect(written).toEqual({
    a: [
      {
        type: 'category',
        label: 'C',
        items: ['intro'],
        link: { type: 'generated-index', title: 'T' },
        collapsed: false,
      },
      { type: 'link', label: 'L', href: 'https://l.example' },
      { type: 'autogenerated', dirName: '.' },
    ],
  });
  expect(leftOut).toEqual([
    'sidebars.ts:3 An item of the type "html" in sidebars.ts',
    'sidebars.ts:5 An item of sidebars.ts, the call of "load"',
  ]);
});

it.each([
  ['sidebars.json:1 The sidebars file, which cannot be read', '{', 'sidebars.json'],
  ['sidebars.js:1 The sidebars', 'module.exports = load();'],
  ['sidebars.js:2 The items of "b" in sidebars.js', 'module.exports = {\nb: load() };'],
  [
    'sidebars.js:1 A link of sidebars.js',
    "module.exports = { b: [{ type: 'link', label: 'L' }] };",
  ],
])('says %s', (expected, text, name = 'sidebars.js') => {
  const settings = SIDEBARS.replace('sidebars.js', name);
  const { leftOut } = site(settings, { ...INTRO, [name]: text });
  expect(leftOut).toEqual([expect.stringContaining(expected)]);
});

it('reads sidebars that a function makes, and items in their short forms', () => {
  const { files, leftOut } = site(SIDEBARS, {
    ...INTRO,
    'sidebars.js': `module.exports = () => ({ a: { Short: ['intro'], Deep: { Inner: [{ type: 'autogenerated' }] } }, b: [
{ type: 'ref', id: 'intro', label: 'I' }, { type: 'link', label: 'L', href: 'pathname:///x/?y#z' }, { type: 'link', label: 'M', href: '#m' },
{ type: 'category', items: ['intro'], collapsible: false }, null, 1,
] });`,
  });
  const category = (label: string, ...items: unknown[]) => ({ type: 'category', label, items });
  expect(JSON.parse(files.get('adopted/sidebars-default.json') ?? '')).toEqual({
    a: [
      category('Short', 'intro'),
      category('Deep', category('Inner', { type: 'autogenerated', dirName: '.' })),
    ],
    b: [
      { type: 'doc', id: 'intro', label: 'I' },
      { type: 'link', label: 'L', href: '/x?y#z' },
      { type: 'link', label: 'M', href: '#m' },
      { ...category('…', 'intro'), collapsible: false },
    ],
  });
  expect(leftOut).toEqual([]);
});

it('takes titles, places of blogs and addresses for edits as Docusaurus has them without a word', () => {
  const options = "docs: { editUrl: 'https://git.example/edit/main/site' }, blog: {}";
  const { settings, files, leftOut } = plan(
    `module.exports = { presets: [['classic', { ${options} }]], i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'] } };`,
    {
      'docs/a.md': '# A',
      'docs/b/index.md': '# B',
      'blog/2024-01-02-c.md': '# C\n\nText.\n',
      'i18n/fr/a.md': '',
      'i18n/fr/b.json': '{}',
      'i18n/.x': '',
    },
  );
  expect(settings).toMatchObject({ title: 'Documentation', url: 'https://docs.example' });
  expect(settings.editUrl).toBe('https://git.example/edit/main/site/{path}');
  expect(files.get('adopted/pages/index.md')).toBe(
    '---\ntitle: "Documentation"\nhide_table_of_contents: true\n---\n\n- [Docs](/docs/a)\n- [Blog](/blog)\n',
  );
  expect(leftOut).toContain(
    'docusaurus.config.js:1 Translations: fr (1 page, 1 other file), de (no files)',
  );
});

it('takes the product’s name of the bar, and invents no address for help', () => {
  const { settings } = themed("{ navbar: { title: 'My Kit' } }");
  expect(settings).toMatchObject({ title: 'A', product: { name: 'MyKit', slug: 'my-kit' } });
  expect(settings).not.toHaveProperty('supportEmail');
});

it('leaves out of the sidebars what does not exist, or is generated later', () => {
  const { files, leftOut } = site(SIDEBARS, {
    'docs/a/intro.md': '',
    'sidebars.js': `module.exports = { a: [
'a/intro', 'api/made', { type: 'doc', id: 'version-1.0/a/intro' },
{ type: 'autogenerated', dirName: './a/' }, { type: 'autogenerated', dirName: 'ap' },
{ type: 'category', label: 'C', link: { type: 'doc', id: 'gone' }, items: ['a/intro'] },
{ type: 'category', label: 'D', items: ['api/made'] },
] };`,
  });
  expect(JSON.parse(files.get('adopted/sidebars-default.json') ?? '')).toEqual({
    a: [
      'a/intro',
      { type: 'doc', id: 'a/intro' },
      { type: 'autogenerated', dirName: './a/' },
      { type: 'category', label: 'C', items: ['a/intro'] },
    ],
  });
  expect(leftOut).toEqual([
    'sidebars.js:2 The page "api/made" in sidebars.js',
    'sidebars.js:3 The folder "ap" in sidebars.js',
    'sidebars.js:4 The page "gone" in sidebars.js',
    'sidebars.js:5 The page "api/made" in sidebars.js',
  ]);
});

it('lists the scripts of static HTML files, with the permission that they need', () => {
  const { leftOut } = site(PRESET, {
    ...INTRO,
    'static/demo/a/b.html': '<script>a</script><script src="b.js"></script>',
    'static/demo/c.html': '<script async src="//c.example/d.js"></script>',
    'static/demo/index.html': '<script>a</script>',
    'static/plain/a.html': '<p><script type="application/json">{}</script>',
    'static/old.html': '<script>a</script>',
    // Its folder has a page, which the permission is not for.
    'docs/guide/first.md': '# First',
    'static/guide/map.html': '<script>a</script>',
  });
  expect(leftOut.sort()).toEqual([
    'static/demo/a/b.html:1 Scripts in 2 HTML files at /demo/*',
    'static/demo/index.html:1 Scripts in 1 HTML file at /demo',
    'static/guide/map.html:1 Scripts in 1 HTML file at /guide/map',
    'static/old.html:1 Scripts in 1 HTML file at /old',
  ]);
});

it('reads formulas if the site does', () => {
  expect(site(PRESET).settings.markdownMath).toBeUndefined();
  const dependencies = { 'package.json': '{ "dependencies": { "remark-math": "6" } }' };
  expect(site(PRESET, { ...INTRO, ...dependencies }).settings.markdownMath).toBe(true);
});

it('says when there is no configuration, or none that can be read', () => {
  const root = folder({ 'empty/a.md': '' });
  expect(() => planMove(path.join(root, 'empty'), root)).toThrow(
    'has neither docusaurus.config.{js,ts,mjs,cjs} nor docfx.json nor mkdocs.yml. Name the folder that has one.',
  );
  expect(() => plan("module.exports = require('shared-config')('acme');")).toThrow(
    /docusaurus\.config\.js:1: The configuration is /,
  );
});
