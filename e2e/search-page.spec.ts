import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { answerWith, ESCAPED_HIT } from './search-stub';
import { test } from './sites';
import {
  expectSameDocument,
  holdRequests,
  markDocument,
  open,
  runtimeStarted,
  watchFaults,
} from './support';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByRole('combobox', { name: 'Search' });
const hits = (page: Page) => main(page).locator('ol').getByRole('listitem');
const panel = (page: Page) => main(page).getByRole('listbox', { name: 'Best results' });
const status = (page: Page) => main(page).getByRole('status');

/** Types a query, and waits for its own answer: those to its beginnings are shown meanwhile. */
async function type(page: Page, query: string): Promise<void> {
  await box(page).pressSequentially(query);
  await expect(status(page)).toContainText(`for "${query}"`);
}

test('an address with a query shows its results, 20 a page, and more on demand', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await open(page, '/search?q=room');
  await expect(page).toHaveTitle('Search results for "room" | Tandem documentation');
  await expect(box(page)).toHaveValue('room');
  await expect(hits(page)).toHaveCount(20);
  await expect(status(page)).toHaveText(/^\d+ results for "room", 20 shown$/);
  await expect(hits(page).first().locator('mark').first()).toHaveText(/room/i);
  await main(page)
    .getByRole('button', { name: /^Show more results/ })
    .click();
  await expect(hits(page)).toHaveCount(40);
  await expect(hits(page).nth(20).getByRole('link')).toBeFocused();
  expect(faults).toEqual([]);
});

test('without a query it waits for one', async ({ page }) => {
  await open(page, '/search');
  await expect(page).toHaveTitle('Search | Tandem documentation');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAttribute('placeholder', 'Search docs');
  await expect(main(page).getByText('Type what you are looking for')).toBeVisible();
  await expect(main(page).getByText('Popular tasks')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Connect to a room' })).toBeVisible();
  await expect(hits(page)).toHaveCount(0);
});

test('address and title follow what is typed; back and forward follow what was meant', async ({
  page,
}) => {
  await open(page, '/pricing');
  await page.evaluate(() => window.___navigate('/search'));
  await expect(box(page)).toBeVisible();
  await markDocument(page);
  await box(page).fill('room');
  await expect(page).toHaveURL('/search?q=room');
  await expect(page).toHaveTitle('Search results for "room" | Tandem documentation');
  await box(page).press('Enter');
  await box(page).pressSequentially('s and voice');
  await expect(page).toHaveURL('/search?q=rooms+and+voice');
  await box(page).press('Enter');
  await expect(status(page)).toContainText('for "rooms and voice"');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=room');
  await expect(box(page)).toHaveValue('room');
  await expect(status(page)).toContainText('for "room"');
  await expect(page).toHaveTitle('Search results for "room" | Tandem documentation');
  await page.goForward();
  await expect(box(page)).toHaveValue('rooms and voice');
  await expect(status(page)).toContainText('for "rooms and voice"');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expectSameDocument(page);
});

test('a way back from a hit finds the list as it was', async ({ page }) => {
  await open(page, '/search?q=room');
  await main(page)
    .getByRole('button', { name: /^Show more results/ })
    .click();
  await expect(hits(page)).toHaveCount(40);
  await markDocument(page);
  await hits(page).nth(1).getByRole('link').click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(hits(page)).toHaveCount(40);
  await expect(box(page)).toHaveValue('room');
  await expect(page).toHaveTitle('Search results for "room" | Tandem documentation');
  await expectSameDocument(page);
});

test('sections limit the results, and the address names them', async ({ page }) => {
  await open(page, '/search?q=room');
  await expect(hits(page)).toHaveCount(20);
  const sections = main(page).getByRole('group', { name: 'Sections' });
  const second = await sections.locator('label').nth(1).innerText();
  // By name: more sections may come with the second part of the index.
  const name = second.replace(/\s+\d+\s*$/, '');
  const section = sections.getByRole('checkbox', { name: new RegExp(`^${name} \\d+$`) });
  await section.check();
  // The counts change once more when the second part of the index is there.
  const expectLimited = () =>
    expect(async () => {
      const count = await section.locator('..').locator('.search-count').innerText();
      expect(await status(page).innerText()).toMatch(new RegExp(`^${count} results? for "room"`));
    }).toPass();
  await expectLimited();
  expect(new URL(page.url()).searchParams.getAll('section')).toEqual([name]);
  for (const path of await hits(page).locator('.search-path').allInnerTexts())
    expect(path.startsWith(name)).toBe(true);
  await page.reload();
  await expect(section).toBeChecked();
  await expectLimited();
  await page.goBack();
  await expect(section).not.toBeChecked();
});

test('the sections with the most hits come first, and are one row on phones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const sections = main(page).getByRole('group', { name: 'Sections' });
  const counts = async () => (await sections.locator('.search-count').allInnerTexts()).map(Number);
  for (const query of ['room', 'datastore', 'request own']) {
    await page.goto(`/search?q=${query}`);
    await expect(hits(page).first()).toBeInViewport();
    const shown = await counts();
    expect(shown.length).toBeGreaterThan(1);
    expect(shown).toEqual([...shown].sort((a, b) => b - a));
    await sections.getByRole('button', { name: 'Show More' }).click();
    expect((await counts()).length).toBeGreaterThan(shown.length);
  }
  await page.goto('/search?q=room&section=Tandem+Private');
  await expect(sections.getByRole('checkbox', { name: 'Tandem Private' })).toBeInViewport();
});

test('what is pressed and goes away leaves the focus on the results', async ({ page }) => {
  const results = main(page).getByRole('region', { name: 'Results' });
  await open(page, '/search?q=ownrshp');
  await main(page).getByRole('button', { name: 'ownership' }).click();
  await expect(hits(page).first()).toBeVisible();
  await expect(results).toBeFocused();
  await page.goto('/search?q=room&section=Nowhere');
  await main(page).getByRole('button', { name: 'Search all sections' }).press('Enter');
  await expect(hits(page)).toHaveCount(20);
  await expect(results).toBeFocused();
});

test.describe('the panel', () => {
  test('opens while the reader types and something is found; Escape closes it, then clears', async ({
    page,
  }) => {
    await open(page, '/search');
    await box(page).pressSequentially('datastore');
    await expect(panel(page)).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(box(page)).toHaveValue('datastore');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(hits(page)).toHaveCount(0);
    await expect(page).toHaveURL('/search');
  });

  test('closes on blur and on submit, and does not open where nothing is found', async ({
    page,
  }) => {
    await open(page, '/search');
    await box(page).pressSequentially('room');
    await expect(panel(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(panel(page)).toBeHidden();
    await box(page).pressSequentially('s');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeHidden();
    await box(page).fill('qqxzvwqq');
    await expect(main(page).getByText('No results for "qqxzvwqq"').first()).toBeVisible();
    await expect(panel(page)).toBeHidden();
  });

  test('the keys choose in it', async ({ page }) => {
    await open(page, '/search');
    await markDocument(page);
    await type(page, 'RealtimeView');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/realtimeview$/i);
    await expectSameDocument(page);
  });

  test('so does a click', async ({ page }) => {
    await open(page, '/search');
    await type(page, 'RealtimeView');
    await panel(page).getByRole('option').first().click();
    await expect(page).toHaveURL(/realtimeview$/i);
  });

  test('what is chosen stays so when more of the index has come', async ({ page }) => {
    const release = await holdRequests(page, '**/search/texts-*');
    await open(page, '/search');
    await type(page, 'RealtimeView');
    await page.keyboard.press('ArrowDown');
    const chosen = panel(page).getByRole('option', { selected: true });
    const name = await chosen.innerText();
    release();
    await expect(main(page).locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
    await expect(chosen).toHaveText(name, { useInnerText: true });
    await page.keyboard.press('x');
    await expect(chosen).toHaveCount(0);
  });

  test('a name that is longer than the panel breaks beside its sign', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/search');
    await type(page, 'realtimeView');
    const option = panel(page).getByRole('option', { name: /^RealtimeComponent<TModel>/ });
    await expect(option).toBeVisible();
    expect(await panel(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    const sign = await option.locator('[data-glyph]').boundingBox();
    const name = await option.getByText('RealtimeComponent').boundingBox();
    expect(Math.abs((sign?.y ?? NaN) - (name?.y ?? NaN))).toBeLessThan(10);
  });
});

test('no results: the query is named; other sections can be searched', async ({ page }) => {
  await open(page, '/search?q=qqxzvwqq');
  await expect(main(page).getByText('No results for "qqxzvwqq"').first()).toBeVisible();
  await expect(main(page).getByText('Popular tasks')).toBeVisible();
  await expect(main(page).getByText('Try searching for:')).toBeHidden();
  // Told to screen readers besides, but shown once.
  await expect(main(page).locator('.search-status')).toHaveCount(0);
  await box(page).fill('ownrshp');
  await main(page).getByRole('button', { name: 'ownership' }).click();
  await expect(hits(page).first()).toContainText(/ownership/i);
  await expect(page).toHaveURL('/search?q=ownership');
  await page.goto('/search?q=room&section=Nowhere');
  await main(page).getByRole('button', { name: 'Search all sections' }).click();
  await expect(hits(page)).toHaveCount(20);
  await expect(page).toHaveURL('/search?q=room');
});

test('a query is cut at 64 characters', async ({ page }) => {
  await open(page, `/search?q=${'room '.repeat(30)}`);
  expect((await box(page).inputValue()).length).toBeLessThanOrEqual(64);
  await expect(box(page)).toHaveAttribute('maxlength', '64');
});

test('HTML in the address is shown, never run', async ({ page }) => {
  const ran: string[] = [];
  await page.exposeFunction('ran', (what: string) => ran.push(what));
  const query = '<img src=x onerror="ran(1)">qqxzvw';
  await open(
    page,
    `/search?q=${encodeURIComponent(query)}&section=${encodeURIComponent('<img src=x onerror="ran(2)">')}`,
  );
  await expect(main(page).getByText(`No results for "${query}"`).first()).toBeVisible();
  await expect(page).toHaveTitle(`Search results for "${query}" | Tandem documentation`);
  await expect(main(page).locator('img')).toHaveCount(0);
  expect(ran).toEqual([]);
});

test('escaped texts are shown as what they stand for', async ({ page }) => {
  await answerWith(page, ESCAPED_HIT);
  await open(page, '/search');
  await box(page).pressSequentially('list');
  await expect(panel(page).getByRole('option')).toHaveText([
    'Why isn\'t List<T> there?Questions & answers › Tom & "Jerry"',
  ]);
  await expect(hits(page)).toContainText(['Where a < b && b > c, it is.']);
  await expect(hits(page).getByRole('link')).toHaveAttribute('href', '/room?a=1&b=2#which-part');
  await expect(status(page)).toHaveText('1 result for "list"');
  expect(await main(page).innerText()).not.toMatch(/&(?:\w+|#\d+);/);
});

test.describe('faults', () => {
  test('an index that cannot be loaded: it says so, and tries again when told to', async ({
    page,
  }) => {
    await page.route('**/search/outline.txt', (route) => route.abort());
    await open(page, '/search?q=room');
    await expect(main(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
    await expect(
      main(page).getByText('You might want to check your network connection.', { exact: true }),
    ).toBeVisible();
    await expect(main(page).locator('.search-status')).toHaveCount(0);
    await page.unroute('**/search/outline.txt');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(hits(page)).toHaveCount(20);
    await expect(main(page).getByText('Unable to fetch results')).toBeHidden();
  });

  test('the second part missing: titles are searched, and it is told', async ({ page }) => {
    await page.route('**/search/texts-*', (route) => route.abort());
    await open(page, '/search?q=RealtimeView');
    await expect(hits(page).first()).toContainText('RealtimeView');
    await expect(status(page)).toContainText('Only titles are searched');
    await box(page).fill('room');
    const text = /^\d+ results for "room", 20 shown\. Only titles are searched: [^.]+\.$/;
    await expect(main(page).locator('.search-status')).toHaveText(text);
    await box(page).fill('qqxzvwqq');
    await expect(main(page).getByText('No results for "qqxzvwqq"').first()).toBeVisible();
    await expect(main(page).locator('.search-status')).toHaveText(/^Only titles are searched/);
  });

  test('a search that takes long shows that it works', async ({ page }) => {
    const release = await holdRequests(page, '**/search/outline.txt');
    await page.goto('/search?q=room');
    await expect(status(page)).toHaveText('Still searching …');
    release();
    await expect(hits(page)).toHaveCount(20);
  });

  test('its script missing: it says so', async ({ page }) => {
    await page.route('**/search/ui/page-*', (route) => route.abort());
    await open(page, '/search?q=room');
    await expect(main(page).getByText('Unable to fetch results.')).toBeVisible();
  });

  test('it works without the runtime', async ({ page }) => {
    await page.route(/\/(?:framework|app)-[\da-f]+\.js$/, (route) => route.abort());
    await page.goto('/search?q=room');
    await expect(hits(page)).toHaveCount(20);
    await box(page).press('End');
    await box(page).pressSequentially('s');
    await expect(page).toHaveURL('/search?q=rooms');
  });
});

test('what is typed before its script is there is kept', async ({ page }) => {
  const release = await holdRequests(page, '**/search/ui/page-*');
  await page.goto('/search');
  await main(page).getByRole('searchbox', { name: 'Search' }).fill('room');
  await runtimeStarted(page);
  release();
  await expect(box(page)).toHaveValue('room');
  await expect(box(page)).toBeFocused();
  await expect(hits(page)).toHaveCount(20);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a link, and the page says what it needs', async ({ page }) => {
    await page.goto('/room');
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search');
    await expect(main(page).getByText('The search needs JavaScript')).toBeVisible();
    await expect(main(page).getByRole('searchbox')).toBeHidden();
    await main(page).getByRole('link', { name: 'reference' }).click();
    await expect(page).toHaveURL('/reference');
  });
});

test('the page is not in the sitemap, and robots may read it', async ({ page, request }) => {
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('/search<');
  await page.goto('/search');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`axe finds nothing at ${width} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/search?q=room');
    await expect(hits(page)).toHaveCount(20);
    await expectAccessible(page);
    await box(page).press('End');
    await box(page).pressSequentially('s');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page);
    await box(page).fill('qqxzvwqq');
    await expect(main(page).getByText('No results for').first()).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await page.route('**/search/outline.txt', (route) => route.abort());
    await page.goto('/search?q=room');
    await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(page);
  });
}
