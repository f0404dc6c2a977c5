import { defineConfig, devices, type Project } from '@playwright/test';
import { MAIN, type SiteName } from './e2e/sites';
import { chromiumOptions } from './packages/testing/chromium';

/** The tests that use a test site; all others only use `dist/`. */
const SPECS = {
  authoring: (
    'agents authoring axe base-path class-page diagrams docusaurus-page drawings early inspector mcp ' +
    'media mobile no-js old-versions sidebars unity-docs'
  ).split(' '),
  renamed: (
    'analytics analytics-events analytics-requests announcement rename sidebar-branches ' +
    'versions search-hosted search-hosted-answers widget'
  ).split(' '),
  crawl: ['crawl'],
  screenshots: ['screenshots'],
};

/** Its tests see to it that the sites exist. */
export const SETUP = 'sites.setup.ts';

const files = (names: readonly string[]) => names.map((name) => `${name}.spec.ts`);

/** Passes if a site exists or can be built; otherwise, the tests that need it do not run. */
const site = (name: SiteName): Project => ({
  name: `site: ${name}`,
  testMatch: SETUP,
  grep: new RegExp(`\\b${name}$`),
});

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // More than the two cores of a small machine: tests mostly wait for pages.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // In milliseconds. A busy machine is no mistake: the usual five seconds for what is awaited failed
  // there. Only a test that fails waits this long.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // Less than a small word, in a tone that a reader can tell apart.
    toHaveScreenshot: { stylePath: 'e2e/screenshots.css', threshold: 0.02, maxDiffPixels: 100 },
  },
  snapshotPathTemplate: 'docs/screenshots/{arg}{ext}',
  reporter: [['list']],
  use: { ...devices['Desktop Chrome'], baseURL: MAIN, launchOptions: chromiumOptions() },
  projects: [
    site('main'),
    site('authoring'),
    site('renamed'),
    // Opens every page of two sites; it comes first, because its tests are the longest.
    {
      name: 'crawl',
      testMatch: files(SPECS.crawl),
      dependencies: ['site: main', 'site: authoring'],
    },
    { name: 'main', testIgnore: files(Object.values(SPECS).flat()), dependencies: ['site: main'] },
    {
      name: 'authoring',
      testMatch: files(SPECS.authoring),
      dependencies: ['site: main', 'site: authoring'],
    },
    { name: 'screenshots', testMatch: files(SPECS.screenshots), dependencies: ['site: main'] },
    { name: 'renamed', testMatch: files(SPECS.renamed), dependencies: ['site: renamed'] },
  ],
});
