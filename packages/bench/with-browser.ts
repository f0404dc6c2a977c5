import { type Browser, chromium } from '@playwright/test';
import { createSiteServer, listen } from '../preview-server/server';
import { chromiumOptions } from '../testing/chromium';

/** Starts a browser, and closes it when the work is done. */
export async function withBrowser<T>(run: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** Serves folders while the work is done, which gets their addresses. */
export async function withServers<T>(
  folders: readonly string[],
  run: (bases: readonly string[]) => Promise<T>,
): Promise<T> {
  const servers = folders.map((folder) => createSiteServer(folder));
  const ports = await Promise.all(servers.map((server) => listen(server, 0)));
  try {
    return await run(ports.map((port) => `http://127.0.0.1:${port}`));
  } finally {
    for (const server of servers) server.close();
  }
}
