/**
 * The engine's module, bundled separately from webpack. In a worker it answers messages; if no
 * worker starts, the page imports it and calls `createService` itself.
 */
import { IndexUnavailable, SearchService } from '../../search/service';
import type { FromWorker, IndexState, ToWorker } from '../../search/types';

export function createService(index: string, onState: (state: IndexState) => void): SearchService {
  return new SearchService(index, onState);
}

interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

/** Undefined in a page, recognizable by its `document`. */
const scope = typeof document === 'undefined' ? (globalThis as unknown as WorkerScope) : undefined;

if (scope) {
  let service: SearchService | undefined;
  scope.addEventListener('message', ({ data }) => {
    if (data.type === 'load') {
      service = new SearchService(data.index, (state) =>
        scope.postMessage({ type: 'state', state }),
      );
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
