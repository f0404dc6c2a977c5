import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Reads the text at an address; undefined if there is none. */
export type Read = (url: string, cache: RequestCache) => Promise<string | undefined>;

/** What an address has, or that it has nothing, and what its host knows this version by. */
interface Stored {
  readonly url: string;
  readonly body: string | undefined;
  readonly etag: string | null;
}

/** Milliseconds until a file has to be there; Node gives up sooner where no host answers. */
const TIMEOUT = 60_000;
/** What tells a file of the index from that of the next version, which takes its place. */
const HASH = /-[\da-f]+(?=\.txt$)/;

/**
 * Fetches as browsers do, with a cache on disk. That answers where any version will do (`default`),
 * for some milliseconds after a check (`no-cache`), and while the host does not.
 */
export function cachedReader(dir: string, freshFor: number): Read {
  fs.mkdirSync(dir, { recursive: true });
  const checked = new Map<string, number>();
  return async (url, cache) => {
    const name = createHash('sha256').update(url.replace(HASH, '')).digest('hex');
    const file = path.join(dir, name);
    const stored = readStored(file, url);
    const isFresh = cache === 'no-cache' && Date.now() < (checked.get(url) ?? 0) + freshFor;
    // What was missing may have been published since.
    const isKept = cache === 'default' && stored?.body !== undefined;
    if (stored && (isFresh || isKept)) return stored.body;
    checked.set(url, Date.now());
    try {
      const headers = stored?.etag ? { 'If-None-Match': stored.etag } : {};
      const signal = AbortSignal.timeout(TIMEOUT);
      const response = await fetch(url, { headers, signal, redirect: 'error' });
      const { ok, status } = response;
      // Where nothing has changed, the stored file answers.
      if (!ok && status !== 404) throw new Error(`the host answers ${status}`);
      // Some hosts send a document for whatever they do not have.
      const isFile = ok && !response.headers.get('content-type')?.startsWith('text/html');
      const body = isFile ? await response.text() : undefined;
      const fresh: Stored = { url, body, etag: response.headers.get('etag') };
      fs.writeFileSync(file, JSON.stringify(fresh));
      return body;
    } catch (error) {
      if (stored) return stored.body;
      const { message, cause } = error as Error & { readonly cause?: Error };
      const why = cause?.message || message;
      const what = 'Check the connection and the address of the site, then ask again.';
      throw new Error(`${url} can't be loaded (${why}) and is not in the cache. ${what}`);
    }
  };
}

/** What another process has written by half is not there. */
function readStored(file: string, url: string): Stored | undefined {
  try {
    const stored = JSON.parse(fs.readFileSync(file, 'utf8')) as Stored;
    return stored.url === url ? stored : undefined;
  } catch {
    return undefined;
  }
}
