import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  BodyProcess,
  bodyProcess,
  type Order,
  type Report,
  startBodyProcess,
} from './body-process';

/** A process that says what the test has it say. */
class Child extends EventEmitter {
  connected = true;
  readonly orders: Order[] = [];
  readonly ref = jest.fn();
  readonly unref = jest.fn();
  readonly channel = { ref: jest.fn(), unref: jest.fn() };

  send(order: Order): void {
    this.orders.push(order);
  }

  say(report: Report): void {
    this.emit('message', report);
  }
}

function begin() {
  const child = new Child();
  return { child, other: new BodyProcess(child as unknown as ChildProcess) };
}

const PAGES = ['a', 'b', 'c', 'd'];

it('takes pages from the end until it meets the other process, which is told', () => {
  const { child, other } = begin();
  child.say({ pages: PAGES });
  child.say({ at: 0 });
  expect(other.take()).toBe('d');
  child.say({ at: 1 });
  expect([other.take(), other.take()]).toEqual(['c', undefined]);
  expect(child.orders).toEqual([{ limit: 3 }, { limit: 2 }]);
});

it('waits for the page that the other process is at', async () => {
  const { child, other } = begin();
  child.say({ pages: PAGES });
  child.say({ at: 3 });
  const settled = jest.fn();
  const finished = other.finish().then(settled);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  expect(child.ref).toHaveBeenCalledTimes(1);
  child.say({ at: 4 });
  await finished;
  // The two calls of `unref`: nothing waits for the process before and after.
  expect(child.unref).toHaveBeenCalledTimes(2);
});

it('takes nothing from a process that has ended early, and does not wait for it', async () => {
  const { child, other } = begin();
  child.say({ pages: PAGES });
  child.emit('exit', 1);
  child.connected = false;
  expect(other.take()).toBeUndefined();
  await other.finish();
  other.cacheIsReady();
  expect(child.orders).toEqual([]);
});

it('is not waited for when it ends while Gatsby waits', async () => {
  const { child, other } = begin();
  child.say({ pages: PAGES });
  const finished = other.finish();
  child.emit('exit', null, 'SIGKILL');
  await expect(finished).resolves.toBeUndefined();
});

it('sends a process home that has not begun when its bodies are needed', async () => {
  const { child, other } = begin();
  expect(other.take()).toBeUndefined();
  await other.finish();
  expect(child.orders).toEqual([{ limit: 0 }]);
});

it('says when the cache is ready', () => {
  const { child, other } = begin();
  other.cacheIsReady();
  expect(child.orders).toEqual([{ isCacheReady: true }]);
});

it('starts a process in production mode, and goes on without it when it crashes', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'body-process-'));
  const script = path.join(dir, 'script.js');
  const code = `process.on('message', () => process.exit(3));
process.send({ pages: ['a', process.env.NODE_ENV] });`;
  fs.writeFileSync(script, code);
  expect(bodyProcess()).toBeUndefined();
  startBodyProcess(script, ['--max-old-space-size=50']);
  const other = bodyProcess();
  let taken: string | undefined;
  while ((taken ??= other?.take()) === undefined) await nextTurn();
  expect(taken).toBe('production');
  other?.cacheIsReady();
  await other?.finish();
  expect(other?.take()).toBeUndefined();
  fs.rmSync(dir, { recursive: true });
});

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
