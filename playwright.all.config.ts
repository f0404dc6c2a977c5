/**
 * All browser tests as one project, for `npm test`: Playwright starts processes and browsers anew for
 * each project.
 */
import { defineConfig } from '@playwright/test';
import config, { SETUP } from './playwright.config';

const { projects: _projects, ...shared } = config;

export default defineConfig(shared, {
  projects: [
    { name: 'sites', testMatch: SETUP, fullyParallel: false },
    { name: 'all', testIgnore: SETUP, dependencies: ['sites'] },
  ],
});
