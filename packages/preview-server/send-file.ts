import fs from 'node:fs';
import type http from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import send from 'send';

const COMPRESSIBLE = /^text\/|json|xml|wasm|javascript/;

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);

/** Hosts compress as they answer, at about this quality. */
const QUALITY = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compressed files, each with the state of the file that it was made from. */
const compressed = new Map<string, { readonly stamp: string; readonly body: Promise<Buffer> }>();

/**
 * Sends a file, or the part that the request asks for, or that the browser has it already. Browsers
 * that take Brotli get texts compressed; there is no other encoding, since all of them take this one.
 *
 * @param root the folder that the file is in.
 * @param address the path of the file in it, as part of an address.
 */
export function sendFile(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  root: string,
  address: string,
): void {
  const sent = send(request, address, {
    root,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
  });
  sent.on('error', ({ status }: { status: number }) => {
    response.removeHeader('Content-Length');
    if (response.headersSent) response.destroy();
    else sendText(response, status, 'Not sent.');
  });
  const isPage = /\.(?:html|md)$/.test(address);
  response.setHeader('Vary', isPage ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
  // Ranges count the bytes of the file, so it is not compressed then.
  const { range, 'accept-encoding': accepted = '' } = request.headers;
  if (range === undefined && /(?:^|,) *br *(?:,|$)/.test(accepted)) {
    const sendWhole = sent.stream.bind(sent);
    // send calls this for the body, when all headers are set.
    sent.stream = (file, options) => {
      if (!COMPRESSIBLE.test(String(response.getHeader('Content-Type')))) {
        sendWhole(file, options);
        return;
      }
      compress(file).then(
        (body) => {
          response.setHeader('Content-Encoding', 'br');
          response.setHeader('Content-Length', body.length);
          response.end(body);
        },
        // It went after it was found, as in a build.
        () => sent.error(404),
      );
    };
  }
  sent.pipe(response);
}

export function sendText(response: http.ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

/** Compresses a file, once as long as it does not change. */
function compress(file: string): Promise<Buffer> {
  const stamp = stampOf(file);
  const known = compressed.get(file);
  if (known?.stamp === stamp) return known.body;
  const body = fs.promises.readFile(file).then((content) => brotli(content, QUALITY));
  compressed.set(file, { stamp, body });
  return body;
}

/** Tells a state of a file from another without reading it; empty if there is no file. */
export function stampOf(file: string): string {
  const stat = fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat?.isFile() ? [stat.dev, stat.ino, stat.size, stat.mtimeNs].join(' ') : '';
}
