import { expect, type Page } from '@playwright/test';
import { chromiumOptions } from '../packages/testing/chromium';
import { EventService } from '../src/test/event-service';
import { ANALYTICS } from '../src/test/loopback-services';
import { EVENTS_PORT, test as base } from './sites';

const { args, ...browser } = chromiumOptions();

/** A browser in which the analytics hosts of the renamed site are on loopback. */
export const ANALYTICS_BROWSER = {
  ...browser,
  args: [
    ...args,
    `--host-resolver-rules=MAP *.events.example 127.0.0.1:${EVENTS_PORT}`,
    // The library takes a browser that is remote-controlled for a robot, and sends nothing.
    '--disable-blink-features=AutomationControlled',
  ],
};

/** Hides the brands of the browser: for a headless one, the library sends nothing. */
async function asReader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
  });
}

/** `test` with the service that receives the events of the renamed site. */
export const test = base.extend<{ service: EventService }>({
  service: [
    async ({ page }, provide) => {
      await asReader(page);
      const service = new EventService();
      await service.start(EVENTS_PORT);
      await provide(service);
      service.stop();
    },
    { auto: true },
  ],
});

/** Events are sent every five seconds, and again later if that fails; a busy machine takes its time. */
export const SENT = { timeout: 90_000 };

/** The keys of the projects: the documentation's, and the company's, which has recordings. */
export const KEYS = ANALYTICS.projects.map(({ apiKey }) => apiKey) as [string, string];

export const region = (page: Page) => page.getByRole('region', { name: 'Analytics' });
export const choice = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Analytics choices' });
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^ph_|analytics/.test(key)));

/** A reader who has agreed on an earlier visit. */
export async function agreed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('analytics-consent') === null)
      localStorage.setItem('analytics-consent', '1');
  });
}

/** Asks for the choice again with the button in the footer, and makes it. */
export async function answer(page: Page, name: 'Allow' | 'Decline'): Promise<void> {
  await choice(page).click();
  await expect(region(page)).toBeFocused();
  await region(page).getByRole('button', { name }).click();
  await expect(choice(page)).toBeFocused();
}

/** Follows the link to the next page. */
export async function toNext(page: Page): Promise<void> {
  const before = await title(page).innerText();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Next / })
    .click();
  await expect(title(page)).not.toHaveText(before);
}
