import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { shareLock } from './folder-lock';

/** The environment of Gatsby's processes: no telemetry, no prompts, no network requests. */
function gatsbyEnvironment(extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    // glibc keeps what each of its arenas has freed: with one a thread, pictures cost half a gigabyte.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_UPDATE_NOTIFIER_DISABLED: '1',
    DO_NOT_TRACK: '1',
    // Without a terminal, lines in place of a screen that is drawn again with React for each change.
    ...(!process.stdout.isTTY && { GATSBY_LOGGER: 'yurnalist' }),
    ...extra,
  };
}

/**
 * Builds a site with Gatsby, or serves it to its authors, and passes its output through.
 *
 * @param preload the script that `compileGatsbyFiles` returned.
 * @param flags arguments of Node.js.
 * @param args those of Gatsby: `build` or `develop`, and what follows.
 * @param extra variables of the environment.
 * @returns its exit code.
 */
export function runGatsby(
  preload: string,
  flags: readonly string[],
  args: readonly string[],
  extra: NodeJS.ProcessEnv,
  onStart?: (child: ChildProcess) => void,
): Promise<number> {
  const gatsby = path.resolve('node_modules', 'gatsby', 'cli.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, '--require', preload, gatsby, ...args], {
      // Who follows the process reads the terminal.
      stdio: [onStart ? 'ignore' : 'inherit', 'inherit', 'inherit'],
      env: gatsbyEnvironment(extra),
    });
    if (child.pid !== undefined) shareLock(process.cwd(), child.pid, `Gatsby's ${args[0] ?? ''}`);
    const signals = (['SIGINT', 'SIGTERM'] as const).map((signal) => {
      const pass = () => child.kill(signal);
      process.once(signal, pass);
      return () => process.off(signal, pass);
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const forget of signals) forget();
      resolve(signal ? 1 : (code ?? 1));
    });
    onStart?.(child);
  });
}
