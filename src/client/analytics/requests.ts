import type { PostHog, PostHogConfig } from 'posthog-js';

/** The most events that a request holds. */
const BATCH_SIZE = 50;
/** How long a host may take to answer, in milliseconds. */
const REQUEST_MS = 90_000;

/** Events that describe what the others belong to: each kind has requests of its own. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['$set', 'people'],
  ['$groupidentify', 'groups'],
]);

/**
 * Divides what a client sends into requests of at most 50 events, and separates people and groups
 * from what happens. The library has no option for either: it sends all events of an interval that
 * share a batch key in one request. What has options already, such as recordings, has its own way.
 */
export function limitBatches(client: Pick<PostHog, 'capture'>): void {
  const capture = client.capture.bind(client);
  const counts = new Map<string, number>();
  client.capture = (event, properties, options) => {
    if (options) return capture(event, properties, options);
    const kind = KINDS.get(event) ?? 'track';
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    const batch = Math.floor(count / BATCH_SIZE);
    return capture(event, properties, { _batchKey: `${kind}-${batch}` });
  };
}

/**
 * Gives each request 90 s. The library has no option for its 60 s, but spreads these options over
 * its own, so this signal replaces the one that it would abort.
 */
export const fetchOptions: PostHogConfig['fetch_options'] & Pick<RequestInit, 'signal'> = {
  get signal() {
    const controller = new AbortController();
    // Not `AbortSignal.timeout`, which the tests' clock cannot advance.
    setTimeout(() => controller.abort(), REQUEST_MS);
    return controller.signal;
  },
};
