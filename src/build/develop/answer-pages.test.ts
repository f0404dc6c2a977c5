import { EventEmitter } from 'node:events';
import { answerUnchanged, flushInTurn, type PageData } from './answer-pages';

it('writes again what was found while files were written', async () => {
  const written: string[][] = [];
  const pending = new Set<string>();
  let isWriting = false;
  // As Gatsby does: nothing is written if something is.
  const flush = async () => {
    if (isWriting) return;
    isWriting = true;
    const pages = [...pending];
    pending.clear();
    await Promise.resolve();
    written.push(pages);
    isWriting = false;
  };
  const pageData: PageData = { flush, enqueueFlush: () => flush() };
  flushInTurn(pageData, { isWebpackStatusPending: () => false });
  const runs = ['/a', '/b'].map((page) => {
    pending.add(page);
    return pageData.enqueueFlush();
  });
  await Promise.all(runs);
  expect(written).toEqual([['/a', '/b'], []]);
  pending.add('/c');
  const first = pageData.enqueueFlush();
  await Promise.resolve();
  pending.add('/d');
  await Promise.all([first, pageData.enqueueFlush()]);
  expect(written.slice(2)).toEqual([['/c'], ['/d']]);
});

it('writes again after a write that failed', async () => {
  const flush = jest.fn().mockRejectedValueOnce(new Error('full')).mockResolvedValue(undefined);
  const pageData: PageData = { flush, enqueueFlush: jest.fn() };
  flushInTurn(pageData, { isWebpackStatusPending: () => false });
  const failing = pageData.enqueueFlush();
  const next = pageData.enqueueFlush();
  await expect(failing).rejects.toThrow('full');
  await next;
  expect(flush).toHaveBeenCalledTimes(2);
});

it('waits for webpack as Gatsby does', () => {
  const enqueueFlush = jest.fn();
  const pageData: PageData = { flush: jest.fn(), enqueueFlush };
  flushInTurn(pageData, { isWebpackStatusPending: () => true });
  pageData.enqueueFlush('span');
  expect(enqueueFlush).toHaveBeenCalledWith('span');
});

it('tells those who wait for a page that its query found nothing new', () => {
  const emitter = new EventEmitter();
  const pagePaths = new Set(['/new']);
  const store = { getState: () => ({ pendingPageDataWrites: { pagePaths } }) };
  answerUnchanged({ emitter, store });
  const answered: unknown[] = [];
  emitter.on('CLEAR_PENDING_PAGE_DATA_WRITE', (action) => answered.push(action));
  for (const path of ['/new', '/same']) emitter.emit('PAGE_QUERY_RUN', { payload: { path } });
  expect(answered).toEqual([{ payload: { page: '/same' } }]);
});
