import { SearchUnavailable } from '../engine/types';
import type { HostedSearchClient, HostedSearchFiles } from '../engine/hosted/settings';
import type * as Hosted from './hosted';
import { lazyModule } from './lazy-module';
import type { SiteSearch } from './site-search';

/**
 * The client of a hosted service. Its module is loaded on first use; if that fails, the next query
 * tries again.
 */
export function loadHostedClient(
  { hosted, settings }: HostedSearchFiles,
  importModule?: (address: string) => Promise<unknown>,
): SiteSearch {
  let client: HostedSearchClient | undefined;
  const loadModule = lazyModule<typeof Hosted>(hosted, importModule);
  const load = async (): Promise<HostedSearchClient> => {
    const module = await loadModule().catch((cause: unknown) => {
      throw new SearchUnavailable('engine', { cause });
    });
    return (client ??= module.createHostedClient(settings));
  };
  const tell = (act: (loaded: HostedSearchClient) => void) => {
    load().then(act, () => undefined);
  };
  return {
    search: async (parameters) => (await load()).search(parameters),
    warm: () => tell(() => undefined),
    // The service's index is always complete.
    subscribe: () => () => undefined,
    insights: settings.insights
      ? {
          shown: (hits) => tell(({ insights }) => insights?.shown(hits)),
          opened: (hit) => tell(({ insights }) => insights?.opened(hit)),
        }
      : undefined,
  };
}
