import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Fetch } from '../search/engine/fetch-text';

/** What an address has, or that it has nothing, and what its host knows this version by. */
interface Stored {
  readonly url: string;
  readonly body: string | null;
  readonly etag: string | null;
}

/** Milliseconds until a host counts as unreachable, and until a file that it sends has to be there. */
const TIMEOUT = { answer: 8_000, file: 60_000 };
/** What tells a file of the index from that of the next version, which takes its place. */
const HASH = /-[\da-f]+(?=\.txt$)/;

/**
 * Fetches as browsers do, with a cache on disk. That answers where any version will do (`default`),
 * for some milliseconds after a check, and while the host does not.
 */
export function cachedFetch(dir: string, freshFor: number): Fetch {
  fs.mkdirSync(dir, { recursive: true });
  const checked = new Map<string, number>();
  return async (url, { cache = 'default' } = {}) => {
    const name = createHash('sha256').update(url.replace(HASH, '')).digest('hex');
    const file = path.join(dir, name);
    const stored = read(file, url);
    // What was missing may have been published since.
    const isKept = cache === 'default' && stored?.body !== null;
    const isCurrent = isKept || Date.now() < (checked.get(url) ?? 0) + freshFor;
    if (stored && isCurrent && cache !== 'reload') return answerOf(stored);
    checked.set(url, Date.now());
    const headers = stored?.etag ? { 'If-None-Match': stored.etag } : {};
    const asked = load(url, headers);
    const fresh = await (stored ? asked.catch(() => stored) : asked);
    if (fresh instanceof Response) return stored ? answerOf(stored) : fresh;
    if (fresh !== stored) fs.writeFileSync(file, JSON.stringify(fresh));
    return answerOf(fresh);
  };
}

/** @returns what an address has now; the response, if that says neither this nor that it has nothing. */
async function load(url: string, headers: Record<string, string>): Promise<Stored | Response> {
  const stop = new AbortController();
  const stopIn = (time: number) => setTimeout(() => stop.abort(), time).unref();
  const timer = stopIn(TIMEOUT.answer);
  const response = await fetch(url, { headers, signal: stop.signal, redirect: 'error' });
  clearTimeout(timer);
  stopIn(TIMEOUT.file);
  const isMissing = response.status === 404;
  if (!response.ok && !isMissing) return response;
  // Some hosts send a document for whatever they do not have.
  const isDocument = response.headers.get('content-type')?.startsWith('text/html');
  const body = isMissing || isDocument ? null : await response.text();
  return { url, body, etag: response.headers.get('etag') };
}

const answerOf = ({ body }: Stored) => new Response(body, { status: body === null ? 404 : 200 });

/** What another process has written by half is not there. */
function read(file: string, url: string): Stored | undefined {
  try {
    const stored = JSON.parse(fs.readFileSync(file, 'utf8')) as Stored;
    return stored.url === url ? stored : undefined;
  } catch {
    return undefined;
  }
}
