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
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

/** Undefined in a page, recognizable by its `document`. */
const scope = typeof document === 'undefined' ? (globalThis as unknown as WorkerScope) : undefined;

/** In a worker, answers the page's messages. */
export function answerMessages(createService: CreateService): void {
  if (!scope) return;
  let service: Service | undefined;
  scope.addEventListener('message', ({ data }) => {
    if (data.type === 'load') {
      service = createService(data.index, (state) => scope.postMessage({ type: 'state', state }));
      service.load().catch(() => undefined);
      return;
    }
    const { id, requests } = data;
    (service?.search(requests) ?? Promise.reject(new IndexUnavailable('engine'))).then(
      (results) => scope.postMessage({ type: 'result', id, results }),
      (error: unknown) => {
        const reason = error instanceof IndexUnavailable ? error.reason : 'engine';
        scope.postMessage({ type: 'failure', id, reason });
      },
    );
  });
  scope.postMessage({ type: 'ready' });
}
