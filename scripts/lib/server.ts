import http from 'node:http';
import handler from 'serve-handler';
import { cleanPath } from '../../src/browser/early/clean-url';

/** Files whose name changes with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * A server for `dist/` that behaves like the hosting: `/x` serves `x.html`; paths ending in
 * `.html`, `/index.html` or `/` redirect to the clean one; any other path shows `404.html`.
 *
 * @param dir the folder to serve.
 */
export function createSiteServer(dir: string): http.Server {
  return http.createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const clean = /\.html$|.\/$/.test(pathname) ? cleanPath(pathname) : pathname;
    // "//host" in the path must not become a redirect to another host.
    if (clean !== pathname && !clean.startsWith('//')) {
      response.writeHead(301, { Location: clean + search }).end();
      return;
    }
    handler(request, response, {
      public: dir,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      etag: true,
      headers: [
        {
          source: '**/*-@([0-9a-f])*.@(js|css|webp|png|jpg|svg)',
          headers: [{ key: 'Cache-Control', value: IMMUTABLE }],
        },
        {
          source: '**/*.mjs',
          headers: [{ key: 'Content-Type', value: 'text/javascript; charset=utf-8' }],
        },
      ],
    }).catch((error: unknown) => {
      console.error(error);
      response.statusCode = 500;
      response.end('The page could not be served.');
    });
  });
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
