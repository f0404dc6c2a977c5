import { IndexUnavailable } from '../engine/fetch-text';
import type {
  FromWorker,
  IndexState,
  SearchRequest,
  SearchResult,
  ToWorker,
} from '../engine/types';

/** What an engine's module does, in a worker or in a page. */
export interface Service {
  load(): Promise<unknown>;
  search(requests: readonly SearchRequest[]): Promise<SearchResult[]>;
}

export type CreateService = (index: string, onState: (state: IndexState) => void) => Service;

interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => unknown): void;
}

/** Undefined in a page, recognizable by its `document`. */
const scope = typeof document === 'undefined' ? (globalThis as unknown as WorkerScope) : undefined;

/**
 * In a worker, answers the page's messages. A query that the reader has typed past is not searched,
 * or a slow device would be ever further behind.
 */
export function answerMessages(createService: CreateService): void {
  if (!scope) return;
  let service: Service | undefined;
  const forgotten = new Set<number>();
  scope.addEventListener('message', async ({ data }) => {
    if (data.type === 'forget') forgotten.add(data.id);
    if (data.type === 'load') {
      service = createService(data.index, (state) => scope.postMessage({ type: 'state', state }));
      service.load().catch(() => undefined);
    }
    if (data.type !== 'search') return;
    const { id, requests } = data;
    try {
      await service?.load();
      // Messages that have arrived during other answers are heard first.
      await new Promise((resolve) => setTimeout(resolve));
      if (forgotten.delete(id)) throw new IndexUnavailable('timeout');
      if (!service) throw new IndexUnavailable('engine');
      scope.postMessage({ type: 'result', id, results: await service.search(requests) });
    } catch (error) {
      const reason = error instanceof IndexUnavailable ? error.reason : 'engine';
      scope.postMessage({ type: 'failure', id, reason });
    }
  });
  scope.postMessage({ type: 'ready' });
}
