import type { FailureReason } from './types';

/** Why the service has no index. */
export class IndexUnavailable extends Error {
  override readonly name = 'NoIndex';

  constructor(readonly reason: FailureReason) {
    super(reason);
  }
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * Fetches and reads a file. A damaged copy in the browser's cache is bypassed.
 *
 * @throws {IndexUnavailable} if there is no such file, no connection, or the file is damaged.
 */
export async function fetchAs<T>(
  fetcher: Fetch,
  url: string,
  cache: RequestCache,
  read: (file: string) => T,
): Promise<T> {
  const file = await fetchText(fetcher, url, cache);
  try {
    return read(file);
  } catch {
    if (cache === 'reload') throw new IndexUnavailable('damaged');
    return fetchAs(fetcher, url, 'reload', read);
  }
}

/** @throws {IndexUnavailable} if there is no such file, or no connection. */
export async function fetchText(fetcher: Fetch, url: string, cache: RequestCache): Promise<string> {
  let response: Response;
  try {
    response = await fetcher(url, { cache, credentials: 'same-origin' });
    if (!response.ok) throw new IndexUnavailable('unreachable');
    return await response.text();
  } catch {
    throw new IndexUnavailable('unreachable');
  }
}
