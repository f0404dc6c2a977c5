import fs from 'node:fs';
import path from 'node:path';
import { headersFor, parseHeaders } from '../../../packages/preview-server/host-rules';
import { installBasePath } from '../../base-path';
import { type Settings, settingsSchema, type SiteConfig } from '../../config/settings/schema';
import { aiWidget } from '../../config/settings/services-schema';
import { siteIn } from '../../test/content-pages';
import { scan } from '../../test/observatory';
import { hashSource } from './document-sources';
import { headersFile, policyName, writeHeaders } from './headers';
import { putFile, tempFolder } from '../../test/temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));

const putStatic = (file: string, html: string) => putFile(path.join(dir, file), html);
const put = (file: string, content = '') =>
  putStatic(file, file.endsWith('.html') ? `<div id="___gatsby">${content}</div>` : content);
function write(isPreview = false, more: Partial<Settings> = {}): string {
  writeHeaders(dir, { ...siteIn('/site').settings, ...more }, isPreview);
  return fs.readFileSync(path.join(dir, '_headers'), 'utf8');
}
const writeAllowing = (allow: SiteConfig['allow']) =>
  write(false, { allow: settingsSchema.shape.allow.parse(allow) });

it('protects every answer, and caches for good what has a hash', () => {
  put('404.html', '<script>a</script>');
  put('scripts/early-6ca34771ce.js');
  put('page-data/index/page-data.json');
  put('opensearch.xml');
  const text = write();
  expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: .*script-src 'self' 'sha256-/);
  expect(text).toContain('\n  Strict-Transport-Security: max-age=63072000; includeSubDomains\n');
  expect(text).toContain('\n  X-Frame-Options: DENY\n');
  const markdown = '/*.md\n  Content-Type: text/markdown; charset=utf-8\n';
  expect(text).toContain(`${markdown}  X-Robots-Tag: noindex\n`);
  expect(write(true)).toContain(
    `${markdown}/opensearch.xml\n  Content-Type: application/opensearch`,
  );
  expect(write(false, { markdownPages: false })).not.toContain('.md');
  expect(text.slice(text.indexOf('/page-data'))).toBe(
    '/page-data/*\n  Cache-Control: public, max-age=0, must-revalidate\n' +
      '/scripts/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
});

describe('scripts in pages', () => {
  const hashOf = (text: string) => hashSource(text);
  const policies = (text: string) =>
    Object.fromEntries(
      parseHeaders(text).map(({ pattern }) => [
        pattern,
        headersFor(pattern, parseHeaders(text)).get('Content-Security-Policy') ?? '',
      ]),
    );

  it('are not allowed by being there, however they are written', () => {
    put('404.html', '<script>own</script>');
    put('a.html', '<script>own</script><script>evil</script>');
    put('b.html', '<p title="</noscript><script>evil</script>">');
    const text = write();
    expect(text).toContain(hashOf('own'));
    expect(text).not.toContain(hashOf('evil'));
  });

  it('are allowed for the pages that the settings name, and only there', () => {
    put('404.html', '<script>own</script>');
    put('a.html', '<script>one</script>');
    put('b/c.html', '<script>two</script>');
    put('b/d.html', '<script>three</script>');
    put('e.html', '<script>four</script>');
    const found = policies(
      writeAllowing([
        { page: '/b/c', frames: ['https://f.example'] },
        { page: '/b/*', scripts: ['inline'] },
        { page: '/a', scripts: ['inline', 'https://s.example'] },
      ]),
    );
    const scripts = (page: string) =>
      ['own', 'one', 'two', 'three', 'four'].filter((one) => found[page]?.includes(hashOf(one)));
    expect(scripts('/*')).toEqual(['own']);
    expect(scripts('/a')).toEqual(['own', 'one']);
    expect(scripts('/b/*')).toEqual(['own', 'two', 'three']);
    expect(scripts('/b/c')).toEqual(['own', 'two']);
    expect(found['/a']).toContain(' https://s.example;');
    expect(found['/b/c']).toContain("frame-src 'self' https://f.example;");
    expect(found['/b/*']).not.toContain('f.example');
    expect(found['/*']).not.toContain('.example');
    // One policy for each page: two would allow what both of them do.
    for (const policy of Object.values(found)) expect(policy.split('default-src')).toHaveLength(2);
  });

  it('open the policy of the site if the settings name all pages', () => {
    put('404.html', '<script>own</script>');
    put('a.html', '<script>one</script>');
    const text = writeAllowing([{ page: '/*', scripts: ['inline'] }]);
    expect(text).toContain(hashOf('one'));
    expect(text).not.toContain('!');
  });
});

describe('HTML files that are no pages', () => {
  const policiesOf = (text: string) => {
    const rules = parseHeaders(text);
    return (page: string) => headersFor(page, rules).get('Content-Security-Policy') ?? '';
  };

  it('have rules for their paths, and no part in the policy of pages', () => {
    put('404.html');
    put('room.html', '<style>page</style>');
    put('demography.html');
    for (let count = 0; count < 300; count++) {
      const style = `<style>${count}</style><img src="https://i${count}.example/a.png">`;
      putStatic(`demo/${count}.html`, `${style}<script>${count}</script>`);
    }
    putStatic('demo.html', '<base href="demo/">');
    putStatic('room/old.html', '<p style="a">');
    putStatic('verified.html', 'token');
    const policyOf = policiesOf(write());
    expect(policyOf('/room')).toContain(`style-src 'self' ${hashSource('page')};`);
    expect(policyOf('/room')).toMatch(/base-uri 'none'.*frame-ancestors 'none'/);
    for (const page of ['/demography', '/verified', '/demos']) {
      expect(policyOf(page)).toBe(policyOf('/room'));
    }
    for (const file of ['/demo', '/demo/7', '/demo/7.html', '/room/old']) {
      const policy = policyOf(file);
      expect(policy).toMatch(/script-src 'self'; style-src 'self' 'unsafe-inline';/);
      expect(policy).toMatch(/base-uri 'self'.*frame-ancestors 'self'/);
      expect(policy.length).toBeLessThan(500);
    }
    expect(policyOf('/demo/7')).toContain("img-src 'self' data: https:;");
  });

  it('are named if there is no rule for them, because hosts read no more', () => {
    put('404.html');
    for (let count = 0; count < 34; count++) putStatic(`f${count}x/a.html`, '<style>a</style>');
    const advice = writeHeaders(dir, siteIn('/site').settings);
    expect(advice).toMatch(/ 30 rules .* none for (?:\/f\d+x\*, ){2}\/f\d+x\* and 1 more: these /);
    for (const gone of ['f0x', 'f1x', 'f2x', 'f3x', '_headers'])
      fs.rmSync(path.join(dir, gone), { recursive: true });
    expect(writeHeaders(dir, siteIn('/site').settings)).toBeUndefined();
  });

  it('run scripts of their own where the settings say so, and no page does for that', () => {
    put('404.html');
    put('a/page.html', '<script>page</script>');
    putStatic('a/demo/x.html', '<script>demo</script>');
    const policyOf = policiesOf(writeAllowing([{ page: '/a/demo/*', scripts: ['inline'] }]));
    expect(policyOf('/a/demo/x')).toContain("script-src 'self' 'unsafe-inline';");
    expect(policyOf('/a/page')).not.toMatch(/script-src [^;]*unsafe/);
    const wider = policiesOf(writeAllowing([{ page: '/a/*', scripts: ['inline'] }]));
    expect(wider('/a/demo/x')).toContain("script-src 'self' 'unsafe-inline';");
    expect(wider('/a/page')).toMatch(`script-src 'self' `);
    expect(wider('/a/page')).toContain(hashSource('page'));
    expect(wider('/a/page')).not.toContain(hashSource('demo'));
    expect(wider('/a/page')).not.toMatch(/script-src [^;]*unsafe/);
  });
});

it('names the policy of each page, the same for pages with the same entries', () => {
  const allow = settingsSchema.shape.allow.parse([
    { page: '/*' },
    { page: '/a/*' },
    { page: '/b' },
  ]);
  const [other, one, two, three] = ['/', '/a/x', '/a/y', '/b'].map((page) =>
    policyName(page, allow),
  );
  expect(other).toBe('');
  expect(one).toMatch(/^[0-9a-f]{8}$/);
  expect(two).toBe(one);
  expect(three).not.toBe(one);
});

it('makes no promise for the subdomains of a host that a site shares', () => {
  put('index.html');
  installBasePath('/docs');
  const text = write();
  installBasePath('');
  expect(text).toContain('\n  Strict-Transport-Security: max-age=63072000\n');
});

it('promises HTTPS for the whole domain if the settings say so, and never for a preview', () => {
  put('index.html');
  const preload = '; includeSubDomains; preload\n';
  expect(write()).not.toContain('preload');
  expect(write(false, { hstsPreload: true })).toContain(preload);
  expect(write(true, { hstsPreload: true })).not.toContain('preload');
});

it('isolates pages from other hosts, unless a page or the assistant frames one', () => {
  const isolated = '\n  Cross-Origin-Embedder-Policy: credentialless\n';
  put('index.html', '<img src="https://pictures.example/a.png">');
  expect(write()).toContain(isolated);
  const widget = aiWidget.parse({
    src: 'https://ai.example/widget.js',
    allow: { frames: ['https://ai.example'] },
  });
  expect(write(false, { aiWidget: widget })).not.toContain('Embedder');
  const frames = [{ page: '/videos', frames: ['https://videos.example'] }];
  expect(writeAllowing(frames)).not.toContain('Embedder');
  // What browsers keep for a year has to fit the pages of a build without frames.
  put('scripts/search-6ca34771ce.js');
  const [pages = '', scripts] = writeAllowing(frames).split('/scripts/*\n');
  expect(pages).not.toContain('Embedder');
  expect(scripts).toContain(isolated);
});

it('scores the most that the Observatory of Mozilla gives a site without its own list', () => {
  const html = '<script>a</script><style>b</style><p style="c"></p><script src="/x.js"></script>';
  put('index.html', html);
  const [rule] = parseHeaders(write());
  const headers = Object.fromEntries(
    (rule?.headers ?? []).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const { score, results } = scan({ headers, html, redirectsToHttps: true });
  const lost = Object.entries(results).filter(([, [, points]]) => points < 0);
  expect(lost).toEqual([]);
  expect(score).toBe(150);
});

it('allows inline styles only if diagrams are drawn in the browser', () => {
  put('index.html', '<style>a</style>');
  expect(write()).not.toContain('unsafe-inline');
  put('vendor/mermaid/draw.mjs');
  expect(write()).toContain("style-src 'self' 'unsafe-inline';");
});

it('keeps search engines away from previews', () => {
  put('index.html');
  expect(write().split('\n/')[0]).not.toContain('X-Robots-Tag');
  expect(write(true)).toContain('\n  X-Robots-Tag: noindex\n');
});

it('says that a file of rules in a static folder is replaced', () => {
  putStatic('_headers', '/files/*\n  Access-Control-Allow-Origin: *\n');
  expect(writeHeaders(dir, siteIn('/site').settings)).toMatch(
    /^The _headers of a static folder is not published/,
  );
});

it('refuses what a host would ignore', () => {
  const rule = (n: number) => [`/${n}`, { A: 'b' }] as const;
  expect(headersFile(Array.from({ length: 100 }, (_, n) => rule(n)))).toContain('/99\n  A: b\n');
  expect(() => headersFile(Array.from({ length: 101 }, (_, n) => rule(n)))).toThrow(
    '_headers has 101 rules, and hosts read 100.',
  );
  expect(() => headersFile([rule(1), ['/*', { 'X-Long': 'a'.repeat(2000) }]])).toThrow(
    'X-Long in _headers has 2010 characters for /*, and hosts read 2000.',
  );
});
