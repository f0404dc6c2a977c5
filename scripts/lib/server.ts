import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { cleanPath } from '../../src/browser/early/clean-url';
import { NOT_FOUND_FILE } from '../../src/routes';
import {
  basePathIn,
  headersFor,
  parseHeaders,
  parseRedirects,
  redirectFor,
  REVALIDATED,
  withQuery,
} from './host-rules';
import { rangeOf, StaticFiles } from './static-files';

/** Files that configure the host, and are served to nobody. */
const CONFIGURATION = ['/_headers', '/_redirects'];

interface Answer {
  readonly status: number;
  /** The file to send, relative to the folder. */
  readonly file?: string;
  readonly location?: string;
}

/**
 * A server for `dist/` that behaves like the hosting: `_redirects` first, then files. `/x` serves
 * `x.html`; `/x.html` and `/x/` lead to it; any other path shows `404.html`. Every answer has the
 * headers of `_headers`. A site that is built for a path of its host is only served below it.
 *
 * @param dir the folder to serve.
 */
export function createSiteServer(dir: string): http.Server {
  const files = new StaticFiles(dir);
  const headers = parseHeaders(configuration(dir, '_headers'));
  const redirects = parseRedirects(configuration(dir, '_redirects'));
  const base = basePathIn(headers);
  const server = http.createServer((request, response) => {
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
    for (const [name, value] of headersFor(pathname, headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const redirect = redirectFor(pathname, redirects);
    const answer: Answer = redirect ?? answerBelow(base, pathname, files);
    if (answer.location !== undefined) {
      response.writeHead(answer.status, { Location: withQuery(answer.location, search) }).end();
      return;
    }
    const { file, status } = answer;
    if (file === undefined) {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Nothing is here.');
    } else send(request, response, { file, status }, files);
  });
  // As long as proxies keep theirs. With Node's five seconds, a client that reuses a connection at
  // the moment it is closed gets ECONNRESET.
  server.keepAliveTimeout = 65_000;
  return server;
}

/** The path below which a built site is served; empty at the root of its host. */
export function basePathOfSite(dir: string): string {
  return basePathIn(parseHeaders(configuration(dir, '_headers')));
}

function configuration(dir: string, name: string): string {
  const file = path.join(dir, name);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/** What stands at a path of the host. Only the site is there, so elsewhere is nothing. */
function answerBelow(base: string, pathname: string, files: StaticFiles): Answer {
  if (base !== '' && pathname === base) return { status: 301, location: `${base}/` };
  if (!pathname.startsWith(`${base}/`)) return { status: 404 };
  const answer = answerFor(pathname.slice(base.length), files);
  return answer.location === undefined ? answer : { ...answer, location: base + answer.location };
}

/** What stands at a path, as far as `_redirects` does not say otherwise. */
function answerFor(pathname: string, files: StaticFiles): Answer {
  const name = decode(pathname);
  const clean = cleanPath(pathname);
  // "//host" in the path must not become a redirect to another host.
  const isUnclean = /\.html$|.\/$/.test(pathname) && !clean.startsWith('//');
  if (name !== undefined && !name.includes('\0') && !CONFIGURATION.includes(name)) {
    if (name === '/') return page('/index.html', files);
    if (isUnclean && isPage(cleanPath(name), files)) return { status: 301, location: clean };
    if (files.has(name)) return { status: 200, file: name };
    if (files.has(`${name}.html`)) return { status: 200, file: `${name}.html` };
  }
  return notFound(files);
}

function isPage(name: string, files: StaticFiles): boolean {
  return name === '/' || files.has(`${name}.html`);
}

function page(file: string, files: StaticFiles): Answer {
  return files.has(file) ? { status: 200, file } : notFound(files);
}

function notFound(files: StaticFiles): Answer {
  const file = `/${NOT_FOUND_FILE}`;
  return files.has(file) ? { status: 404, file } : { status: 404 };
}

function send(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { file, status }: { readonly file: string; readonly status: number },
  files: StaticFiles,
): void {
  const range = status === 200 ? request.headers.range : undefined;
  // Ranges count the bytes of the file, so it is not compressed then.
  const accepted = range === undefined ? (request.headers['accept-encoding'] ?? '') : '';
  const { body, type, encoding, etag } = files.read(file, accepted);
  response.setHeader('Content-Type', type);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  response.setHeader('Accept-Ranges', 'bytes');
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATED);
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  const isCurrent = (request.headers['if-range'] ?? etag) === etag;
  const part = isCurrent ? rangeOf(range, body.length) : undefined;
  if (part === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${body.length}` }).end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  const sent = part ? body.subarray(part[0], part[1] + 1) : body;
  if (part) response.setHeader('Content-Range', `bytes ${part[0]}-${part[1]}/${body.length}`);
  response.writeHead(part ? 206 : status, { 'Content-Length': sent.length });
  response.end(request.method === 'HEAD' ? undefined : sent);
}

/** Whether the browser has these bytes already. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Starts listening. The promise resolves when the port is open, or rejects with a clear message.
 */
export function listen(server: http.Server, port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Set another one: PORT=${port + 1} npm start`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
