import { expect, test as base } from '@playwright/test';
import { createSiteServer, listen } from '../../packages/preview-server/server';
import { SITES } from '../sites';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';
import type { Browser, Session } from './window';

export type Engine = 'firefox' | 'webkit';

interface Tested {
  /** Opens a page of the site. */
  readonly visit: (path: string) => Promise<unknown>;
  readonly session: Session;
  readonly window: Session['window'];
}

/**
 * Playwright's `test` with the window of a browser that runs as long as the worker. A test fails if
 * the console or the policy complains meanwhile, whatever it looks at.
 */
export const test = base.extend<Tested, { engine: Engine; driven: Browser }>({
  engine: ['firefox', { scope: 'worker', option: true }],
  driven: [
    async ({ engine }, provide) => {
      const server = createSiteServer(SITES.main.folder);
      const site = `http://127.0.0.1:${await listen(server, 0)}`;
      const driven = await (engine === 'firefox' ? startFirefox(site) : startWebKit(site));
      console.log(`This is ${driven.name}.`);
      await provide(driven);
      await driven.stop();
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  session: async ({ driven }, provide) => {
    const session = await driven.open();
    await session.window.setViewportSize({ width: 1280, height: 800 });
    await provide(session);
    expect(await session.faults()).toEqual([]);
    await session.close();
  },
  window: async ({ session }, provide) => provide(session.window),
  visit: async ({ driven, window }, provide) => provide((path) => window.goto(driven.site + path)),
});
