import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { firefox } from '@playwright/test';
import type { Browser } from './window';

/**
 * Starts Debian's Firefox, as it is: Playwright speaks WebDriver BiDi with it.
 *
 * @param site the address of the site.
 */
export async function startFirefox(site: string): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: path.resolve(__dirname, 'firefox.sh'),
  });
  return {
    name: `Firefox ${browser.version()}`,
    site,
    open: async () => {
      const window = await browser.newPage();
      const faults: string[] = [];
      window.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(message.text());
      });
      // Firefox counts what violates the policy among the errors.
      window.on('pageerror', ({ message }) => faults.push(message));
      window.on('response', (response) => {
        if (response.status() >= 400 && !response.request().isNavigationRequest())
          faults.push(`status ${response.status()}: ${response.url()}`);
      });
      return {
        window,
        faults: () => Promise.resolve(faults),
        firstSheet: async () => {
          // Playwright hands inches on as the centimetres that the protocol expects.
          const pdf = await window.pdf({ width: '21in', height: '29.7in' });
          return execFileSync('pdftotext', ['-l', '1', '-', '-'], { input: pdf }).toString();
        },
        close: () => window.close(),
      };
    },
    stop: () => browser.close(),
  };
}
