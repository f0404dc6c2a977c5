import { searchResult } from '../../../src/test/search-result';
import type { FromWorker, ToWorker } from '../engine/types';

it('does not search what a reader has typed past during another answer', async () => {
  const worker = new EventTarget();
  const said: FromWorker[] = [];
  const hasAnswered = new Promise<void>((resolve) => {
    Object.assign(globalThis, {
      addEventListener: worker.addEventListener.bind(worker),
      postMessage: (message: FromWorker) => said.push(message) === 3 && resolve(),
    });
  });
  const { answerMessages } = await import('./messages');
  const search = jest.fn().mockResolvedValue([searchResult()]);
  answerMessages(() => ({ load: () => Promise.resolve(), search }));
  const messages: readonly ToWorker[] = [
    { type: 'load', index: '/outline.txt' },
    { type: 'search', id: 1, requests: [{ query: 'ro' }] },
    { type: 'forget', id: 1 },
    { type: 'search', id: 2, requests: [{ query: 'room' }] },
  ];
  for (const data of messages) worker.dispatchEvent(new MessageEvent('message', { data }));
  await hasAnswered;
  expect(said).toEqual([
    { type: 'ready' },
    { type: 'failure', id: 1, reason: 'timeout' },
    { type: 'result', id: 2, results: [searchResult()] },
  ]);
  expect(search.mock.calls).toEqual([[[{ query: 'room' }]]]);
});
