import asyncHooks, { AsyncLocalStorage } from 'node:async_hooks';
import { endStorages } from './end-storages';

/** A storage that says when it is ended. */
function watched(): { storage: AsyncLocalStorage<string>; disable: jest.SpyInstance } {
  const storage = new asyncHooks.AsyncLocalStorage<string>();
  return { storage, disable: jest.spyOn(storage, 'disable') };
}

it('ends a storage that was made, once nothing uses it any more', async () => {
  const { value, disable } = await endStorages(async () => {
    const made = watched();
    const value = await made.storage.run('value', async () => {
      await Promise.resolve();
      expect(made.disable).not.toHaveBeenCalled();
      return made.storage.getStore();
    });
    return { ...made, value };
  });
  expect(value).toBe('value');
  expect(disable).toHaveBeenCalledTimes(1);
});

it('ends it after a mistake too', async () => {
  let made = watched();
  const work = () => {
    made = watched();
    return made.storage.run('value', () => Promise.reject(new Error('wrong')));
  };
  await expect(endStorages(work)).rejects.toThrow('wrong');
  expect(made.disable).toHaveBeenCalledTimes(1);
});

it('leaves storages alone that were made before and after', async () => {
  const before = watched();
  await endStorages(() => before.storage.run('value', () => Promise.resolve()));
  const after = watched();
  expect(after.storage.run('value', () => after.storage.getStore())).toBe('value');
  expect(before.disable).not.toHaveBeenCalled();
  expect(after.disable).not.toHaveBeenCalled();
});

it('makes storages like any other', async () => {
  const { storage } = await endStorages(() => Promise.resolve(watched()));
  expect(storage).toBeInstanceOf(AsyncLocalStorage);
  expect(storage.run('later', () => storage.getStore())).toBe('later');
});

it('is not in the trace of a mistake', async () => {
  const work = async () => {
    await Promise.resolve();
    throw new Error('wrong');
  };
  await expect(endStorages(work)).rejects.toMatchObject({
    stack: expect.not.stringContaining('end-storages.ts') as string,
  });
});
