/** What `npm run develop` and `npm run build` do, for `npm test -- develop builds edits`. */
import { defineConfig } from '@playwright/test';
import config from './playwright.config';

const { projects: _projects, ...shared } = config;

export default defineConfig(shared, {
  // The tests of a project share what they edit, and run in the order of these names.
  fullyParallel: false,
  workers: 1,
  // In milliseconds. A test builds up to four times, and other steps may keep the machine busy.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  use: { actionTimeout: 120_000, navigationTimeout: 120_000 },
  projects: [
    { name: 'develop', testMatch: /e2e\/develop\/(?:cases|edits|mistakes|restarts)\.ts/ },
    { name: 'builds', testMatch: /e2e\/builds\/(?:cases|warm)\.ts/ },
    { name: 'edits', testMatch: 'builds/random.ts' },
  ],
});
