import { expect, type Page } from '@playwright/test';
import { decodeRecording } from '../src/test/event-service';
import { expectNoViolation } from './accessibility';
import {
  agreed,
  ANALYTICS_BROWSER,
  answer,
  choice,
  KEYS,
  region,
  SENT,
  storedKeys,
  test,
  toNext,
} from './analytics-support';
import { RENAMED } from './sites';
import { open } from './support';

const [DOCS, COMPANY] = KEYS;

test.use({ baseURL: RENAMED, launchOptions: ANALYTICS_BROWSER });

/** The pixels that are left below: parts of a page get their height when they come into view. */
const toTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const { documentElement: root } = document;
    scrollTo(0, root.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return root.scrollHeight - innerHeight - scrollY;
  });

test('both projects are told what is clicked, changed, sent and scrolled', async ({
  page,
  service,
}) => {
  await agreed(page);
  await open(page, '/');
  await expect(choice(page)).toBeAttached();
  const firstEvents = () => service.eventsOf(DOCS, '$pageview');
  await expect.poll(firstEvents, SENT).not.toHaveLength(0);
  await expect.poll(() => toTheEnd(page)).toBeLessThan(1);
  const field = page.getByRole('searchbox', { name: 'Class name' });
  await field.fill('hunter2');
  await field.blur();
  await field.fill('');
  await page.getByRole('main').getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\/reference/);
  for (const key of KEYS) {
    const values = (event: string, property: string) => [
      ...new Set(service.eventsOf(key, event).map(({ properties }) => properties[property])),
    ];
    await expect.poll(() => values('scroll', 'percent'), SENT).toContain(100);
    await expect
      .poll(() => values('$autocapture', '$event_type').sort(), SENT)
      .toEqual(['change', 'click', 'submit']);
    const home = service.eventsOf(key, '$pageview')[0]?.properties;
    expect(home?.$groups).toEqual({ documentation: new URL(RENAMED).host });
    expect(service.eventsOf(key, '$set')[0]?.properties.$set).toMatchObject({
      language: 'en',
      color_mode: 'light',
    });
    expect(service.eventsOf(key, '$groupidentify')[0]?.properties).toMatchObject({
      $group_type: 'documentation',
      $group_set: { title: 'Quorum documentation' },
    });
  }
});

test('words that a reader reports are an event', async ({ page, service }) => {
  await agreed(page);
  await open(page, '/room');
  await expect(choice(page)).toBeAttached();
  const text = page.locator('main .prose > p').first();
  await text.evaluate((element) => getSelection()?.selectAllChildren(element));
  const quotation = await page.evaluate(() => String(getSelection()));
  const report = page.getByRole('main').getByRole('button', { name: 'Report this' });
  // The service may be loaded after the choice is shown.
  await expect(async () => {
    await text.evaluate((element) => getSelection()?.selectAllChildren(element));
    await report.click();
    await expect(page.getByRole('button', { name: 'Reported', exact: true })).toBeVisible();
  }).toPass();
  for (const key of KEYS) {
    await expect
      .poll(() => service.eventsOf(key, 'report').at(-1)?.properties, SENT)
      .toMatchObject({ quotation, version: 'Next', address: expect.stringMatching(/\/room$/) });
  }
});

test('one project has recordings, in which fields are masked', async ({ page, service }) => {
  await agreed(page);
  await open(page, '/');
  await expect(choice(page)).toBeAttached();
  const records = () =>
    JSON.stringify(service.eventsOf(COMPANY, '$snapshot').flatMap(decodeRecording));
  // The recorder sends nothing before the reader does something.
  const typed = async () => {
    await page.getByRole('searchbox', { name: 'Class name' }).fill('hunter2');
    await page.getByRole('searchbox', { name: 'Class name' }).fill('');
    return records();
  };
  await expect.poll(typed, SENT).toContain('*******');
  expect(records()).toContain('Unity');
  expect(records()).not.toContain('hunter2');
  expect(JSON.stringify(service.requests)).not.toContain('hunter2');
  expect(service.eventsOf(DOCS, '$snapshot')).toEqual([]);
  const recorded = service.requests.filter(({ events }) =>
    events.some(({ event }) => event === '$snapshot'),
  );
  expect(new Set(recorded.map(({ path }) => path))).toEqual(new Set(['/s/']));
});

test('a yes can be withdrawn: nothing more is sent or kept, and a later yes is of another reader', async ({
  page,
  service,
}) => {
  await open(page, '/room');
  await expect(region(page)).toBeVisible();
  await expectNoViolation(page);
  await region(page).getByRole('button', { name: 'Allow' }).click();
  const first = page.url();
  for (const key of KEYS) await expect.poll(() => service.pagesOf(key), SENT).toEqual([first]);
  await answer(page, 'Decline');
  await expect.poll(() => storedKeys(page)).toEqual(['analytics-consent']);
  await toNext(page);
  await toNext(page);
  await answer(page, 'Allow');
  const second = page.url();
  for (const key of KEYS) {
    await expect.poll(() => service.pagesOf(key), SENT).toEqual([first, second]);
    const readers = service.eventsOf(key, '$pageview').map((it) => it.properties.distinct_id);
    expect(new Set(readers).size).toBe(2);
  }
});
