import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { freePort } from '../testing/free-port';
import { parseHeaders, parseRedirects } from './host-rules';
import { nginxConfig } from './nginx';
import { putFile, tempFolder } from '../../src/test/temp-folder';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const OPEN = "default-src 'self'; frame-src https://f.example";
const BELOW = "default-src 'none'";
const POLICY = "default-src 'self'; script-src 'self' 'sha256-a+b/c='";

function configFor(base: string, root: string, listen: string): string {
  const headers = parseHeaders(
    `${base}/*\n  Content-Security-Policy: ${POLICY}\n${base}/room\n  ! Content-Security-Policy\n  Content-Security-Policy: ${OPEN}\n${base}/room/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${BELOW}\n${base}/scripts/*\n  Cache-Control: immutable\n  Cross-Origin-Embedder-Policy: credentialless\n${base}/app-*\n  Cache-Control: immutable\n${base}/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n${base}/opensearch.xml\n  Content-Type: application/opensearchdescription+xml; charset=utf-8\n`,
  );
  const redirects = parseRedirects(
    `${base}/old ${base}/room#join 301\n${base}/gr%C3%B6%C3%9Fe https://x.example/?a=b 301\n${base}/:a/index.html ${base}/:a 301\n${base}/help/:v/:type ${base}/room/:type 302\n${base}/old ${base}/none 302\n${base}/v6/* ${base}/room/:splat 302\n${base}/v1/* ${base}/v1/404.html 404\n`,
  );
  return nginxConfig(headers, redirects, { root, listen, serverName: '_' });
}

it('refuses a header that hosts would join from two rules', () => {
  const headers = parseHeaders('/*\n  X-A: 1\n/x\n  X-A: 2\n');
  expect(() => nginxConfig(headers, [], { root: '/x', listen: '80', serverName: '_' })).toThrow(
    '_headers: X-A of some paths',
  );
});

describe.each(['', '/docs'])('a site below "%s"', (base) => {
  const root = tempFolder();
  let port: number;
  let nginx: ChildProcess | undefined;

  beforeAll(async () => {
    const files = [
      'index.html',
      '404.html',
      'v1/404.html',
      'room.html',
      'room.md',
      'index.md',
      'room/a.b.html',
      'größer (1).html',
      'scripts/x.js',
      'draw.mjs',
      'opensearch.xml',
      '_headers',
    ];
    for (const name of files) putFile(path.join(root, base, name), name);
    // Its workers are other users.
    for (const dir of [root, path.join(root, base)]) fs.chmodSync(dir, 0o755);
    if (!hasNginx) return;
    port = await freePort();
    const config = path.join(root, 'nginx.conf');
    const site = configFor(base, root, `127.0.0.1:${port}`);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${root}/${name};`,
    );
    fs.writeFileSync(
      config,
      `pid ${root}/pid; error_log ${root}/errors; daemon off; events {}\nhttp { access_log off; ${paths.join(' ')}\n${site}}\n`,
    );
    nginx = spawn('nginx', ['-c', config, '-e', `${root}/errors`], { stdio: 'inherit' });
    for (let up = false; !up;)
      up = await get('/').then(
        () => true,
        () => false,
      );
  });

  afterAll(async () => {
    if (nginx) {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
    }
  });

  const get = (at: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>(
      (resolve, reject) => {
        http
          .get({ port, host: '127.0.0.1', path: base + at, headers, agent: false }, (response) => {
            let body = '';
            response.on('data', (part: Buffer) => (body += part.toString()));
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
            );
          })
          .on('error', reject);
      },
    );

  it('is for every file of the site, and sends what only some files have with those', () => {
    const config = configFor(base, root, '80');
    expect(config).toContain(
      `"~^${base}/v1/.*$" "${base}/v1/404.html"; default "${base}/404.html"; }`,
    );
    expect(config).toContain(
      `map $uri $site_cross_origin_embedder_policy {\n  default "";\n  "~^${base}/scripts/.*$" "credentialless";\n}`,
    );
  });

  const served = hasNginx ? it : it.skip;

  served.each([
    ['/', 200, 'index.html'],
    ['/room', 200, 'room.html'],
    ['/room/a.b', 200, 'room/a.b.html'],
    ['/scripts/x.js', 200, 'scripts/x.js'],
    ['/none', 404, '404.html'],
    ['/v1/none', 404, 'v1/404.html'],
    ['/none/', 301, undefined],
    ['/_headers', 404, '404.html'],
    ['/.%2f_headers', 404, '404.html'],
    ['/%5fheaders', 404, '404.html'],
    ['/_headers/', 301, undefined],
    ['/room%2Fa.b', 404, '404.html'],
    ['/%72oom', 404, '404.html'],
    ['/scripts/../room', 404, '404.html'],
    ['/room?a=//%2f', 200, 'room.html'],
    ['/gr%C3%B6%C3%9Fer%20(1)', 200, 'größer (1).html'],
    [`/${'a'.repeat(252)}`, 404, '404.html'],
    ['/index.html/foo', 404, '404.html'],
  ])('answers %s with %i', async (at, status, body) => {
    const answer = await get(at);
    expect(answer.status).toBe(status);
    if (body !== undefined) expect(answer.body).toBe(body);
    const policy = { '/room': OPEN, '/room?a=//%2f': OPEN, '/room/a.b': BELOW }[at] ?? POLICY;
    expect(answer.headers['content-security-policy']).toBe(policy);
  });

  served.each([
    ['/room/', `${base}/room`],
    ['/room.html?a=b', `${base}/room?a=b`],
    ['/room/index.html', `${base}/room`],
    ['/index.html', `${base}/`],
    ['//room', `${base}/room`],
    ['/room//a.b?c=d', `${base}/room/a.b?c=d`],
    ['/old?a=b', `${base}/room?a=b#join`],
    ['/gr%C3%B6%C3%9Fe', 'https://x.example/?a=b'],
  ])('leads %s to %s', async (at, location) => {
    const answer = await get(at);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  served('fills in the placeholders of a rule', async () => {
    const answer = await get('/help/2.3/a.b?c=d');
    expect([answer.status, answer.headers.location]).toEqual([302, `${base}/room/a.b?c=d`]);
    expect((await get('/help/2.3/a/b')).status).toBe(404);
    const below = await get('/v6/a/b');
    expect([below.status, below.headers.location]).toEqual([302, `${base}/room/a/b`]);
  });

  served.each([
    '/help//evil.example/x',
    '/help/2.3/%0d%0aSet-Cookie:%20a=b',
    '/v6/%0d%0aSet-Cookie:%20a=b',
    '/v6//evil.example',
    '//evil.example/x.html',
    '//\\evil.example',
    '//%5cevil.example',
    '/%0d%0aSet-Cookie:%20a=b.html',
    '/%2f/evil.example/',
  ])('does not let %s lead elsewhere or write headers', async (at) => {
    const { headers } = await get(at);
    expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  served(
    'has pages in Markdown, for those who ask for it at the address of the page too',
    async () => {
      const answers = async (...paths: string[]) =>
        Promise.all(paths.map((at) => get(at, { Accept: 'text/markdown, */*' })));
      for (const { headers, status } of await answers('/', '/room', '/room.md')) {
        expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
        expect([headers.vary, headers['x-robots-tag']]).toEqual(['Accept', 'noindex']);
      }
      const bodies = (await answers('/', '/room/a.b', '/scripts/x.js')).map(({ body }) => body);
      expect(bodies).toEqual(['index.md', 'room/a.b.html', 'scripts/x.js']);
      const { body, headers } = await get('/room', { Accept: 'text/html, */*' });
      expect([body, headers.vary, headers['x-robots-tag']]).toEqual([
        'room.html',
        'Accept',
        undefined,
      ]);
      expect((await get('/scripts/x.js')).headers.vary).toBeUndefined();
    },
  );

  served('has modules run, which browsers refuse under another type', async () => {
    expect((await get('/opensearch.xml')).headers['content-type']).toBe(
      'application/opensearchdescription+xml; charset=utf-8',
    );
    expect((await get('/draw.mjs')).headers['content-type']).toMatch(/^text\/javascript/);
  });

  served('caches what never changes, and only that', async () => {
    const [script, page] = [await get('/scripts/x.js'), await get('/room')];
    expect(script.headers['cache-control']).toBe('immutable');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const isolation = [script, page].map(({ headers }) => headers['cross-origin-embedder-policy']);
    expect(isolation).toEqual(['credentialless', undefined]);
  });
});
