import { spawnSync } from 'node:child_process';
import { canInstall, install } from './apt';
import { SKIPPED } from './steps';

/** The programs, and Debian's packages that have them. */
const NEEDED = [
  ['firefox-esr', 'firefox-esr'],
  ['WebKitWebDriver', 'webkit2gtk-driver'],
  ['Xvfb', 'xvfb'],
  ['pdftotext', 'poppler-utils'],
] as const;

const missing = () =>
  NEEDED.filter(([program]) => spawnSync('which', [program]).status !== 0).map(([, name]) => name);

/**
 * Runs tests in Firefox and WebKitGTK, which are installed first where they can be.
 *
 * @param config Playwright's, and `args` for it.
 * @returns the exit code: `SKIPPED` if a browser is missing.
 */
export function testBrowsers(config: string, args: readonly string[]): number {
  if (missing().length > 0 && canInstall()) install([...missing(), 'fonts-liberation']);
  const packages = missing().join(' ');
  if (packages !== '') {
    const advice = `Install them as root, on Debian: apt-get install ${packages}.`;
    console.log(`skipped: Firefox and WebKit were not tested, ${packages} missing. ${advice}`);
    return SKIPPED;
  }
  const command = ['test', `--config=${config}`, '--output=.tmp/browsers', ...args];
  return spawnSync('playwright', command, { stdio: 'inherit' }).status ?? 1;
}
