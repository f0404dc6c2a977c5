import type { liteClient } from 'algoliasearch/lite';
import { read, write } from '../../../src/client/early/storage';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/** How long a host that is down is left alone, in milliseconds. */
const DOWN_MS = 120_000;
const KEY = 'search-hosts';

interface Failure {
  readonly status: 'down' | 'timed out';
  /** In milliseconds since 1970. */
  readonly lastUpdate: number;
}

type Failures = Readonly<Record<string, Failure | undefined>>;

/**
 * Remembers which hosts are down, for all documents of the site. The client's own caches cannot:
 * they store a host under its address and state, but look it up by address alone (5.64), and local
 * storage loses the functions of a state.
 */
export function hostStates(): HostsCache {
  // For browsers that forbid storage.
  let written = '{}';
  const failures = () => parsed(read(KEY) ?? written);
  const change = (changed: Failures) => {
    written = JSON.stringify(changed);
    write(KEY, written);
    return Promise.resolve();
  };
  return {
    get: async <T>(host: object | string, otherwise: () => Promise<T>) => {
      const failure = failures()[keyOf(host)];
      const age = Date.now() - (failure?.lastUpdate ?? NaN);
      // A clock that was set back must not keep a host down.
      if (!failure || !(age >= 0 && age <= DOWN_MS)) return otherwise();
      const isTimedOut = () => failure.status === 'timed out';
      return { ...(host as object), ...failure, isUp: () => false, isTimedOut } as T;
    },
    // The client stores failures only.
    set: async (host, state) => {
      const { status, lastUpdate } = state as unknown as Failure;
      await change({ ...failures(), [keyOf(host)]: { status, lastUpdate } });
      return state;
    },
    delete: (host) => change({ ...failures(), [keyOf(host)]: undefined }),
    clear: () => change({}),
  };
}

function keyOf(host: object | string): string {
  const { protocol, url, port } = host as Readonly<Record<string, unknown>>;
  return JSON.stringify([protocol, url, port]);
}

/** Nothing where another version of the site has stored something else. */
function parsed(json: string): Failures {
  try {
    return (JSON.parse(json) as Failures | null) ?? {};
  } catch {
    return {};
  }
}
