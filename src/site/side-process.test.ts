import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  offerSideProcess,
  SideProcess,
  sideProcess,
  type Task,
  type TaskReport,
} from './side-process';

/** A process that does what the test has it do. */
class Child extends EventEmitter {
  readonly tasks: Task[] = [];
  readonly disconnect = jest.fn();

  send(task: Task): void {
    this.tasks.push(task);
  }

  say(report: TaskReport): void {
    this.emit('message', report);
  }
}

function begin() {
  const children: Child[] = [];
  const side = new SideProcess(() => {
    const child = new Child();
    children.push(child);
    return child as unknown as ChildProcess;
  });
  return { side, children };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('gives each task a process, which ends before the next one starts', async () => {
  const { side, children } = begin();
  const first = side.run('a', 1);
  const second = side.run('b', 2);
  await settle();
  expect(children.map(({ tasks }) => tasks)).toEqual([[{ job: 'a', input: 1 }]]);
  children[0]?.say({ outcome: { result: 'done' } });
  expect(children[0]?.disconnect).toHaveBeenCalledTimes(1);
  await settle();
  expect(children).toHaveLength(1);
  children[0]?.emit('exit', 0);
  await expect(first).resolves.toEqual({ result: 'done' });
  await settle();
  expect(children[1]?.tasks).toEqual([{ job: 'b', input: 2 }]);
  children[1]?.say({ outcome: { result: undefined } });
  children[1]?.emit('exit', 0);
  await expect(second).resolves.toEqual({ result: undefined });
});

it('leaves a task that has failed, or whose process was killed, and goes on with the next', async () => {
  const { side, children } = begin();
  const tasks = [side.run('a', 1), side.run('b', 2), side.run('c', 3)];
  await settle();
  children[0]?.say({});
  children[0]?.emit('exit', 0);
  await settle();
  children[1]?.emit('exit', null, 'SIGKILL');
  await settle();
  children[2]?.say({ outcome: { result: 3 } });
  children[2]?.emit('exit', 0);
  await expect(Promise.all(tasks)).resolves.toEqual([undefined, undefined, { result: 3 }]);
});

describe('with a real process', () => {
  let dir: string;
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'side-process-'));
  });
  afterEach(() => fs.rmSync(dir, { recursive: true }));

  const offer = (code: string) => {
    const script = path.join(dir, 'script.js');
    fs.writeFileSync(script, code);
    offerSideProcess(script, ['--max-old-space-size=50']);
  };

  it('runs it in production mode, with what JSON does not have', async () => {
    offer(`process.on('message', ({ input }) =>
      process.send({ outcome: { result: [process.env.NODE_ENV, input.get('a')] } }));`);
    const outcome = await sideProcess()?.run('any', new Map([['a', Infinity]]));
    expect(outcome).toEqual({ result: ['production', Infinity] });
  });

  it('goes on without it when it crashes, or cannot start', async () => {
    offer(`process.on('message', () => process.exit(3));`);
    await expect(sideProcess()?.run('any', 1)).resolves.toBeUndefined();
    offer('process.exit(4);');
    await expect(sideProcess()?.run('any', 1)).resolves.toBeUndefined();
  });
});
