import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser that the tests drive: `CHROMIUM_PATH`, or the system's own.
 *
 * @throws {Error} that says how to get one.
 */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH, ...CANDIDATES].find(
    (file) => file && fs.existsSync(file),
  );
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}

/** Installs Debian's Chromium where it is missing and that is possible: as root, with apt. */
export function ensureChromium(): string {
  try {
    return findChromium();
  } catch (error) {
    const isRoot = process.getuid?.() === 0;
    const hasApt = spawnSync('apt-get', ['--version']).status === 0;
    if (!isRoot || !hasApt) throw error;
    console.log('Installing Chromium.');
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      {
        stdio: 'ignore',
      },
    );
    return findChromium();
  }
}
