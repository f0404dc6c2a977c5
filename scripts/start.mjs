/**
 * `npm start`: installs if needed, builds, serves. Plain JavaScript without dependencies, because
 * none may be installed yet.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';

const port = Number(process.env.PORT ?? 9000);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is "${process.env.PORT}"; it must be a number from 0 to 65535.`);
  process.exit(1);
}
await ensureFree(port);
if (!isInstalled()) run('npm', ['ci']);
run('npm', ['run', '--silent', 'build']);
run('npm', ['run', '--silent', 'serve']);

function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  return (
    fs.existsSync(installed) &&
    fs.statSync(installed).mtimeMs >= fs.statSync('package-lock.json').mtimeMs
  );
}

/** Reports a taken port before minutes of building, not after. */
function ensureFree(candidate) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => {
      console.error(`Port ${candidate} is taken. Set another one: PORT=${candidate + 1} npm start`);
      process.exit(1);
    });
    probe.listen(candidate, '127.0.0.1', () => probe.close(resolve));
  });
}

function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
