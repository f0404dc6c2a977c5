/**
 * `npm run develop`: serves the site on http://localhost:8000, with edits appearing without a
 * reload, and GraphiQL on http://localhost:8000/___graphql. Mistakes in the content are printed and
 * shown on the page, but do not stop the server. `r` and Enter start it again, for files that are read
 * at the start.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import readline from 'node:readline';
import { parseArgs } from 'node:util';
import { stampCaches } from '../src/build/output/cache-key';
import { markdownFilesOf } from '../src/config/project/content-folder';
import { preflight } from './lib/preflight';
import { nodeFlags } from './lib/node-flags';
import { runGatsby } from './lib/run';

/**
 * Gatsby would ask whether to use another port, but the terminal's input is for restarts. Throws if
 * something else uses the port.
 */
async function checkPort(): Promise<void> {
  const { port = '8000' } = parseArgs({
    options: { port: { type: 'string', short: 'p' } },
    strict: false,
  }).values;
  const server = net.createServer().listen(Number(port));
  try {
    await once(server, 'listening');
  } catch {
    throw new Error(`Port ${port} is in use. Choose another: npm run develop -- --port 8001`);
  } finally {
    server.close();
  }
}

/** Runs Gatsby until it ends. @returns its exit code. */
async function develop(onStart: (child: ChildProcess) => void): Promise<number> {
  const rootDir = process.cwd();
  const { site, preload, key } = preflight(rootDir);
  const flags = nodeFlags(markdownFilesOf(site.folder).length);
  const args = ['develop', ...process.argv.slice(2)];
  const code = await runGatsby(
    preload,
    flags,
    args,
    // Everywhere as for authors: a page's query runs when the page is opened.
    { GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: 'true' },
    onStart,
  );
  stampCaches(rootDir, key);
  return code;
}

async function main(): Promise<void> {
  const terminal = readline.createInterface({ input: process.stdin });
  let running: ChildProcess | undefined;
  const ended = new WeakSet<ChildProcess>();
  terminal.on('line', (line) => {
    if (line.trim() !== 'r' || !running) return;
    ended.add(running);
    running.kill('SIGINT');
  });
  for (;;) {
    try {
      await checkPort();
      const code = await develop((child) => (running = child));
      if (!running || !ended.has(running)) process.exit(code);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      if (!running) process.exit(1);
      // A source that does not compile is corrected before the next attempt.
      await once(terminal, 'line');
    }
  }
}

void main();
