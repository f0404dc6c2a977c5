import { fetchOptions, limitBatches } from './requests';

/** The batch keys of what was recorded, in order. */
function record(...events: [name: string, times: number][]): string[] {
  const keys: string[] = [];
  const client: Parameters<typeof limitBatches>[0] = {
    capture: (_event, _properties, options) => {
      keys.push(options?._batchKey ?? 'none');
      return undefined;
    },
  };
  limitBatches(client);
  for (const [name, times] of events) for (let time = 0; time < times; time++) client.capture(name);
  return keys;
}

it('gives every 50 events a key of their own, and people and groups others', () => {
  const keys = record(['$set', 1], ['$pageview', 60], ['$groupidentify', 1], ['scroll', 60]);
  const counts = Object.fromEntries(
    [...new Set(keys)].map((key) => [key, keys.filter((one) => one === key).length]),
  );
  expect(counts).toEqual({
    'people-0': 1,
    'track-0': 50,
    'track-1': 50,
    'track-2': 20,
    'groups-0': 1,
  });
});

it('leaves what has options as it is: recordings and what is sent at once', () => {
  const capture = jest.fn();
  const client = { capture };
  limitBatches(client);
  client.capture('$snapshot', {}, { _batchKey: 'recordings' });
  expect(capture).toHaveBeenCalledWith('$snapshot', {}, { _batchKey: 'recordings' });
});

it('aborts each request for itself, 90 s after it has begun', () => {
  jest.useFakeTimers();
  const begin = () => ({ ...fetchOptions }) as { signal?: AbortSignal };
  const first = begin();
  jest.advanceTimersByTime(30_000);
  const second = begin();
  jest.advanceTimersByTime(59_999);
  expect([first.signal?.aborted, second.signal?.aborted]).toEqual([false, false]);
  jest.advanceTimersByTime(1);
  expect([first.signal?.aborted, second.signal?.aborted]).toEqual([true, false]);
});
