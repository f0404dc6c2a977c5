import { afterEdits } from './after-edits';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const fail = (error: unknown) => {
  throw error;
};

it('runs the first immediately', async () => {
  const run = jest.fn(() => Promise.resolve());
  await afterEdits(fail)(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs only the last of several that follow', async () => {
  const later = afterEdits(fail);
  const ran: string[] = [];
  const run = (name: string) => () => Promise.resolve(void ran.push(name));
  await later(run('first'));
  await later(run('second'));
  await later(run('third'));
  expect(ran).toEqual(['first']);
  await jest.runAllTimersAsync();
  expect(ran).toEqual(['first', 'third']);
});

it('does not begin a run before the previous one has ended', async () => {
  const later = afterEdits(fail);
  await later(() => Promise.resolve());
  const ended: (() => void)[] = [];
  const slow = jest.fn(() => new Promise<void>((resolve) => ended.push(resolve)));
  await later(slow);
  await jest.runAllTimersAsync();
  await later(slow);
  await jest.runAllTimersAsync();
  expect(slow).toHaveBeenCalledTimes(1);
  ended[0]?.();
  await jest.runAllTimersAsync();
  expect(slow).toHaveBeenCalledTimes(2);
});

it('reports a failure and continues', async () => {
  const onError = jest.fn();
  const later = afterEdits(onError);
  await later(() => Promise.resolve());
  const error = new Error('no room');
  await later(() => Promise.reject(error));
  await jest.runAllTimersAsync();
  expect(onError).toHaveBeenCalledWith(error);
  const run = jest.fn(() => Promise.resolve());
  await later(run);
  await jest.runAllTimersAsync();
  expect(run).toHaveBeenCalledTimes(1);
});

it('throws if the first fails, and treats the next as the first', async () => {
  const later = afterEdits(fail);
  await expect(later(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  const run = jest.fn(() => Promise.resolve());
  await later(run);
  expect(run).toHaveBeenCalledTimes(1);
});
