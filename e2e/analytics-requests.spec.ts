import { expect, type Page } from '@playwright/test';
import type { EventService } from '../src/test/event-service';
import { agreed, ANALYTICS_BROWSER, KEYS, SENT, test } from './analytics-support';
import { RENAMED } from './sites';

test.use({ baseURL: RENAMED, launchOptions: ANALYTICS_BROWSER });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await agreed(page);
});

/** The clock moves only when told to from here on. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** The names of the events in each request of a project. */
const requestsOf = (service: EventService, key: string) =>
  service.requests
    .filter(({ events }) => events.some(({ properties }) => properties.token === key))
    .map(({ events }) => events.map(({ event }) => event));

test('a request has at most 50 events of five seconds, and people and groups have requests of their own', async ({
  page,
  service,
}) => {
  await page.goto('/');
  for (const key of KEYS) await expect.poll(() => service.pagesOf(key), SENT).toEqual([page.url()]);
  await stopClock(page);
  await page.clock.runFor(10_000);
  service.requests.length = 0;
  const field = page.getByRole('searchbox', { name: 'Class name' });
  const changed = (times: number) =>
    field.evaluate((input, count) => {
      for (let time = 0; time < count; time++)
        input.dispatchEvent(new Event('change', { bubbles: true }));
    }, times);
  const sentTo = (key: string) =>
    requestsOf(service, key).filter((names) => !names.includes('$snapshot'));
  // The library keeps no more than 100 events at once, and 10 a second besides.
  await changed(90);
  await page.clock.runFor(3000);
  await changed(30);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.clock.runFor(1990);
  expect(KEYS.flatMap(sentTo)).toEqual([]);
  // Five seconds after the first of them.
  await page.clock.runFor(20);
  for (const key of KEYS) {
    const changes = () =>
      sentTo(key)
        .flat()
        .filter((name) => name === '$autocapture');
    await expect.poll(() => changes().length, SENT).toBeGreaterThanOrEqual(120);
    await expect.poll(() => sentTo(key).flat(), SENT).toContain('$set');
    expect(Math.max(...sentTo(key).map(({ length }) => length))).toBe(50);
    expect(sentTo(key).filter((names) => names.includes('$set'))).toEqual([['$set']]);
  }
});

test('the first request about a reader, and about the documentation, has nothing else', async ({
  page,
  service,
}) => {
  await page.goto('/room');
  for (const key of KEYS) {
    await expect.poll(() => service.pagesOf(key), SENT).toHaveLength(1);
    for (const name of ['$set', '$groupidentify'])
      await expect
        .poll(() => requestsOf(service, key).filter((names) => names.includes(name)), SENT)
        .toEqual([[name]]);
  }
});

test('a request that nobody answers is given up after 90 s, and sent again', async ({
  page,
  service,
}) => {
  service.hangs = true;
  await page.addInitScript(() => {
    const waits: number[] = [];
    const own = window.fetch.bind(window);
    Object.assign(window, { waits });
    window.fetch = async (...parameters) => {
      const start = Date.now();
      try {
        return await own(...parameters);
      } finally {
        const [address] = parameters;
        if (typeof address === 'string' && address.includes('.events.example'))
          waits.push(Date.now() - start);
      }
    };
  });
  await page.goto('/room');
  for (const key of KEYS) await expect.poll(() => service.pagesOf(key), SENT).toHaveLength(1);
  await stopClock(page);
  const held = service.requests.length;
  for (let second = 0; second < 90; second++) await page.clock.runFor(1000);
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  expect(waits.length).toBeGreaterThanOrEqual(held);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(89_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(91_000);
  // Chromium itself may hold the connections for half a minute more: the requests outlive pages.
  service.hangs = false;
  for (let second = 0; second < 10; second++) await page.clock.runFor(1000);
  for (const key of KEYS) await expect.poll(() => service.pagesOf(key), SENT).toHaveLength(2);
});
