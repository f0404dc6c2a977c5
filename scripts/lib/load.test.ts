/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { linksIn, loadSite, resourcesIn } from './load';
import { createSiteServer, listen } from './server';

const PAGE = new URL('http://127.0.0.1:9000/docs/room');

it('names what a document loads from its own host, once each', () => {
  const html = `<link rel="icon" href="/docs/icon.svg"/><link rel="canonical" href="/docs/room"/>
    <script async src="/docs/app.js?a=1&amp;b=2"></script><script src="/docs/app.js?a=1&amp;b=2"></script>
    <img alt="" src="picture.png"/><img src="https://elsewhere.example/x.png"/>`;
  expect(resourcesIn(html, PAGE).map((address) => address.slice(PAGE.origin.length))).toEqual([
    '/docs/app.js?a=1&b=2',
    '/docs/picture.png',
    '/docs/icon.svg',
  ]);
});

it('follows links to pages of the site only', () => {
  const html = `<a href="/docs/pricing#plans">x</a><a class="y" href="/docs/pricing">x</a><a href="#here">x</a>
    <a href="/other">x</a><a href="/docs/sample.zip">x</a><a href="mailto:a@b.example">x</a><a href="/docs/a&#x26;b">x</a>`;
  const site = new URL('http://127.0.0.1:9000/docs');
  expect(linksIn(html, PAGE, site)).toEqual(
    ['pricing', 'a&b'].map((name) => `http://127.0.0.1:9000/docs/${name}`),
  );
});

describe('readers of a site', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'load-'));
  afterAll(() => fs.rmSync(dir, { recursive: true }));

  const walk = async (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, name), text);
    const server = createSiteServer(dir);
    const port = await listen(server, 0);
    const site = `http://127.0.0.1:${port}`;
    const report = await loadSite({ site, entrances: ['/'], readers: 3, duration: 200 });
    server.closeAllConnections();
    server.close();
    return report;
  };
  const home = '<a href="/a">A</a><script src="/app.js"></script>';

  it('walk from page to page and load each file once', async () => {
    const report = await walk({
      'index.html': home,
      'a.html': '<a href="/">Home</a><script src="/app.js"></script>',
      'app.js': 'run()',
    });
    expect(report.errors).toEqual([]);
    expect(report.documents).toBeGreaterThanOrEqual(3);
    expect(report.requests).toBe(report.documents + 3);
    expect(report.bytes).toBeGreaterThan(report.documents * home.length);
  });

  it('report what is not there', async () => {
    const { errors } = await walk({ 'index.html': '<img src="/gone.png">' });
    expect(new Set(errors)).toEqual(new Set(['404 /gone.png']));
  });
});
