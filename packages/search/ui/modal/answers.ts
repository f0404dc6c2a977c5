import {
  LEVELS,
  type Marked,
  type MarkedHierarchy,
  type SearchClient,
  type SearchHit,
  type SearchResponse,
} from '../../engine/types';
import { plainText } from '../../engine/highlight';
import { escapedOnce, isMember, safeHtml } from '../marks';
import { safeAddress } from '../links';
import { noteAnswer } from '../misses';
import { countText, errorText, meantBy, noteOf } from '../texts';

/** DocSearch marks a query as stalled after 300 ms, which would wipe an error reported earlier. */
const ERROR_AFTER_MS = 350;

/** What the last answer said apart from its hits. */
export interface LastAnswer {
  readonly suggestions: readonly string[];
  readonly note?: string | undefined;
  /** The query as it was probably meant, if there are hits for that. */
  readonly meant?: string | undefined;
  readonly error?: unknown;
}

type Requested = Parameters<SearchClient['search']>[0];

export interface Answers {
  readonly last: LastAnswer;
  /** Whether an answer is still to come. DocSearch learns about errors only with a delay. */
  readonly isSearching: boolean;
  /**
   * Repeats the last query and keeps the answer for DocSearch's next refresh. That refresh then
   * takes no time, so it can't throw out a reader who has moved into the list meanwhile.
   */
  readonly askAgain: () => Promise<void>;
  /** Replaces the `search` of DocSearch's own client. */
  readonly search: (parameters: Requested) => PromiseLike<SearchResponse>;
}

/**
 * A client as DocSearch 3.9.0 needs it: errors stay on screen until the next keystroke, and the
 * only HTML in hits is `<mark>`.
 *
 * @param say announces the outcome to screen readers.
 */
export function docSearchAnswers(client: SearchClient, say: (text: string) => void): Answers {
  let last: LastAnswer = { suggestions: [] };
  let current = new AbortController();
  let isSearching = false;
  let requested: Requested | undefined;
  let ready: { readonly key: string; readonly response: SearchResponse } | undefined;
  return {
    async askAgain() {
      if (!requested) return;
      const key = JSON.stringify(requested);
      ready = { key, response: await client.search(requested) };
    },
    get last() {
      return last;
    },
    get isSearching() {
      return isSearching;
    },
    search(parameters) {
      current.abort();
      const { signal } = (current = new AbortController());
      requested = parameters;
      isSearching = true;
      const response =
        ready?.key === JSON.stringify(parameters)
          ? Promise.resolve(ready.response)
          : client.search(parameters, signal);
      ready = undefined;
      const answer = response.then(forDocSearch);
      answer.then(
        ({ results: [result] }) => {
          if (!result || signal.aborted) return;
          isSearching = false;
          const { suggestions } = result;
          last = { suggestions, note: noteOf(result), meant: meantBy(result) };
          say(countText(result));
          noteAnswer(result);
        },
        (error: unknown) => {
          if (signal.aborted) return;
          isSearching = false;
          last = { suggestions: [], error };
          say(errorText(error));
        },
      );
      return keepError(answer, signal);
    },
  };
}

function forDocSearch({ results }: SearchResponse): SearchResponse {
  return {
    results: results.map((result) => ({ ...result, hits: result.hits.flatMap(safeHit) })),
  };
}

/**
 * Makes a hit safe to insert: DocSearch inserts the section as text, everything else as HTML. The
 * site's own engine escapes its texts, but a hosted index may contain anything.
 *
 * @returns an empty list if the hit's address isn't safe.
 */
export function safeHit(hit: SearchHit): SearchHit[] {
  const url = safeAddress(plainText(hit.url));
  if (url === undefined) return [];
  const { hierarchy, content, _highlightResult, _snippetResult } = hit;
  return [
    {
      ...hit,
      url,
      hierarchy: {
        ...mapValues(hierarchy, (text) => (text === null ? null : escapedOnce(text))),
        lvl0: plainText(hierarchy.lvl0 ?? ''),
      },
      content: content === null ? null : escapedOnce(content),
      _highlightResult: {
        ..._highlightResult,
        hierarchy: {
          ..._highlightResult.hierarchy,
          lvl0: { value: plainText(hierarchy.lvl0 ?? ''), matchLevel: 'none' },
        },
      },
      _snippetResult: {
        hierarchy: withPath(hit, mapValues(_snippetResult.hierarchy, safeMarked)),
        ...(_snippetResult.content && { content: safeMarked(_snippetResult.content) }),
      },
    },
  ];
}

/**
 * Below a heading or a text, DocSearch shows only the page, as `lvl1`. This adds the headings in
 * between, which tell similar texts apart. A member is named with its type, above its own text.
 */
function withPath(hit: SearchHit, marked: MarkedHierarchy): MarkedHierarchy {
  const { type, hierarchy, _snippetResult } = hit;
  if (type === 'lvl1') return marked;
  const isOfType = isMember(hit);
  const own = type === 'content' ? LEVELS.length : LEVELS.indexOf(type) + (isOfType ? 1 : 0);
  const path = LEVELS.slice(1, own).flatMap((level) => {
    const text = hierarchy[level];
    return text ? [marked[level]?.value ?? escapedOnce(text)] : [];
  });
  const name: Marked = { value: path.join(isOfType ? '.' : ' › '), matchLevel: 'none' };
  if (!isOfType || type === 'content') return { ...marked, lvl1: name };
  const text = safeHtml(_snippetResult.content?.value ?? '');
  return { ...marked, [type]: name, lvl1: { value: text, matchLevel: 'none' } };
}

const safeMarked = (marked: Marked): Marked => ({ ...marked, value: safeHtml(marked.value) });

function mapValues<K extends string, V, W>(
  object: Readonly<Partial<Record<K, V>>>,
  map: (value: V) => W,
): Record<K, W> {
  const entries = Object.entries(object) as [K, V][];
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value)])) as Record<K, W>;
}

/**
 * DocSearch wipes its error screen immediately: the underlying library resets the status to idle as
 * soon as the promise settles. This promise reports the error late and then never settles.
 */
function keepError(requested: Promise<SearchResponse>, signal: AbortSignal) {
  const start = Date.now();
  const never = new Promise<SearchResponse>(() => undefined);
  return {
    then: requested.then.bind(requested),
    finally: requested.finally.bind(requested),
    catch: (onError: (error: Error) => unknown) =>
      requested.catch((cause: unknown) => {
        const error = Object.assign(new Error('Search has failed.', { cause }), {
          name: 'RetryError',
        });
        setTimeout(
          () => {
            if (signal.aborted) return;
            try {
              // Sets the status and rethrows the error.
              onError(error);
            } catch {
              console.warn('Search has failed.', cause);
            }
          },
          Math.max(0, ERROR_AFTER_MS - (Date.now() - start)),
        );
        return never;
      }),
  };
}
