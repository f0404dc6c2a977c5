import type { liteClient } from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Remembers which hosts are down, for the lifetime of the document; the service's client decides
 * for how long a host counts as down (two minutes). The client's own cache never finds its entries:
 * it stores a host under its address and state, but looks it up by address alone (5.64).
 */
export function hostStates(): HostsCache {
  const states = new Map<string, unknown>();
  const keyOf = (host: object | string): string => {
    const { protocol, url, port } = host as Readonly<Record<string, unknown>>;
    return JSON.stringify([protocol, url, port]);
  };
  return {
    get: async <T>(host: object | string, otherwise: () => Promise<T>) =>
      (states.get(keyOf(host)) as T | undefined) ?? (await otherwise()),
    set: (host, state) => {
      states.set(keyOf(host), state);
      return Promise.resolve(state);
    },
    delete: (host) => {
      states.delete(keyOf(host));
      return Promise.resolve();
    },
    clear: () => {
      states.clear();
      return Promise.resolve();
    },
  };
}
