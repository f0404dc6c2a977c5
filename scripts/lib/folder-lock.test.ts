import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { lockFolder, shareLock } from './folder-lock';
import { putFile, tempFolder } from '../../src/test/temp-folder';

let root: string;
let lock: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  root = tempFolder();
  lock = path.join(root, '.tmp', 'build.lock');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Runs a script that has the lock's functions and `root`, until it prints something or ends. */
async function run(script: string): Promise<{ child: ChildProcess; said: string }> {
  const module = JSON.stringify(path.resolve('scripts/lib/folder-lock.ts'));
  const code = `const { lockFolder, shareLock } = require(${module}); const root = ${JSON.stringify(root)}; ${script}`;
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', code]);
  children.push(child);
  let said = '';
  const first = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        resolve();
      });
    }
    child.once('close', () => resolve());
  });
  await first;
  return { child, said };
}

const HOLD =
  "lockFolder(root, 'npm run develop'); console.log('held'); setInterval(() => 0, 1000);";

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}

it('names the process that has the folder, whatever it does', async () => {
  const { child } = await run(HOLD);
  expect(() => lockFolder(root, 'npm run build')).toThrow(
    `Another build is running in this folder: npm run develop (pid ${child.pid}).`,
  );
});

it.each(['SIGINT', 'SIGKILL'] as const)('keeps nobody out after %s', async (signal) => {
  const { child } = await run(HOLD);
  await end(child, signal);
  const { said } = await run("lockFolder(root, 'npm run build'); console.log('held');");
  expect(said).toBe('held\n');
});

it('is gone when its process has ended by itself', async () => {
  const { child } = await run("lockFolder(root, 'npm run build'); console.log('held');");
  if (child.exitCode === null) await once(child, 'close');
  expect(fs.existsSync(lock)).toBe(false);
});

it('is held as long as a process lives that was added', async () => {
  const { child } = await run('setInterval(() => 0, 1000); console.log(0);');
  const pid = child.pid ?? 0;
  const first = await run(
    `lockFolder(root, 'npm run build'); shareLock(root, ${pid}, 'Gatsby'); console.log(0); setInterval(() => 0, 1000);`,
  );
  await end(first.child, 'SIGKILL');
  expect(() => lockFolder(root, 'npm run build')).toThrow(`Gatsby (pid ${pid})`);
  await end(child, 'SIGKILL');
  expect((await run("lockFolder(root, 'b'); console.log('held');")).said).toBe('held\n');
});

it('is not held by a process that has the number of one that has ended', async () => {
  const reused = { pid: process.pid, started: '1', command: 'npm run build' };
  putFile(lock, `${JSON.stringify(reused)}\n`);
  expect((await run("lockFolder(root, 'b'); console.log('held');")).said).toBe('held\n');
});

it.each(['', '{"pid":'])('is not held by a file with %j', async (text) => {
  putFile(lock, text);
  expect((await run("lockFolder(root, 'b'); console.log('held');")).said).toBe('held\n');
});

it('lets a process lock its folder again', async () => {
  const { said } = await run(
    "lockFolder(root, 'a'); lockFolder(root, 'a'); shareLock(root, process.pid, 'b'); console.log('held');",
  );
  expect(said).toBe('held\n');
});

it('shares nothing where nothing is locked', () => {
  shareLock(root, process.pid, 'Gatsby');
  expect(fs.existsSync(lock)).toBe(false);
});
