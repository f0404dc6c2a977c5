import { withBase } from '../../../src/base-path';
import {
  type FailureReason,
  type FromWorker,
  type IndexState,
  type SearchFiles,
  type SearchRequest,
  type SearchResult,
  SearchUnavailable,
  type ToWorker,
} from '../engine/types';
import { lazyModule } from './lazy-module';
import type { CreateService } from './messages';
import type { SiteSearch } from './site-search';
import { withReference } from './with-reference';

/** In milliseconds. Long, because a slow device answers in the end. */
const TIMEOUT_MS = 20_000;
/** How long an answer that isn't final waits for the second part of the index, in milliseconds. */
const PATIENCE_MS = 4_000;
/** `Room.Connect`: members are in the second part. */
const MEMBER = /\w[.#]\w/;

/** Asks the engine, which runs in a worker or in the page. */
type Runner = (requests: readonly SearchRequest[], signal?: AbortSignal) => Answer;
type Answer = Promise<readonly SearchResult[]>;

export interface WorkerPlatform {
  readonly startWorker: (address: string) => Worker;
  /** Of an engine, or of what answers for the reference. */
  readonly importModule: (address: string) => Promise<unknown>;
}

const BROWSER: WorkerPlatform = {
  startWorker: (address) => new Worker(address, { type: 'module' }),
  importModule: (address) => import(address),
};

/**
 * The page's half of the site's own search. Nothing runs before `warm` or `search` is called. If no
 * worker starts, the page runs the engine. Whatever fails is tried again on the next query.
 *
 * An answer from the first part of the index isn't final if it is empty or is to name a member: it
 * waits a while for the rest, before which a reader would open the wrong page with Enter.
 */
export function createEmbeddedClient(
  files: SearchFiles,
  platform: WorkerPlatform = BROWSER,
): SiteSearch {
  const listeners = new Set<(state: IndexState) => void>();
  let state: IndexState | undefined;
  const onState = (next: IndexState | undefined) => {
    state = next;
    if (next) for (const listener of listeners) listener(next);
  };
  const start = engineStarter(files, platform, onState);

  const ask: Runner = async (requests, signal) => {
    const run = await start();
    signal?.throwIfAborted();
    return run(requests, signal);
  };

  const nextState = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        stop();
        resolve();
      };
      const stop = subscribe(done);
      setTimeout(done, PATIENCE_MS);
    });

  const answer: Runner = async (requests, signal) => {
    const results = await ask(requests, signal);
    const isEarly = results.some(
      ({ index: part, nbHits, query }) => part === 'first' && (nbHits === 0 || MEMBER.test(query)),
    );
    if (!isEarly) return results;
    if (state === 'first') await nextState();
    return ask(requests, signal);
  };
  const answerAll: ReturnType<typeof withReference> = HAS_REFERENCE
    ? withReference(files, platform.importModule, () => onState(state ?? 'first'))
    : (_, ask) => ask();

  const subscribe = (listener: (state: IndexState) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    search: async ({ requests }, signal) => {
      const results = answerAll(requests, () => answer(requests, signal));
      return { results: withAddresses(await within(TIMEOUT_MS, results)) };
    },
    warm: () => void start().catch(() => undefined),
    subscribe,
  };
}

/**
 * Starts the engine once, in a worker or else in the page. After it has failed, the next call
 * starts another.
 */
function engineStarter(
  { engine, index }: SearchFiles,
  { startWorker, importModule }: WorkerPlatform,
  onState: (state: IndexState | undefined) => void,
): () => Promise<Runner> {
  let runner: Promise<Runner> | undefined;
  const importEngine = lazyModule<{ createService: CreateService }>(engine, importModule);

  const drop = () => {
    runner = undefined;
    onState(undefined);
  };

  const inPage = async (): Promise<Runner> => {
    const module = await importEngine().catch(() => {
      throw new SearchUnavailable('engine');
    });
    const service = module.createService(index, onState);
    service.load().catch(() => undefined);
    return (requests) =>
      service.search(requests).catch((error: unknown) => {
        throw new SearchUnavailable(reasonOf(error));
      });
  };

  return () => {
    runner ??= inWorker(startWorker, engine, index, onState, drop)
      .catch(inPage)
      .catch((error: unknown) => {
        drop();
        throw error;
      });
    return runner;
  };
}

/** The engine knows pages by their paths. */
function withAddresses(results: readonly SearchResult[]): readonly SearchResult[] {
  if (!BASE_PATH) return results;
  return results.map((result) => ({
    ...result,
    hits: result.hits.map((hit) => ({
      ...hit,
      url: withBase(hit.url),
      url_without_anchor: withBase(hit.url_without_anchor),
    })),
  }));
}

/** @throws if no worker starts. */
function inWorker(
  startWorker: WorkerPlatform['startWorker'],
  engine: string,
  index: string,
  onState: (state: IndexState) => void,
  onCrash: () => void,
): Promise<Runner> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(engine);
    const waiting = new Map<number, (answer: Awaited<Answer> | Answer) => void>();
    const failed = (reason: FailureReason): Answer => Promise.reject(new SearchUnavailable(reason));
    let last = 0;
    const send = (message: ToWorker) => worker.postMessage(message);
    const runner: Runner = (requests, signal) =>
      new Promise((answer) => {
        const id = ++last;
        waiting.set(id, answer);
        send({ type: 'search', id, requests });
        signal?.addEventListener('abort', () => {
          if (waiting.has(id)) send({ type: 'forget', id });
        });
      });
    let isReady = false;
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      // Without an effect on a worker that has started.
      reject(new Error('The worker has not started.'));
      if (isReady) onCrash();
      for (const answer of waiting.values()) answer(failed('engine'));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'ready') {
        isReady = true;
        send({ type: 'load', index });
        resolve(runner);
      } else if (data.type === 'state') {
        onState(data.state);
      } else {
        const answer = waiting.get(data.id);
        waiting.delete(data.id);
        answer?.(data.type === 'result' ? data.results : failed(data.reason));
      }
    });
  });
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SearchUnavailable('timeout')), milliseconds);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

/** The engine is bundled separately, so its errors are known by their fields, not their class. */
function reasonOf(error: unknown): FailureReason {
  const reason = (error as { reason?: unknown } | null)?.reason;
  return reason === 'unreachable' || reason === 'damaged' ? reason : 'engine';
}
