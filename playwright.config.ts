import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium';

/** The sites that the tests look at: `scripts/test-sites.ts` builds them. */
export const MAIN = 'http://127.0.0.1:9310';
export const AUTHORING = 'http://127.0.0.1:9311';
export const RENAMED = 'http://127.0.0.1:9312';

const serve = (folder: string, url: string) => ({
  command: `npx tsx scripts/serve.ts ${folder}`,
  url,
  env: { PORT: new URL(url).port },
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // No retry: a test that passes at the second try hides a fault.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: MAIN,
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
  projects: [{ name: 'chromium' }],
  webServer: [
    serve('dist', MAIN),
    serve('.tmp/sites/authoring/dist', AUTHORING),
    serve('.tmp/sites/renamed/dist', RENAMED),
  ],
});
