import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { createSiteServer, listen } from '../packages/preview-server/server';

/** The sites that tests look at. */
export const SITES = {
  main: { folder: 'dist', command: 'npm run build' },
  authoring: {
    folder: '.tmp/sites/authoring/dist',
    command: 'npx tsx e2e/test-sites.ts authoring',
  },
  renamed: { folder: '.tmp/sites/renamed/dist', command: 'npx tsx e2e/test-sites.ts renamed' },
} as const;

export type SiteName = keyof typeof SITES;

/** The first of the ports that sites are served on: two checkouts can be tested at once. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 9310);
const NAMES = Object.keys(SITES) as SiteName[];
/** Each of the processes that run tests side by side serves the sites for itself. */
const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** The ports of each worker are this far apart, so that several checkouts fit in between. */
const STRIDE = 1000;
const portOf = (name: SiteName) => FIRST_PORT + WORKER * STRIDE + NAMES.indexOf(name);
const addressOf = (name: SiteName) => `http://127.0.0.1:${portOf(name)}`;

/** Where the tests of analytics receive events. */
export const EVENTS_PORT = FIRST_PORT + 40 + WORKER;

export const MAIN = addressOf('main');
/** Built for a path of its host, as `e2e/test-sites.ts` says: nothing of it is elsewhere. */
export const AUTHORING = `${addressOf('authoring')}/docs`;
export const RENAMED = addressOf('renamed');

/** Whether a site is built. Where it is not, its server says how to build it. */
export function isBuilt(name: SiteName): boolean {
  return fs.existsSync(path.resolve(SITES[name].folder, 'index.html'));
}

function serverOf(name: SiteName): http.Server {
  if (isBuilt(name)) return createSiteServer(path.resolve(SITES[name].folder));
  const { folder, command } = SITES[name];
  const text = `There is no site in ${folder}. Run "${command}".`;
  return http.createServer((_, response) => {
    response.writeHead(503, { 'Content-Type': 'text/html' }).end(`<h1>${text}</h1>`);
  });
}

/** How many times slower than this machine the browser's pages run: `E2E_SLOWDOWN=4`. */
const SLOWDOWN = Number(process.env.E2E_SLOWDOWN ?? 1);

/** What browsers say of anything that a policy keeps from loading, running or being applied. */
const VIOLATION = /Content Security Policy/;

/**
 * Playwright's `test`, with the sites served as long as a process runs tests, and pages that can be
 * slowed down to find tests that only hold on a fast machine. A test during which a page violates
 * its content security policy fails, whatever it looks at.
 */
export const test = base.extend<object, { servers: undefined }>({
  context: async ({ context }, provide) => {
    const violations: string[] = [];
    // The console has them even from pages whose own scripts are switched off.
    context.on('console', (message) => {
      const text = message.text();
      if (VIOLATION.test(text)) violations.push(`${message.location().url}: ${text}`);
    });
    await provide(context);
    expect(violations, 'violations of the content security policy').toEqual([]);
  },
  page: async ({ page }, provide) => {
    if (SLOWDOWN > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    }
    await provide(page);
  },
  servers: [
    async ({}, use) => {
      const servers = NAMES.map((name) => ({ server: serverOf(name), port: portOf(name) }));
      for (const { server, port } of servers) await listen(server, port);
      await use(undefined);
      for (const { server } of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
    { scope: 'worker', auto: true },
  ],
});
