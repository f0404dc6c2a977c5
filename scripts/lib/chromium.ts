import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * Debian's headless shell comes first: it has no windows of its own to draw, so that the browser
 * tests take about 60 % of the CPU time that they take in Chromium.
 */
const CANDIDATES = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Debian's packages, in the order in which they are tried. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

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
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      // The headless shell rounds the widths of letters otherwise, which no reader's browser does.
      '--font-render-hinting=none',
    ],
  };
}

/**
 * Installs one of Debian's packages if no browser is there and it can be done: as root, with apt.
 *
 * @throws {Error} that explains how to get one.
 */
export function ensureChromium(): string {
  try {
    return findChromium();
  } catch (error) {
    const isRoot = process.getuid?.() === 0;
    const hasApt = spawnSync('apt-get', ['--version']).status === 0;
    if (!isRoot || !hasApt) throw error;
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    PACKAGES.some(installed);
    return findChromium();
  }
}

/** Whether a package could be installed. */
function installed(name: string): boolean {
  console.log(`Installing ${name}.`);
  const options = ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'];
  return spawnSync('apt-get', options, { stdio: 'ignore' }).status === 0;
}
