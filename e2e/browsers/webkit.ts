import { type ChildProcess, spawn } from 'node:child_process';
import { Builder } from 'selenium-webdriver';
import { freePort } from '../../packages/testing/free-port';
import { listen } from '../../packages/preview-server/server';
import { withFaultsKept } from './kept-faults';
import { webKitWindow } from './webkit-page';
import type { Browser } from './window';

/** Starts a program that Linux ends with this process, however that ends. */
function start(program: string, args: readonly string[], display?: string): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
    // The last one is for what a program says of itself.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    // A developer's desktop is not drawn on.
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
}

/** The display that Xvfb has found free. */
function displayOf(xvfb: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    xvfb.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
    xvfb.once('exit', () => reject(new Error('Xvfb does not start.')));
  });
}

async function answers(address: string): Promise<void> {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Starts WebKitGTK's own small browser through its WebDriver, on a display that nobody sees.
 *
 * @param site the address of the site.
 */
export async function startWebKit(site: string): Promise<Browser> {
  const xvfb = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24']);
  const port = await freePort();
  const service = start('WebKitWebDriver', [`--port=${port}`], await displayOf(xvfb));
  const server = withFaultsKept(site);
  const address = `http://127.0.0.1:${await listen(server, 0)}`;
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/status`);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // On the full screen it has no bar of its own, which would not fit on a phone.
      'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
    })
    .build();
  const window = webKitWindow(driver);
  const capabilities = await driver.getCapabilities();
  return {
    name: `WebKitGTK ${String(capabilities.getBrowserVersion())}`,
    site: address,
    open: async () => {
      await window.goto(`${address}/robots.txt`);
      await window.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      return {
        window,
        faults: () =>
          window.evaluate(() => JSON.parse(sessionStorage.getItem('faults') ?? '[]') as string[]),
        close: () => Promise.resolve(),
      };
    },
    stop: async () => {
      await driver.quit();
      service.kill();
      xvfb.kill();
      server.closeAllConnections();
      server.close();
    },
  };
}
