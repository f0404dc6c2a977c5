import { defineConfig, devices, type Project } from '@playwright/test';
import { MAIN, type SiteName } from './e2e/sites';
import { findChromium } from './scripts/lib/chromium';

/** The tests that look at a test site; all others look at `dist/` alone. */
const SPECS = {
  authoring: [
    'authoring',
    'axe',
    'class-page',
    'diagrams',
    'drawings',
    'early',
    'inspector',
    'media',
    'mobile',
    'no-js',
    'sidebars',
  ],
  renamed: ['rename', 'search-hosted', 'search-hosted-answers'],
  crawl: ['crawl'],
} as const;

const files = (names: readonly string[]) => names.map((name) => `${name}.spec.ts`);

/** Passes where a site is there, or can be built. Where not, what needs it does not run. */
const site = (name: SiteName): Project => ({
  name: `site: ${name}`,
  testMatch: 'sites.setup.ts',
  grep: new RegExp(`\\b${name}$`),
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
  projects: [
    site('main'),
    site('authoring'),
    site('renamed'),
    {
      name: 'main',
      testIgnore: files(Object.values(SPECS).flat()),
      dependencies: ['site: main'],
    },
    {
      name: 'authoring',
      testMatch: files(SPECS.authoring),
      dependencies: ['site: main', 'site: authoring'],
    },
    { name: 'renamed', testMatch: files(SPECS.renamed), dependencies: ['site: renamed'] },
    // Opens every page of two sites: `npm test` does, and `npm run test:e2e` does not.
    {
      name: 'crawl',
      testMatch: files(SPECS.crawl),
      dependencies: ['site: main', 'site: authoring'],
    },
  ],
});
