import type { StoredBodies } from '../body-store';
import { DelayedStore } from './delayed-store';

function begin(isUsable = () => true) {
  const written = new Map<string, unknown>();
  const stored: StoredBodies = {
    get: (key) => written.get(key),
    set: (key, body) => void written.set(key, body),
    keepOnly: () => undefined,
  };
  return { written, store: new DelayedStore(stored, isUsable) };
}

it('writes nothing before it is open, then what it held, then all at once', async () => {
  const { written, store } = begin();
  store.set('a', 1);
  expect([written.size, store.get('a')]).toEqual([0, 1]);
  store.open();
  await store.opened;
  store.set('b', 2);
  expect([...written]).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect([store.get('a'), store.get('b')]).toEqual([1, 2]);
});

it('never writes what Gatsby’s process would have made in another way', () => {
  let isUsable = true;
  const { written, store } = begin(() => isUsable);
  store.open();
  store.set('a', 1);
  isUsable = false;
  store.set('b', 2);
  expect([...written.keys()]).toEqual(['a']);
});
