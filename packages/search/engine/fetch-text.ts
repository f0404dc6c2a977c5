import type { FailureReason } from './types';

/** Why the service has no index. */
export class IndexUnavailable extends Error {
  override readonly name = 'NoIndex';

  constructor(readonly reason: FailureReason) {
    super(reason);
  }
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

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
