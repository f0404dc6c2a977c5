import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

const COMPRESSIBLE = /^text\/|json|xml|wasm|javascript/;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file in the form in which it is sent. */
export interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
  readonly encoding: Encoding;
  /** Differs by encoding too, as the bytes do. */
  readonly etag: string;
}

/** Reads and compresses the files of a folder, each once as long as it does not change. */
export class StaticFiles {
  readonly #dir: string;
  readonly #cache = new Map<string, { readonly stamp: string; readonly file: StaticFile }>();

  constructor(dir: string) {
    this.#dir = path.resolve(dir);
  }

  /** Whether a path names a file in the folder; never outside it. */
  has(name: string): boolean {
    const file = path.join(this.#dir, name);
    if (!file.startsWith(this.#dir + path.sep)) return false;
    return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  }

  /** @param accepted the request's `Accept-Encoding`. */
  read(name: string, accepted: string): StaticFile {
    const file = path.join(this.#dir, name);
    const type = TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
    const encoding = COMPRESSIBLE.test(type) ? bestEncoding(accepted) : 'identity';
    const { mtimeMs, size } = fs.statSync(file);
    const key = `${encoding} ${name}`;
    const stamp = `${mtimeMs} ${size}`;
    const cached = this.#cache.get(key);
    if (cached?.stamp === stamp) return cached.file;
    const body = compress(fs.readFileSync(file), encoding);
    const hash = crypto.createHash('sha256').update(body).digest('hex').slice(0, 20);
    const found = { body, type, encoding, etag: `"${hash}"` };
    this.#cache.set(key, { stamp, file: found });
    return found;
  }
}

/** The encoding that is smallest among those accepted. */
export function bestEncoding(accepted: string): Encoding {
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') || names.includes('*') ? 'gzip' : 'identity';
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zlib.gzipSync(body);
  // Hosts compress as they answer, at about this quality.
  return zlib.brotliCompressSync(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/**
 * The bytes that a `Range` asks for: the first and the last one. `undefined` if all are to be sent,
 * `'unsatisfiable'` if there are none.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): readonly [first: number, last: number] | 'unsatisfiable' | undefined {
  // Several ranges at once may be answered with everything, and nobody asks for them.
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from === '' && Number(to) === 0) return 'unsatisfiable';
  return first <= last ? [first, last] : 'unsatisfiable';
}
