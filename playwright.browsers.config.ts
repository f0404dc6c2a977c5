/** The smoke run in Firefox and WebKit, for `npm test -- browsers`. */
import { defineConfig } from '@playwright/test';
import type { Engine } from './e2e/browsers/test';
import config from './playwright.config';

const { projects: _projects, ...shared } = config;

export default defineConfig<object, { engine: Engine }>(shared, {
  testMatch: 'browsers/smoke.ts',
  // One for each browser, which serves all tests.
  fullyParallel: false,
  workers: 2,
  projects: [
    { name: 'Firefox', use: { engine: 'firefox' } },
    { name: 'WebKit', use: { engine: 'webkit' } },
  ],
});
