import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium';

/** The first of the ports that the tests serve sites on: two checkouts can be tested at once. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 9310);
const address = (offset: number) => `http://127.0.0.1:${FIRST_PORT + offset}`;

/** The sites that the tests look at: `scripts/test-sites.ts` builds them. */
export const MAIN = address(0);
export const AUTHORING = address(1);
export const RENAMED = address(2);

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
