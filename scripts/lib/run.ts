import { spawn } from 'node:child_process';
import path from 'node:path';

/** The exit code of a command that could not run here; it prints the reason. */
export const SKIPPED = 75;

/** The environment of Gatsby's processes: no telemetry, no prompts, no network requests. */
export function gatsbyEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_UPDATE_NOTIFIER_DISABLED: '1',
    DO_NOT_TRACK: '1',
    ...extra,
  };
}

/**
 * Runs a program from `node_modules/.bin` and passes its output through.
 *
 * @returns its exit code.
 */
export function runBin(
  name: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  const bin = path.resolve('node_modules', '.bin', name);
  return new Promise((resolve, reject) => {
    const child = spawn(bin, args, { stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => child.kill(signal));
    }
  });
}
