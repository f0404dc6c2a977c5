/**
 * `npm test -- browsers`: the smoke run on `dist/` in Firefox and in WebKitGTK, whose versions it
 * prints. Arguments go to Playwright: `--project=WebKit -g menu`.
 *
 * Exit codes: 0, all passed; 1, something failed; 75, skipped, because a browser is missing.
 */
import { spawnSync } from 'node:child_process';
import { canInstall, install } from '../packages/testing/apt';
import { SKIPPED } from '../packages/testing/steps';

/** The programs, and Debian's packages that have them. */
const NEEDED = [
  ['firefox-esr', 'firefox-esr'],
  ['WebKitWebDriver', 'webkit2gtk-driver'],
  ['Xvfb', 'xvfb'],
  ['pdftotext', 'poppler-utils'],
] as const;

const missing = () =>
  NEEDED.filter(([program]) => spawnSync('which', [program]).status !== 0).map(([, name]) => name);

function main(): number {
  if (missing().length > 0 && canInstall()) install([...missing(), 'fonts-liberation']);
  const packages = missing().join(' ');
  if (packages !== '') {
    const advice = `Install them as root, on Debian: apt-get install ${packages}.`;
    console.log(`skipped: Firefox and WebKit were not tested, ${packages} missing. ${advice}`);
    return SKIPPED;
  }
  const args = ['test', '--config=playwright.browsers.config.ts', ...process.argv.slice(2)];
  return spawnSync('playwright', args, { stdio: 'inherit' }).status ?? 1;
}

process.exitCode = main();
