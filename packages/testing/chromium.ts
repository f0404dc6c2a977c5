import fs from 'node:fs';
import { canInstall, install } from './apt';

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

/**
 * The browser for tests: `CHROMIUM_PATH`, or one installed on the system. Throws an error that
 * explains how to get one.
 */
function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH, ...CANDIDATES].find(
    (file) => file && fs.existsSync(file),
  );
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}

/** How tests and tools start the browser, beyond what Playwright asks for itself. Throws an error that explains how to get one. */
export function chromiumOptions(): { executablePath: string; args: string[] } {
  return {
    executablePath: findChromium(),
    args: [
      '--disable-gpu',
      // Otherwise a process is started ahead for each page: a tenth of the time of the tests.
      '--disable-site-isolation-trials',
      // The headless shell rounds the widths of letters otherwise, which no reader's browser does.
      '--font-render-hinting=none',
    ],
  };
}

/**
 * Installs one of Debian's packages if no browser is there and it can be done: as root, with apt.
 * Throws an error that explains how to get one.
 */
export function ensureChromium(): void {
  try {
    findChromium();
  } catch (error) {
    if (!canInstall()) throw error;
    install(['chromium-headless-shell', 'fonts-liberation'], ['chromium', 'fonts-liberation']);
    findChromium();
  }
}
