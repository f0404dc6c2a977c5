import type { EventEmitter } from 'node:events';
import { loadPackage } from '../../config/diagnostics/load-package';
import { takingTurns } from '../gatsby/render-here';

/** What Gatsby says of what happens to its store. */
export interface Redux {
  readonly emitter: Pick<EventEmitter, 'on' | 'emit'>;
  readonly store: {
    readonly getState: () => {
      readonly pendingPageDataWrites: { readonly pagePaths: ReadonlySet<string> };
    };
  };
}

/** A page that is opened waits for its file: five seconds, if its query finds what it had found. */
export function answerUnchanged(
  { emitter, store } = loadPackage('gatsby/dist/redux') as Redux,
): void {
  emitter.on('PAGE_QUERY_RUN', ({ payload: { path: page } }: { payload: { path: string } }) => {
    if (!store.getState().pendingPageDataWrites.pagePaths.has(page))
      emitter.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { payload: { page } });
  });
}

/** How Gatsby writes what queries have found to the pages' files. */
export interface PageData {
  flush: (span?: unknown) => Promise<void>;
  enqueueFlush: (span?: unknown) => unknown;
}

/**
 * Gatsby writes nothing if it is told to while it writes. What another query has found in the
 * meantime would come with the next edit only, and a page that has just been opened waits for it.
 */
export function flushInTurn(
  pageData = loadPackage('gatsby/dist/utils/page-data') as PageData,
  { isWebpackStatusPending } = loadWebpackStatus(),
): void {
  const { flush, enqueueFlush } = pageData;
  const inTurn = takingTurns();
  pageData.flush = (span) => inTurn(() => flush(span));
  pageData.enqueueFlush = (span) =>
    isWebpackStatusPending() ? enqueueFlush(span) : pageData.flush(span);
}

const loadWebpackStatus = () =>
  loadPackage('gatsby/dist/utils/webpack-status') as { isWebpackStatusPending: () => boolean };
