import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser for tests: `CHROMIUM_PATH`, or one installed on the system.
 *
 * @throws {Error} that explains how to get one.
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

/**
 * How tests and tools start the browser.
 *
 * @throws {Error} that explains how to get one.
 */
export function chromiumOptions(): { executablePath: string; args: string[] } {
  return {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  };
}

/** Installs Debian's Chromium if it is missing and can be installed: as root, with apt. */
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
