import { AsyncLocalStorage } from 'node:async_hooks';
import { endStorages } from './end-storages';

const storage = new AsyncLocalStorage<string>();
const disable = jest.spyOn(storage, 'disable');

beforeEach(() => disable.mockClear());

it('ends the storages that were used, once nothing uses them any more', async () => {
  const result = await endStorages(() =>
    storage.run('value', async () => {
      await Promise.resolve();
      expect(disable).not.toHaveBeenCalled();
      return storage.getStore();
    }),
  );
  expect(result).toBe('value');
  expect(disable).toHaveBeenCalledTimes(1);
});

it('ends them after a mistake too', async () => {
  const work = () => storage.run('value', () => Promise.reject(new Error('wrong')));
  await expect(endStorages(work)).rejects.toThrow('wrong');
  expect(disable).toHaveBeenCalledTimes(1);
});

it('leaves a storage alone that was not used, and one that is used later', async () => {
  await endStorages(() => Promise.resolve());
  expect(disable).not.toHaveBeenCalled();
  expect(storage.run('later', () => storage.getStore())).toBe('later');
  expect(disable).not.toHaveBeenCalled();
});

it('leaves a storage usable', async () => {
  await endStorages(() => storage.run('first', () => Promise.resolve()));
  expect(storage.run('second', () => storage.getStore())).toBe('second');
});
