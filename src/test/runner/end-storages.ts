import { AsyncLocalStorage } from 'node:async_hooks';

type Storage = AsyncLocalStorage<unknown>;
type Run = (this: Storage, ...args: unknown[]) => unknown;

/**
 * Runs something, and afterwards ends the asynchronous storages that it has used. Jest's test runner
 * has one for each test file and never ends it, and up to version 22 Node.js copies the value of
 * every storage to every promise: the last of 400 test files had 400 values for each.
 */
export async function endStorages<T>(work: () => Promise<T>): Promise<T> {
  const prototype = AsyncLocalStorage.prototype as unknown as { run: Run };
  const original = prototype.run;
  const used = new Set<Storage>();
  prototype.run = function (...args) {
    used.add(this);
    return original.apply(this, args);
  };
  try {
    return await work();
  } finally {
    prototype.run = original;
    for (const storage of used) storage.disable();
  }
}
