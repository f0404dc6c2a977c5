import { spawnSync } from 'node:child_process';

const run = (...args: readonly string[]) =>
  spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0;

/** Whether Debian's packages can be installed here: as root, with apt. */
export const canInstall = (): boolean => process.getuid?.() === 0 && run('--version');

/**
 * Installs packages of Debian.
 *
 * @param names one attempt for each list; the first that succeeds ends it.
 * @returns whether one has succeeded.
 */
export function install(...attempts: readonly (readonly string[])[]): boolean {
  run('update');
  return attempts.some((names) => {
    console.log(`Installing ${names.join(', ')}.`);
    return run('install', '-y', '--no-install-recommends', ...names);
  });
}
