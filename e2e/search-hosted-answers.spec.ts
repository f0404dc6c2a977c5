import { expect, type Page } from '@playwright/test';
import { hostedSite, type HostedSite } from './hosted-site';
import { RENAMED, test } from './sites';
import { box, modal, openModal, rows } from './search-support';
import { open } from './support';

test.use({ baseURL: RENAMED });

let hosted: HostedSite;

const main = (page: Page) => page.getByRole('main');

test.beforeEach(async ({ page }) => {
  hosted = await hostedSite(page);
});

test.afterEach(() => hosted.service.stop());

async function openPricing(page: Page) {
  await open(page, '/pricing');
  await openModal(page);
}

const REFUSED = 'The search service refused the request (status 403).';

test.describe('readers are told why there is no answer', () => {
  for (const [what, fault, help] of [
    ['a refused key', { status: 403, body: '{"message":"Invalid API key","status":403}' }, REFUSED],
    ['no JSON', 'broken JSON', 'The search service sent an answer that cannot be read.'],
  ] as const) {
    test(`${what} does not blame the network, and the next key tries again`, async ({ page }) => {
      hosted.service.fail(() => true, fault);
      await openPricing(page);
      await box(page).fill('datastore');
      await expect(modal(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
      await expect(modal(page).getByText(help, { exact: true })).toBeVisible();
      await expect(modal(page).getByRole('status')).toHaveText(`Unable to fetch results. ${help}`);
      await expect(modal(page).getByText(/network/)).toHaveCount(0);
      await box(page).fill('datastor');
      await expect(rows(page).first()).toBeVisible();
    });
  }

  test('on the page of results too', async ({ page }) => {
    hosted.service.fail(() => true, { status: 403 });
    await open(page, '/search?q=datastore');
    await expect(main(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
    await expect(main(page).getByText(REFUSED, { exact: true })).toBeVisible();
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByText(REFUSED)).toBeHidden();
  });
});

test('a group has as many hits as the settings say', async ({ page }) => {
  await openPricing(page);
  await box(page).fill('room');
  await expect(rows(page).first()).toBeVisible();
  const counts = await modal(page)
    .getByRole('grid')
    .evaluateAll((lists) => lists.map((list) => list.querySelectorAll('[role=row]').length));
  expect(Math.max(...counts)).toBe(3);
});

test.describe('a query that finds nothing', () => {
  test('is named, and up to three queries that find something are suggested', async ({ page }) => {
    await openPricing(page);
    await box(page).fill('datastroe');
    await expect(modal(page).getByText('No results for "datastroe"').first()).toBeVisible();
    await expect(modal(page).getByText('Try searching for:')).toBeVisible();
    const suggestions = modal(page).getByRole('listitem').getByRole('button');
    await expect(suggestions.first()).toBeVisible();
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await suggestions.first().click();
    await expect(rows(page).first()).toBeVisible();
  });

  test('is named without suggestions where nothing is like it', async ({ page }) => {
    await openPricing(page);
    await box(page).fill('qqxzvwqq');
    await expect(modal(page).getByText('No results for "qqxzvwqq"').first()).toBeVisible();
    await expect(modal(page).getByText('Try searching for')).toHaveCount(0);
  });

  test('can be reported, from the modal and from the page of results', async ({ page }) => {
    const address = 'https://issues.example/new?title=qqx%20zvw';
    await openPricing(page);
    await box(page).fill('qqx zvw');
    await expect(modal(page).getByText('Believe this query should return results?')).toBeVisible();
    const report = { name: 'Let us know.' };
    await expect(modal(page).getByRole('link', report)).toHaveAttribute('href', address);
    await page.goto('/search?q=qqx%20zvw');
    await expect(main(page).getByText('Believe this query should return results?')).toBeVisible();
    await expect(main(page).getByRole('link', report)).toHaveAttribute('href', address);
  });

  test('has suggestions on the page of results', async ({ page }) => {
    await open(page, '/search?q=datastroe');
    await expect(main(page).getByText('Try searching for:')).toBeVisible();
    await main(page).getByRole('listitem').getByRole('button').first().click();
    await expect(main(page).locator('.search-hits > li').first()).toBeVisible();
  });
});

test.describe('events of what is seen', () => {
  const seen = () =>
    hosted
      .events()
      .filter(({ eventType }) => eventType === 'view')
      .flatMap(({ objectIDs }) => objectIDs as string[]);

  test('name the hits on screen, no more, each once', async ({ page }) => {
    await openPricing(page);
    await box(page).fill('room');
    await expect(rows(page).first()).toBeVisible();
    // Not all of a section are shown, so of twenty hits some are not.
    const shown = await rows(page).count();
    expect(shown).toBeLessThan(20);
    await expect.poll(() => seen().length).toBe(shown);
    await page.keyboard.type('s');
    await expect(rows(page).locator('mark').first()).toHaveText(/rooms/i);
    await page.keyboard.press('Backspace');
    await expect(rows(page)).toHaveCount(shown);
    await rows(page).first().getByRole('link').click();
    await expect
      .poll(() => hosted.events().some(({ eventType }) => eventType === 'click'))
      .toBe(true);
    expect(seen()).toEqual([...new Set(seen())]);
  });

  test('name the hits that are added on the page of results, not those above again', async ({
    page,
  }) => {
    await open(page, '/search?q=room');
    const hits = main(page).locator('.search-hits > li');
    await expect(hits).toHaveCount(20);
    await expect.poll(() => seen().length).toBe(20);
    await main(page)
      .getByRole('button', { name: /Show more/ })
      .click();
    await expect(hits).toHaveCount(40);
    await expect.poll(() => seen().length).toBe(40);
    expect(new Set(seen()).size).toBe(40);
    // No event names more than twenty.
    for (const { objectIDs } of hosted.events())
      expect((objectIDs as string[]).length).toBeLessThanOrEqual(20);
  });
});
