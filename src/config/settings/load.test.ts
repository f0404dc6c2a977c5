import fs from 'node:fs';
import path from 'node:path';
import { loadSettings, validateSettings } from './load';
import type { SiteConfig } from './schema';
import { tempFolder } from '../../test/temp-folder';

const valid: SiteConfig = {
  product: { name: 'Duet', slug: 'duet' },
  title: '{Product} documentation',
  tagline: 'Write \\{product} for {product}.',
  url: 'https://docs.{product}.example',
  hosts: {
    marketing: 'https://{product}.example',
    dashboard: 'https://{product}.example/d',
    download: 'https://{product}.example/get',
    matcher: 'https://matcher.{product}.example',
    registry: 'https://registry.{product}.example',
  },
  registryScope: 'com.{product}',
  supportEmail: 'help@{product}.example',
  navbar: { items: [{ type: 'link', label: 'Home', href: '{marketingUrl}' }] },
  footer: { logoHref: '/', copyright: '© {Product}' },
};

/** Validates a settings file with one line per key. */
const check = (over: Record<string, unknown>) => {
  const value = { ...valid, ...over };
  const lines = Object.entries(value).map(([key, one]) => `  ${key}: ${JSON.stringify(one)},`);
  const source = ['export default {', ...lines, '};'].join('\n');
  const lineOf = (key: string) => Object.keys(value).indexOf(key) + 2;
  return { ...validateSettings(value, source), lineOf };
};

describe('validateSettings', () => {
  it.each([
    [{ sourceUrl: 'https://git.example/main' }, /"sourceUrl": must contain \{path\}/],
    [
      { externalTypes: [{ namespace: 'System', url: 'https://a.example/x' }] },
      /must contain \{name\}/,
    ],
    [
      { externalTypes: [{ namespace: 'a', url: 'https://a.example/{name}', types: ['b'] }] },
      /must be a namespace/,
    ],
    [{ reports: 'https://a.example/{title}' }, /"reports": must contain \{body\}/],
    [{ reports: 'event' }, /"reports": needs "analytics"/],
    [{ versions: [{ label: '2.3', folder: 'v23' }] }, /"versions": needs an item/],
    [{ sidebar: { wholeUpTo: -1 } }, /"sidebar\.wholeUpTo"/],
    [{ sidebar: { levelUpTo: 1 } }, /"sidebar\.levelUpTo"/],
    [
      { hstsPreload: true, url: 'https://team.example/docs' },
      /"hstsPreload": is a promise for the whole domain/,
    ],
  ])('says what is wrong with %j', (over, message) => {
    const [key = ''] = Object.keys(over);
    const { problems, lineOf } = check(over);
    expect(problems[0]?.line).toBe(lineOf(key));
    expect(problems[0]?.message).toMatch(message);
  });

  it('keeps the placeholders of addresses, and replaces their variables', () => {
    const externalTypes = [{ namespace: 'System', url: 'https://{product}.example/{fullName}' }];
    const { settings } = check({
      externalTypes,
      sourceUrl: 'https://git.example/{product}/{path}',
    });
    expect(settings.externalTypes).toEqual([
      { namespace: 'System', url: 'https://duet.example/{fullName}', types: [] },
    ]);
    expect(settings.sourceUrl).toBe('https://git.example/duet/{path}');
  });

  it('fills in defaults and variables', () => {
    const { settings, problems } = check({});
    expect(problems).toEqual([]);
    expect(settings.title).toBe('Duet documentation');
    expect(settings.url).toBe('https://docs.duet.example');
    expect(settings.navbar.items[0]).toMatchObject({
      href: 'https://duet.example',
      position: 'right',
    });
    const { brokenLinks, brokenMarkdownLinks, duplicateRoutes, brokenAnchors } = settings.checks;
    expect([brokenLinks, brokenMarkdownLinks]).toEqual(['error', 'error']);
    expect([duplicateRoutes, brokenAnchors]).toEqual(['warn', 'warn']);
    expect(settings.sidebar).toEqual({ wholeUpTo: 300, levelUpTo: 40 });
    expect(settings.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
  });

  it('refuses a language without texts, and continues in English', () => {
    const { settings, problems, lineOf } = check({ lang: 'xx' });
    expect(problems).toMatchObject([{ line: lineOf('lang') }]);
    expect(problems[0]?.message).toMatch(/^"lang": has no texts: .*src\/messages\/index\.ts/);
    expect(settings.lang).toBe('en');
  });

  it('turns an escaped variable into its literal text', () => {
    expect(check({}).settings.tagline).toBe('Write {product} for duet.');
  });

  it('names an unknown key, its line and the closest known key', () => {
    const { problems, lineOf } = check({ analitics: false });
    expect(problems).toEqual([
      {
        check: 'settings',
        file: 'site.config.ts',
        line: lineOf('analitics'),
        message: 'Unknown key "analitics".',
        fix: 'Write "analytics", or remove the key.',
      },
    ]);
  });

  it('suggests the keys of the navbar item in question', () => {
    const items = [
      { type: 'colorModeToggle' },
      { type: 'link', label: 'A', href: '/', hreff: '/' },
      { type: 'languageDropdown', items: [{ label: 'E', href: '/', lang: 'en', lng: 'x' }] },
    ];
    const fixes = check({ navbar: { items } }).problems.map(({ fix }) => fix);
    expect(fixes).toEqual(['Write "href", or remove the key.', 'Write "lang", or remove the key.']);
  });

  it('says that a navbar item has an unknown type', () => {
    const { problems, lineOf } = check({ navbar: { items: [{ type: 'lnk' }] } });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.line).toBe(lineOf('navbar'));
    expect(problems[0]?.message).toMatch(/^"navbar\.items\.0.*" has an unknown or missing type\.$/);
  });

  it('lists all problems at once and continues with placeholder values', () => {
    const { settings, problems, lineOf } = check({
      url: 'docs.example',
      tagline: '',
      search: 'yes',
      announcement: { id: 'A B', text: 'x' },
    });
    expect(problems.map(({ line }) => line).sort((a = 0, b = 0) => a - b)).toEqual(
      ['tagline', 'url', 'search', 'announcement'].map(lineOf).sort((a, b) => a - b),
    );
    expect(problems.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        '"url": must be an absolute http or https address.',
        '"announcement.id": must be lowercase letters, digits and hyphens.',
      ]),
    );
    expect(settings.product.name).toBe('Duet');
    expect(settings.url).toBe('https://docs.example');
  });

  it.each([
    [{ url: 'https://docs.example/' }, '"url": must not end with a slash.'],
    [{ editUrl: 'https://git.example' }, '"editUrl": must contain {path}.'],
    [{ footer: { logoHref: 'javascript:alert(1)', copyright: 'c' } }, 'must start with'],
    [{ footer: { logoHref: '//evil.example', copyright: 'c' } }, 'must start with'],
    [{ product: { name: 'duet', slug: 'duet' } }, 'must be a C# identifier'],
    [{ checks: { brokenLinks: 'off' } }, '"checks.brokenLinks"'],
  ])('refuses %j', (over, message) => {
    const { problems } = check(over);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(message);
  });

  it.each([undefined, null, 'text', 5, []])('survives settings that are %j', (value) => {
    const { settings, problems } = validateSettings(value, '');
    expect(problems.length).toBeGreaterThan(0);
    expect(settings.title).toBe('Documentation');
  });
});

describe('loadSettings', () => {
  let dir: string;
  beforeEach(() => (dir = tempFolder()));
  const load = (source: string) => {
    fs.writeFileSync(path.join(dir, 'site.config.ts'), source);
    return loadSettings(dir);
  };

  it('reads the file', () => {
    const { settings, problems } = load(`export default ${JSON.stringify(valid)};`);
    expect(problems).toEqual([]);
    expect(settings.product.slug).toBe('duet');
  });

  it('locates a syntax error', () => {
    const { problems } = load(
      'const config = {\n  title: "a"\n  url: "b",\n};\nexport default config;',
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      check: 'settings',
      file: 'site.config.ts',
      line: 3,
      column: 3,
    });
    expect(problems[0]?.message).toBe('The settings cannot be read: Expected "}" but found "url"');
  });

  it('reports what the file throws', () => {
    const { problems } = load('export default { title: nope };');
    expect(problems[0]?.message).toBe('The settings cannot be read: nope is not defined');
  });
});

describe('the settings of a hosted search', () => {
  const hosted = { provider: 'hosted', applicationId: 'APP1', apiKey: 'key', indexName: 'docs' };

  it('are complete with an id, a key and an index', () => {
    const { settings, problems } = check({ search: hosted });
    expect(problems).toEqual([]);
    expect(settings.search).toEqual({
      ...hosted,
      placeholder: 'Search docs',
      maxResultsPerGroup: 5,
      contextualSearch: true,
      parameters: {},
      insights: false,
      insightsHost: 'https://insights.algolia.io',
    });
  });

  it.each(['applicationId', 'apiKey', 'indexName'])('need "%s"', (key) => {
    const { [key as 'apiKey']: _, ...rest } = hosted;
    const { problems, lineOf } = check({ search: rest });
    expect(problems).toEqual([
      expect.objectContaining({
        line: lineOf('search'),
        message: `"search.${key}" is missing.`,
        fix: `Add "search.${key}": string.`,
      }),
    ]);
  });

  it.each([
    [{ applicationId: '' }, '"search.applicationId": must be the id of your application'],
    [{ apiKey: 'two words' }, '"search.apiKey": must be the key that may only search'],
    [{ indexName: '' }, '"search.indexName": must be the name of an index'],
    [{ hosts: [] }, '"search.hosts"'],
    [{ hosts: [{ url: 'https://a.example' }] }, '"search.hosts.0.url": must be a host name'],
    [{ insightsHost: 'a.example' }, '"search.insightsHost": must be an absolute http or https'],
    [{ contextualFacets: { 'a b': 'x' } }, '"search.contextualFacets.a b"'],
    [{ contextualFacets: { a: [] } }, '"search.contextualFacets.a"'],
    [{ parameters: { indexName: 'x' } }, '"search.parameters": must not hold query, indexName'],
    [{ apikey: 'x' }, 'Unknown key "apikey"'],
  ])('say what is wrong: %j', (wrong, message) => {
    const { problems, lineOf } = check({ search: { ...hosted, ...wrong } });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'site.config.ts', line: lineOf('search') });
    expect(problems[0]?.message).toContain(message);
  });
});
