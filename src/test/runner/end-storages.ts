import asyncHooks, { type AsyncLocalStorage } from 'node:async_hooks';

/**
 * Runs something, and afterwards ends the asynchronous storages that it has made. Jest's test runner
 * makes one for each test file and never ends it, and up to version 22 Node.js copies the value of
 * every storage to every promise: the last of 400 test files had 400 values for each.
 */
export function endStorages<T>(work: () => Promise<T>): Promise<T> {
  const original = asyncHooks.AsyncLocalStorage;
  const made: AsyncLocalStorage<unknown>[] = [];
  const recording = new Proxy(original, {
    construct(target, given, newTarget) {
      const storage = Reflect.construct(target, given, newTarget) as AsyncLocalStorage<unknown>;
      made.push(storage);
      return storage;
    },
  });
  provide(recording);
  // Not `await`, with which this function would be in the traces of failing tests.
  return work().finally(() => {
    provide(original);
    for (const storage of made) storage.disable();
  });
}

/** From version 24 on, the class cannot be assigned. */
function provide(value: typeof AsyncLocalStorage): void {
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { value, configurable: true });
}
