/**
 * `npm test -- browsers`: the smoke run on `dist/` in Firefox and in WebKitGTK, whose versions it
 * prints. Arguments go to Playwright: `--project=WebKit -g menu`.
 *
 * Exit codes: 0, all passed; 1, something failed; 75, skipped, because a browser is missing.
 */
import { testBrowsers } from '../packages/testing/browsers';
import { runCommand } from '../packages/testing/run-command';

runCommand(() => testBrowsers('playwright.browsers.config.ts', process.argv.slice(2)));
