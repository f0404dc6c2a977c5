import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { createSiteServer, listen } from './server';
import { putFiles, tempFolder } from '../../src/test/temp-folder';

const dir = tempFolder();
const FILES = {
  'index.html': 'home',
  '404.html': 'not found',
  'room.html': 'room',
  'room.md': '# Room',
  'room/größe.html': 'size',
  'clip.mp4': '0123456789',
  'v1/404.html': 'not in version 1',
  'app-913aa7ea8f.js': 'js',
  _headers: '/*\n  X-Frame-Options: DENY\n/app-*\n  Cache-Control: immutable\n',
  _redirects: '/old /room#join 301\n/:a/index.html /:a 301\n/v1/* /v1/404.html 404\n',
};

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

let server: http.Server;
let port: number;
beforeAll(async () => {
  putFiles(dir, FILES);
  server = createSiteServer(dir);
  port = await listen(server, 0);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (at: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    // A fetch would follow redirects, decompress, and tidy the path.
    http
      .request({ port, path: at, headers, method, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
      .on('error', reject)
      .end();
  });

it.each([
  ['/', 200, 'home'],
  ['/room', 200, 'room'],
  ['/room?a=b', 200, 'room'],
  ['/room/gr%C3%B6%C3%9Fe', 200, 'size'],
  ['/nowhere', 404, 'not found'],
  ['/nowhere/', 404, 'not found'],
  ['/v1/nowhere', 404, 'not in version 1'],
  ['/nowhere.html', 404, 'not found'],
  ['/_headers', 404, 'not found'],
  ['/%E0%A4%A', 404, 'not found'],
  ['/..%2f..%2fetc%2fpasswd', 404, 'not found'],
  ['/room%00.html', 404, 'not found'],
  ['//elsewhere.example/', 404, 'not found'],
  ['/index.html/foo', 404, 'not found'],
  ['/_headers/', 404, 'not found'],
  ['//_headers', 404, 'not found'],
  ['/.%2f_headers', 404, 'not found'],
  ['/./_redirects', 404, 'not found'],
  ['/%5fredirects', 404, 'not found'],
  ['/room%2Fgr%C3%B6%C3%9Fe', 404, 'not found'],
  ['/room/../room', 404, 'not found'],
  [`/${'a'.repeat(252)}`, 404, 'not found'],
  ['*', 404, 'not found'],
])('answers %s with %i', async (at, status, text) => {
  const answer = await get(at);
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toBe(text);
});

it.each([
  ['/room/', '/room'],
  ['/room.html?a=b', '/room?a=b'],
  ['/index.html', '/'],
  ['/room/index.html', '/room'],
  ['/index', '/'],
  ['//room', '/room'],
  ['/room//gr%C3%B6%C3%9Fe/', '/room/gr%C3%B6%C3%9Fe'],
  ['/%72oom', '/room'],
  ['//clip.mp4?a=b', '/clip.mp4?a=b'],
  ['//old', '/room#join'],
  ['/old', '/room#join'],
  ['/old?a=b', '/room?a=b#join'],
])('leads %s to %s in one step', async (at, location) => {
  const { status, headers } = await get(at);
  expect(status).toBe(301);
  expect(headers.location).toBe(location);
});

it('sends the headers of the host’s file with everything, and lets the rest be revalidated', async () => {
  for (const at of ['/room', '/nowhere', '/old', '/app-913aa7ea8f.js']) {
    expect((await get(at)).headers['x-frame-options']).toBe('DENY');
  }
  expect((await get('/app-913aa7ea8f.js')).headers['cache-control']).toBe('immutable');
  expect((await get('/room')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

it('compresses texts as the browser takes them, and nothing else', async () => {
  const br = await get('/room', { 'Accept-Encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(zlib.brotliDecompressSync(br.body).toString()).toBe('room');
  const refused = await get('/room', { 'Accept-Encoding': 'gzip, br;q=0' });
  expect(refused.body.toString()).toBe('room');
  const part = await get('/room', { 'Accept-Encoding': 'gzip, br', Range: 'bytes=0-1' });
  expect([part.status, part.body.length]).toEqual([206, 2]);
  const video = await get('/clip.mp4', { 'Accept-Encoding': 'gzip, br' });
  expect(video.headers).not.toHaveProperty('content-encoding');
});

it('sends a page in Markdown to those who ask for it', async () => {
  const { body, headers } = await get('/room', { Accept: 'text/markdown, text/html, */*' });
  expect(body.toString()).toBe('# Room');
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/markdown; charset=utf-8$/i) as string,
    vary: 'Accept, Accept-Encoding',
  });
  const pages = ['/', '/room'].map((at) =>
    get(at, { Accept: at === '/' ? 'text/markdown' : '*/*' }),
  );
  expect((await Promise.all(pages)).map((page) => page.body.toString())).toEqual(['home', 'room']);
});

it('sends nothing that the browser has already', async () => {
  const { headers } = await get('/room');
  const again = await get('/room', { 'If-None-Match': `W/"other", ${String(headers.etag)}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await get('/room', { 'If-None-Match': '"other"' })).status).toBe(200);
});

it('sends parts of a file', async () => {
  const { headers } = await get('/clip.mp4');
  const part = await get('/clip.mp4', { Range: 'bytes=2-4', 'If-Range': String(headers.etag) });
  expect([part.status, part.body.toString()]).toEqual([206, '234']);
  expect(part.headers['content-range']).toBe('bytes 2-4/10');
  expect((await get('/clip.mp4', { Range: 'bytes=20-' })).status).toBe(416);
  expect((await get('/clip.mp4', { Range: 'bytes=2-4', 'If-Range': '"old"' })).status).toBe(200);
});

it('goes by the files of the latest build', async () => {
  const file = path.join(dir, '_headers');
  fs.writeFileSync(file, '/*\n  X-Frame-Options: SAMEORIGIN\n');
  expect((await get('/room')).headers['x-frame-options']).toBe('SAMEORIGIN');
  fs.writeFileSync(file, 'no path');
  const { status, body } = await get('/room');
  expect([status, body.toString()]).toEqual([500, expect.stringContaining('_headers: "no path"')]);
  fs.writeFileSync(file, FILES._headers);
  expect((await get('/room')).status).toBe(200);
});

it('answers HEAD without a body, and nothing that writes', async () => {
  const head = await get('/room', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '4', 0]);
  expect((await get('/room', {}, 'POST')).status).toBe(405);
});
