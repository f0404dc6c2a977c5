/**
 * Search by a hosted service, through its own client. Bundled separately from webpack into a file
 * that pages load at the first sign of intent. `insights.ts` becomes another file, loaded only if
 * the settings enable it.
 */
import { liteClient } from 'algoliasearch/lite';
import { DamagedAnswer, resultOf } from '../engine/hosted/answer';
import { type HostedRequest, hostedRequests } from '../engine/hosted/request';
import { MAX_QUERY } from '../../../src/page-model/search-address';
import { suggestionRequests, suggestionsOf } from '../engine/hosted/suggestions';
import { type SearchResult, SearchUnavailable } from '../engine/types';
import {
  type HostedSearchClient,
  type HostedSettings,
  hostsOfClient,
  type SearchInsights,
} from '../engine/hosted/settings';
import { hostStates } from './host-states';
import type { FoundHit } from './insights';

/** How long a host may take to connect, to answer a read and to answer a write, in milliseconds. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

/** How many hits of past answers are remembered for events. */
const MAX_FOUND = 1000;

/**
 * A client for the index named in the settings. The service's client tries the hosts in turn and
 * leaves one that is down alone for two minutes.
 *
 * @throws {SearchUnavailable} `credentials` if the application id or the key is missing.
 */
export function createHostedClient(settings: HostedSettings): HostedSearchClient {
  const client = serviceClient(settings);
  const found = new Map<string, FoundHit>();
  /** Empty if the service doesn't answer: the main answer still stands. */
  const suggestions = async (request: HostedRequest): Promise<readonly string[]> => {
    try {
      const body = await client.search({ requests: [...suggestionRequests(request)] });
      return suggestionsOf(listOf(body), request.query, MAX_QUERY);
    } catch {
      return [];
    }
  };
  return {
    async search({ requests }) {
      const groups = requests.map((request) => hostedRequests(request, settings));
      const resultsIn = (body: unknown) => {
        const answers = [...listOf(body)];
        return groups.map(([main, counts]) =>
          resultOf(answers.shift(), counts && answers.shift(), main, settings.siteUrl),
        );
      };
      const answered = client.search({ requests: groups.flat() }).then(resultsIn);
      const results = await answered.catch((error: unknown) => {
        throw unavailable(error);
      });
      for (const result of results) remember(found, result);
      const suggested = results.map(async (result, index) => {
        const [main, counts] = groups[index] ?? [];
        const request = counts ?? main;
        if (!request || !hasNothing(result)) return result;
        return { ...result, suggestions: await suggestions(request) };
      });
      return { results: await Promise.all(suggested) };
    },
    insights: settings.insights ? insightsOf(settings, found) : undefined,
  };
}

/** Whether a query has no hits at all, not even in sections that the filters exclude. */
function hasNothing({ nbHits, query, facets }: SearchResult): boolean {
  return nbHits === 0 && query.trim() !== '' && Object.keys(facets.lvl0).length === 0;
}

function serviceClient({ applicationId, apiKey, hosts }: HostedSettings) {
  const missing = [
    ...(applicationId === '' ? ['application id'] : []),
    ...(apiKey === '' ? ['search key'] : []),
  ];
  try {
    return liteClient(applicationId, apiKey, {
      authMode: 'WithinQueryParameters',
      timeouts: TIMEOUTS,
      hostsCache: hostStates(),
      ...(hosts && { hosts: hostsOfClient(hosts) }),
    });
  } catch (cause) {
    const names = missing.length > 0 ? missing.join(' and no ') : 'application id or search key';
    throw new SearchUnavailable('credentials', {
      message: `The search has no ${names}: add it to the settings.`,
      cause,
    });
  }
}

function listOf(body: unknown): readonly unknown[] {
  const results = (body as { readonly results?: unknown } | undefined)?.results;
  if (!Array.isArray(results)) throw new DamagedAnswer('The answer has no list of results.');
  return results;
}

/** Translates the errors of the service's client, which can only be told apart by their fields. */
function unavailable(cause: unknown): SearchUnavailable {
  const { name, status } = (cause ?? {}) as { readonly name?: unknown; readonly status?: unknown };
  if (typeof status === 'number') {
    const message = `The search service refused the query with status ${status}.`;
    return new SearchUnavailable('refused', { message, status, cause });
  }
  if (name === 'RetryError') {
    const message = 'No host of the search service could be reached.';
    return new SearchUnavailable('unreachable', { message, cause });
  }
  const message = 'The answer of the search service is damaged.';
  return new SearchUnavailable('damaged', { message, cause });
}

/** Events about a hit name the latest answer that contains it. */
function remember(found: Map<string, FoundHit>, result: SearchResult): void {
  const { queryID, page, hitsPerPage } = result;
  if (queryID === undefined) return;
  result.hits.forEach(({ objectID, url_without_anchor: path }, index) => {
    found.delete(objectID);
    found.set(objectID, { objectID, queryID, path, position: page * hitsPerPage + index + 1 });
  });
  const surplus = [...found.keys()].slice(0, Math.max(0, found.size - MAX_FOUND));
  for (const objectID of surplus) found.delete(objectID);
}

/**
 * Events from before the module has loaded are sent once it has; if it never loads, they're lost.
 */
function insightsOf(settings: HostedSettings, found: Map<string, FoundHit>): SearchInsights {
  const loading = import('./insights').then(({ startInsights }) => startInsights(settings));
  loading.catch(() => undefined);
  const knownOf = (hits: readonly { readonly objectID: string }[]) =>
    hits.flatMap(({ objectID }) => found.get(objectID) ?? []);
  const then = (act: (events: Awaited<typeof loading>) => void) => {
    loading.then(act).catch(() => undefined);
  };
  return {
    shown: (hits) => {
      const known = knownOf(hits);
      then((events) => events.shown(known));
    },
    opened: (hit) => {
      const [known] = knownOf([hit]);
      if (known) then((events) => events.opened(known));
    },
  };
}
