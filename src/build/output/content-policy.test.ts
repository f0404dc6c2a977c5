import fs from 'node:fs';
import { allowanceFor } from '../../config/settings/allow-schema';
import { settingsSchema } from '../../config/settings/schema';
import { siteIn } from '../../test/content-pages';
import { contentPolicy, LOGO_STYLE, type ServiceSettings } from './content-policy';
import { hashSource, mergeSources, sourcesIn } from './document-sources';

const { settings } = siteIn('/site');
const NONE: ServiceSettings = { search: settings.search, analytics: false, aiWidget: false };
const documentSources = (documents: readonly string[]) =>
  mergeSources(documents.map((html) => sourcesIn(html)));
const sources = documentSources(['<script>a</script><style>b</style><p style="c"></p>']);

type Services = { [K in keyof ServiceSettings]?: unknown };
const parse = (services: Services): ServiceSettings => ({
  ...NONE,
  ...Object.fromEntries(
    Object.entries(services).map(([name, value]) => [
      name,
      settingsSchema.shape[name as keyof ServiceSettings].parse(value),
    ]),
  ),
});

/** The directives by name. */
function policyOf(services: Services = {}, draws = false): Record<string, string> {
  return policyIn(contentPolicy(parse(services), sources, draws));
}

function policyIn(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('; ')
      .map((directive) => [
        directive.slice(0, directive.indexOf(' ')),
        directive.slice(directive.indexOf(' ') + 1),
      ]),
  );
}

/** What a service opens, compared with a site that names none. */
function opened(services: Services): Record<string, string[]> {
  const before = policyOf();
  const changed = Object.entries(policyOf(services)).filter(
    ([name, value]) => before[name] !== value,
  );
  return Object.fromEntries(
    changed.map(([name, value]) => [
      name,
      value.split(' ').filter((source) => !before[name]?.split(' ').includes(source)),
    ]),
  );
}

it('allows the site’s own files, and inline texts by their hashes only', () => {
  const policy = policyOf();
  expect(policy).toEqual({
    'default-src': "'none'",
    'script-src': `'self' ${[...sources.scripts].join(' ')}`,
    'style-src': `'self' ${[...sources.styles].join(' ')}`,
    'style-src-attr': `'unsafe-hashes' ${[...sources.styleAttributes].join(' ')}`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'media-src': "'self'",
    'frame-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  expect(JSON.stringify(policy)).not.toMatch(/unsafe-(?:inline|eval)/);
});

it('names no hashes of attributes and no hosts of pictures where there are many', () => {
  const many = Array.from(
    { length: 40 },
    (_, index) => `<p style="width:${index}px"><img src="https://i${index}.example/a.png"></p>`,
  );
  const text = contentPolicy(parse({}), documentSources(many), false);
  expect(text).toContain("; style-src-attr 'unsafe-inline';");
  expect(text).toContain("; img-src 'self' data: https:;");
  expect(text).toContain("; style-src 'self';");
  expect(text.length).toBeLessThan(1000);
});

it('names no styles where pages have too many for any host', () => {
  const many = Array.from({ length: 40 }, (_, index) => `<style>${index}</style>`);
  const text = contentPolicy(parse({}), documentSources(many), false);
  expect(text).toContain("; style-src 'self' 'unsafe-inline';");
  expect(text).not.toMatch(/script-src [^;]*unsafe/);
});

it('allows inline styles where diagrams are drawn in the browser, and still no inline scripts', () => {
  const policy = policyOf({}, true);
  expect(policy['style-src']).toBe("'self' 'unsafe-inline'");
  expect(policy).not.toHaveProperty('style-src-attr');
  expect(policy['script-src']).not.toContain('unsafe-inline');
});

it('opens the hosts of a hosted search, and the style of its logo', () => {
  const search = { provider: 'hosted', applicationId: 'AB12', apiKey: 'k', indexName: 'docs' };
  const hosts = [
    'https://ab12-dsn.algolia.net',
    'https://ab12-1.algolianet.com',
    'https://ab12-2.algolianet.com',
    'https://ab12-3.algolianet.com',
  ];
  const logo = { 'style-src': [hashSource(LOGO_STYLE)] };
  expect(opened({ search })).toEqual({ ...logo, 'connect-src': hosts });
  expect(opened({ search: { ...search, insights: true } })).toEqual({
    ...logo,
    'connect-src': [...hosts, 'https://insights.algolia.io'],
  });
  const proxy = [
    { url: 'search.example', port: 8443 },
    { url: 'two.example', protocol: 'http' },
  ];
  expect(opened({ search: { ...search, hosts: proxy } })).toEqual({
    ...logo,
    'connect-src': ['https://search.example:8443', 'http://two.example'],
  });
});

it('knows the style of the logo as DocSearch has it', () => {
  const library = fs.readFileSync(require.resolve('@docsearch/react'), 'utf8');
  expect(library).toContain(`"${LOGO_STYLE}"`);
});

it('opens nothing for the site’s own search, and for none', () => {
  expect(opened({ search: { provider: 'embedded' } })).toEqual({});
  expect(opened({ search: false })).toEqual({});
});

it('opens the hosts that analytics are sent to', () => {
  const projects = ['one', 'two'].map((name) => ({
    name,
    apiKey: 'key',
    host: `https://${name}.example/ingest`,
  }));
  expect(opened({ analytics: { projects } })).toEqual({
    'connect-src': ['https://one.example', 'https://two.example'],
  });
});

it('opens the origin of a widget, and what its settings name', () => {
  const aiWidget = { src: 'https://widget.example/v1/widget.js', disclaimer: 'A model.' };
  expect(opened({ aiWidget })).toEqual({
    'script-src': ['https://widget.example'],
    'connect-src': ['https://widget.example'],
  });
  const allow = {
    requests: ['https://api.example/v1'],
    frames: ['https://frame.example'],
    inlineStyles: true,
  };
  expect(opened({ aiWidget: { ...aiWidget, allow } })).toEqual({
    'script-src': ['https://widget.example'],
    'connect-src': ['https://widget.example', 'https://api.example'],
    'frame-src': ['https://frame.example'],
    'style-src': ["'unsafe-inline'"],
  });
});

it('opens the hosts of pictures in pages, and of nothing else that they load', () => {
  const found = documentSources([
    '<img src="https://i.example/a.png"><iframe src="https://f.example"></iframe>',
  ]);
  const policy = contentPolicy(NONE, found, false);
  expect(policy).toContain("img-src 'self' data: https://i.example;");
  expect(policy).toContain("frame-src 'self';");
  expect(policy).toContain("style-src-attr 'none';");
});

it('opens what the settings allow a page', () => {
  const none = allowanceFor('/a', []);
  const allowed = {
    ...none,
    scripts: ['inline', 'self', 'https://s.example/v1'],
    frames: ['https://f.example'],
    forms: ['https://form.example'],
    objects: ['self', 'https://o.example'],
  };
  const before = policyOf();
  const after = policyIn(contentPolicy(NONE, sources, false, allowed));
  expect(policyIn(contentPolicy(NONE, sources, false, none))).toEqual(before);
  expect(after).toEqual({
    ...before,
    'script-src': `${before['script-src']} https://s.example`,
    'frame-src': "'self' https://f.example",
    'form-action': "'self' https://form.example",
    'object-src': "'self' https://o.example",
  });
});
