import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { siteCommand } from './site-copy';

export type DevelopServer = Awaited<ReturnType<typeof startDevelop>>;

/** In milliseconds. A first start compiles everything. */
const START_MS = 300_000;
/** The last line that Gatsby prints before it waits for edits. */
const READY = 'Building development bundle -';

/**
 * Runs `npm run develop` in a copy of the site, and waits until it serves pages.
 *
 * @param dir the copy.
 * @throws {Error} with its output, if it does not start or ends early.
 */
export async function startDevelop(dir: string, port: number, environment: NodeJS.ProcessEnv = {}) {
  const [program, args] = siteCommand('develop');
  const child = spawn(program, [...args, '--port', String(port)], {
    cwd: dir,
    env: { ...process.env, CI: 'true', ...environment, NODE_ENV: undefined },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  }
  /** Everything it has printed, without colours. */
  const output = () => stripVTControlCharacters(text);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  /** Ends it as Ctrl+C does; resolves when the command has ended. */
  const stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  const isReady = (from: number) =>
    new Promise<void>((resolve, reject) => {
      const fail = (reason: string) => reject(new Error(`${reason}\n${output()}`));
      const timer = setTimeout(() => fail('Develop does not start:'), START_MS);
      child.stdout.on('data', () => {
        if (!output().slice(from).includes(READY)) return;
        clearTimeout(timer);
        resolve();
      });
      void ended.then(() => {
        clearTimeout(timer);
        fail('Develop has ended:');
      });
    });
  /** Has it start again, as `r` and Enter do; resolves when it serves pages. */
  const restart = () => {
    const ready = isReady(output().length);
    child.stdin.write('r\n');
    return ready;
  };
  try {
    await isReady(0);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: `http://localhost:${port}`, output, restart, stop };
}
