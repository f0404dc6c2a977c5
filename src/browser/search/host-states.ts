import type { liteClient } from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Which hosts are down, as long as the document lives; the service's client says for how long (two
 * minutes). Its own cache never finds what it has put there: the client asks for a host by its
 * address and keeps it by its address and its state (5.64).
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
