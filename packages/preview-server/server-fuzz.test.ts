/** @jest-environment node */
import type http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { generator } from '../../src/test/random';
import { createSiteServer, listen } from './server';
import { putFiles, tempFolder } from '../../src/test/temp-folder';

/** Addresses of a site, each with what is sent there. */
const SITE: Readonly<Record<string, string>> = {
  '/': 'the home page',
  '/404': 'nothing is here',
  '/room': 'a page with pages below it',
  '/room/gr%C3%B6%C3%9Fe': 'a page with letters that are not English',
  '/my%20clip.mp4': '0123456789',
  '/.well-known/security.txt': 'whom to tell',
};
const SECRET = 'secret';

const PIECES = [
  ...['room', 'größe', 'my clip.mp4', 'my%20clip.mp4', 'gr%C3%B6%C3%9Fe', 'gr%c3%b6%c3%9fe'],
  ...['_headers', '_redirects', '_HEADERS', '%5fheaders', 'index', 'index.html', '.html', '404'],
  ...['.', '..', '...', '%2e', '%2E%2e', '.%2e', '..;', '.well-known', 'security.txt', '~', '.git'],
  ...['/', '//', '///', '%2f', '%2F', '%252f', '\\', '%5c', '%5C', '..\\', ':', 'C:', 'file:'],
  ...[
    '%',
    '%%',
    '%0',
    '%zz',
    '%00',
    '%0d%0a',
    '%0a',
    '%ff',
    '%c0%af',
    '%E0%A4%A',
    '\u00ff',
    '\u0001',
  ],
  ...['?', '??', '?a=b', '#', '&', ';', '@evil.example', 'evil.example', 'http://evil.example/'],
  ...['secret.txt', 'constructor', '__proto__', 'a'.repeat(252), 'a'.repeat(5000), 'etc', 'passwd'],
  ...['old', 'any', '$&', '$1', '\t', '\f', ' ', '\u007f', '"', '<', '|', '[', '{', '*'],
];
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'X',
];
const VALUES = [
  ...['bytes=0-', 'bytes=-1', 'bytes=5-3', 'bytes=-0', 'bytes=a-b', 'bytes=0-1,3-4', 'bytes=99-'],
  ...['bytes=0-99999999999999999999', 'bytes=--1', 'lines=1-2', '', ',', '*', '"x"', 'W/"', '-1'],
  ...[
    '0',
    'gzip;q=NaN, br;q=',
    'identity;q=0, *;q=0',
    'close',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'x'.repeat(9000),
  ],
];
const NAMES = [
  ...[
    'Range',
    'If-Range',
    'If-None-Match',
    'If-Match',
    'If-Modified-Since',
    'Accept-Encoding',
    'Expect',
  ],
  ...['If-Unmodified-Since', 'Host', 'Content-Length', 'Transfer-Encoding', 'Upgrade'],
  ...['Connection', 'X\u0001', 'Cache-Control', '__proto__'],
];

const top = tempFolder();
const dir = path.join(top, 'dist');
let server: http.Server;
let port: number;

beforeAll(async () => {
  const files = Object.entries(SITE).map(([address, text]) => {
    const name = address === '/' ? '/index' : decodeURIComponent(address);
    return [path.extname(name) === '' ? `${name}.html` : name, text] as const;
  });
  const others = [
    ['../secret.txt', SECRET],
    ['_headers', `/*\n  X-Policy: ${SECRET}\n`],
    ['_redirects', `# ${SECRET}\n/old /room 301\n/any/:name /:name 301\n`],
  ] as const;
  putFiles(dir, Object.fromEntries([...files, ...others]));
  server = createSiteServer(dir);
  port = await listen(server, 0);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Answer {
  /** 0 if the connection was closed without one. */
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
}

/** Sends bytes as they are, which no client library would. HTTP 1.0 has neither chunks nor reuse. */
function ask(lines: readonly string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    );
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (text += part));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        location: /^Location: (.*)$/im.exec(head)?.[1],
        body: rest.join('\r\n\r\n'),
      });
    });
  });
}

it('answers 10,000 hostile requests with the site and nothing else, and stays', async () => {
  const random = generator(25);
  const below = (count: number) => Math.floor(random() * count);
  const one = (of: readonly string[]) => of[below(of.length)] ?? '';
  const some = (most: number, make: () => string) => Array.from({ length: below(most) }, make);
  const statuses = new Set<number>();
  const wrong: string[] = [];
  const attack = async () => {
    const start = random() < 0.5 ? one(Object.keys(SITE)) : '/';
    const target = start + some(5, () => one(PIECES)).join(random() < 0.5 ? '/' : '');
    const method = random() < 0.9 ? 'GET' : one(METHODS);
    const headers = some(4, () => `${one(NAMES)}: ${one(VALUES)}`);
    const { status, location, body } = await ask([`${method} ${target} HTTP/1.0`, ...headers]);
    statuses.add(status);
    const isSent = status === 200 || status === 206;
    if (
      status >= 500 ||
      body.includes(SECRET) ||
      (isSent && !SITE[target.replace(/\?.*| $/g, '')]?.includes(body)) ||
      (location !== undefined && !/^\/(?![/\\])[\x21-\x7e]*$/.test(location))
    ) {
      const request = [method, target, ...headers].join(' | ').slice(0, 200);
      wrong.push(`${request} → ${status} ${location ?? ''} ${body.slice(0, 80)}`);
    }
  };
  const client = async () => {
    for (let count = 0; count < 250; count++) await attack();
  };
  await Promise.all(Array.from({ length: 40 }, client));
  expect(wrong).toEqual([]);
  for (const [address, body] of Object.entries(SITE)) {
    expect(await ask([`GET ${address} HTTP/1.0`])).toMatchObject({ status: 200, body });
  }
  // Requests that are all refused at the door would prove nothing.
  const met = [200, 206, 301, 304, 400, 404, 405, 412, 416];
  expect([...statuses]).toEqual(expect.arrayContaining(met));
}, 120_000);
