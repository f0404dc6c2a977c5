import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {
  basePathIn,
  canonicalPath,
  headersFor,
  NOT_FOUND_FILE,
  parseHeaders,
  parseRedirects,
  redirectFor,
  REVALIDATED,
  withQuery,
} from './host-rules';
import { sendFile, sendText, stampOf } from './send-file';

/** Files that configure the host, and are served to nobody. */
const CONFIGURATION = ['/_headers', '/_redirects'];

interface Answer {
  readonly status: number;
  /** The address of the file to send, below that of the site. */
  readonly file?: string;
  readonly location?: string;
}

const NOT_FOUND: Answer = { status: 404 };

/**
 * A server for `dist/` that behaves like the hosting: `_redirects` first, then files. `/x` serves
 * `x.html`; `/x.html`, `/x/` and other spellings lead to it; any other path shows `404.html`. Every
 * answer has the headers of `_headers`. A site that is built for a path of its host is only served
 * below it. After another build, the server goes by that one's files.
 *
 * @throws {Error} if `_headers` or `_redirects` cannot be read.
 */
export function createSiteServer(dir: string): http.Server {
  const headersOf = followed(path.join(dir, '_headers'), parseHeaders);
  const redirectsOf = followed(path.join(dir, '_redirects'), parseRedirects);
  const respond = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const [pathname = '', ...query] = (request.url ?? '').split('?');
    const headers = headersOf();
    for (const [name, value] of headersFor(pathname, headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = canonicalPath(pathname) ?? '';
    const answer: Answer =
      redirectFor(address, redirectsOf()) ??
      answerBelow(basePathIn(headers), address, pathname, dir);
    if (answer.location !== undefined) {
      // A request may have characters in its query that a header may not.
      const { search } = new URL(`http://localhost/?${query.join('?')}`);
      response.writeHead(answer.status, { Location: withQuery(answer.location, search) }).end();
      return;
    }
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATED);
    if (answer.file === undefined) {
      const other = redirectFor(address, redirectsOf(), true)?.location;
      sendNotFound(response, dir, other?.slice(basePathIn(headers).length));
    } else sendFile(request, response, dir, inMarkdown(request, dir, answer.file) ?? answer.file);
  };
  const server = http.createServer((request, response) => {
    try {
      respond(request, response);
    } catch (error) {
      // Such as a `_headers` that was edited by hand.
      sendText(response, 500, String(error));
    }
  });
  // As long as proxies keep theirs. With Node's five seconds, a client that reuses a connection at
  // the moment it is closed gets ECONNRESET.
  server.keepAliveTimeout = 65_000;
  return server;
}

/** The path below which a built site is served; empty at the root of its host. */
export function basePathOfSite(dir: string): string {
  return basePathIn(followed(path.join(dir, '_headers'), parseHeaders)());
}

/** What a file says, read again when it has changed. A file that is missing says nothing. */
function followed<T>(file: string, parse: (text: string) => T): () => T {
  const read = () => {
    const stamp = stampOf(file);
    return { stamp, value: parse(stamp ? fs.readFileSync(file, 'utf8') : '') };
  };
  let last = read();
  return () => {
    if (last.stamp !== stampOf(file)) last = read();
    return last.value;
  };
}

/** The Markdown version of a page, for those who ask for it. */
function inMarkdown({ headers }: http.IncomingMessage, dir: string, file: string) {
  const markdown = file.replace(/\.html$/, '.md');
  const isAsked = /\btext\/markdown\b/.test(headers.accept ?? '');
  return isAsked && isFile(dir, markdown) ? markdown : undefined;
}

/** What stands at a path of the host. Only the site is there, so elsewhere is nothing. */
function answerBelow(base: string, address: string, pathname: string, dir: string): Answer {
  if (base !== '' && address === base) return { status: 301, location: `${base}/` };
  if (!address.startsWith(`${base}/`)) return NOT_FOUND;
  const below = address.slice(base.length);
  const file = fileAt(below, dir);
  if (file === undefined) return NOT_FOUND;
  const location = base + (file.endsWith('.html') ? cleanPath(below) : below);
  return location === pathname ? { status: 200, file } : { status: 301, location };
}

/** A page's address: without `index.html`, `.html` and slashes at its end. */
const cleanPath = (pathname: string) =>
  pathname.replace(/(?:\/index)?\.html$|\/index$/, '').replace(/\/+$/, '') || '/';

/** The file that has an address: a page by its clean form, or one by its name. */
function fileAt(address: string, dir: string): string | undefined {
  const clean = cleanPath(address);
  const page = `${clean === '/' ? '/index' : clean}.html`;
  return [page, address].find(
    (name) => !CONFIGURATION.includes(name.toLowerCase()) && isFile(dir, name),
  );
}

function isFile(dir: string, address: string): boolean {
  try {
    return fs.statSync(path.join(dir, decodeURIComponent(address))).isFile();
  } catch {
    // A part of the path is a file or too long, or there is nothing.
    return false;
  }
}

/** @throws {Error} if the page goes between two looks. */
function sendNotFound(
  response: http.ServerResponse,
  dir: string,
  file = `/${NOT_FOUND_FILE}`,
): void {
  if (!isFile(dir, file)) {
    sendText(response, 404, 'Nothing is here.');
    return;
  }
  const page = fs.readFileSync(path.join(dir, file));
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}

/**
 * Starts listening. The promise resolves when the port is open, or rejects with a clear message.
 */
export function listen(server: http.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Set another one: PORT=${port + 1} npm start`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
