import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { answerWith, ESCAPED_HIT } from './search-stub';
import { test } from './sites';
import { expectSameDocument, markDocument, open, watchFaults } from './support';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Search/ });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => modal(page).getByRole('combobox', { name: 'Search' });
const group = (page: Page, name: string) => modal(page).getByRole('grid', { name, exact: true });
const rows = (page: Page) => modal(page).getByRole('row');
const searchRequests = (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/search')) requests.push(pathname);
  });
  return requests;
};

/** Opens the modal by its button and waits until DocSearch is there. */
async function openModal(page: Page) {
  await button(page).click();
  await expect(box(page)).toBeFocused();
}

async function search(page: Page, query: string) {
  await box(page).fill(query);
  await expect(rows(page).first()).toBeVisible();
}

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

const stored = (title: string) => ({
  objectID: title,
  type: 'lvl1',
  url: '/room',
  content: null,
  hierarchy: { lvl0: 'Room', lvl1: title },
});

async function store(page: Page, key: string, value: unknown) {
  await page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [key, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
}

/** Fails the test where anything stored, typed or found runs. */
async function forbidAlerts(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('ran', (what: string) => ran.push(what));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  return ran;
}

test.describe('before the reader searches', () => {
  test('nothing of it is loaded', async ({ page }) => {
    const requests = searchRequests(page);
    await open(page, '/room/collections');
    await page.mouse.move(600, 500);
    await page.keyboard.press('Tab');
    await page.getByRole('heading', { level: 1 }).click();
    expect(requests).toEqual([]);
  });

  test('the first sign of intent loads it: the pointer over the button, or the focus', async ({
    page,
  }) => {
    for (const act of [() => button(page).hover(), () => button(page).focus()]) {
      await open(page, '/room/collections');
      const loaded = page.waitForRequest(/\/search\/outline\.txt/);
      await act();
      await loaded;
    }
    await expect(modal(page)).toBeHidden();
  });
});

test.describe('the button', () => {
  test('is labelled Search, and its name mentions the keys', async ({ page }) => {
    await page.goto('/room/collections');
    await expect(button(page)).toHaveAccessibleName('Search (Ctrl+K)');
    await expect(button(page).getByText('Search')).toBeVisible();
    await expect(button(page).getByText('Ctrl', { exact: true })).toBeVisible();
  });

  test('names the Command key on machines of Apple', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userAgent', { get: () => 'Macintosh; Intel Mac OS X' }),
    );
    await page.goto('/room/collections');
    await expect(button(page)).toHaveAccessibleName('Search (Command+K)');
  });

  test('moves nothing of the page when the modal opens', async ({ page }) => {
    await open(page, '/room');
    const before = await page.getByRole('heading', { level: 1 }).boundingBox();
    await openModal(page);
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
  });

  test('is there on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/room/collections');
    await openModal(page);
    await search(page, 'datastore');
    const cancel = modal(page).getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeInViewport({ ratio: 1 });
    await cancel.click();
    await expect(modal(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('leaves room for the name of the site', async ({ page }) => {
    for (const width of [996, 1100, 1200]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/room/collections');
      const name = page.getByRole('banner').getByText('Tandem documentation');
      const [seen, whole] = await name.evaluate((element) => [
        element.clientWidth,
        element.scrollWidth,
      ]);
      expect(seen / whole).toBeGreaterThan(0.75);
    }
  });

  test('opens with the letter that is typed on it', async ({ page }) => {
    await page.goto('/room/collections');
    await button(page).focus();
    await page.keyboard.type('datastore');
    await expect(box(page)).toHaveValue('datastore');
    await expect(rows(page).first()).toBeVisible();
  });
});

test.describe('the keys', () => {
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`${keys} opens it, Escape closes it at once, and the focus is on the button`, async ({
      page,
    }) => {
      await open(page, '/room/collections');
      await page.keyboard.press(keys);
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await expect(box(page)).toHaveAttribute('placeholder', 'Search docs');
      await search(page, 'room');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
  }

  test('Control+k closes it too', async ({ page }) => {
    await open(page, '/room/collections');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toBeHidden();
  });

  test('it opens again at once', async ({ page }) => {
    await open(page, '/room/collections');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.evaluate(() => {
      for (const key of ['Escape', '/'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    await expect(box(page)).toBeFocused();
    // What the first dialog has left behind has come by now.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await page.keyboard.type('room');
    await expect(rows(page).first()).toBeVisible();
  });

  test('in a field, the slash is a slash; Control+k goes back to the field', async ({ page }) => {
    await open(page, '/reference');
    const field = page.getByRole('main').getByRole('searchbox').first();
    await field.fill('a');
    await field.press('/');
    await expect(field).toHaveValue('a/');
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
  });

  test('the browser keeps its own: find, and other keys with k', async ({ page }) => {
    await open(page, '/room/collections');
    const prevented = await page.evaluate(() =>
      (
        [
          { key: 'f', ctrlKey: true },
          { key: 'f', metaKey: true },
          { key: 'k', ctrlKey: true, shiftKey: true },
          { key: 'k', altKey: true },
          { key: 'k' },
        ] satisfies KeyboardEventInit[]
      ).map((init) => {
        const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
      }),
    );
    expect(prevented).toEqual([false, false, false, false, false]);
    await expect(modal(page)).toBeHidden();
  });

  for (const width of [360, 1280]) {
    test(`while the modal is loaded, its place is taken, and Cancel closes it: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/search/ui/modal-*', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/room/collections');
      await button(page).click();
      await modal(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(modal(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await button(page).click();
      await expect(modal(page).getByText('Loading search')).toBeVisible();
      const before = await modal(page).locator('[data-search-waiting]').boundingBox();
      const field = await modal(page).getByRole('searchbox').boundingBox();
      release();
      await expect(box(page)).toBeFocused();
      const after = await modal(page).locator('.DocSearch-Modal').boundingBox();
      expect([after?.x, after?.y, after?.width]).toEqual([before?.x, before?.y, before?.width]);
      expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(8);
      const form = await modal(page).locator('.DocSearch-Form').boundingBox();
      expect(Math.abs((form?.width ?? 0) - (field?.width ?? 0))).toBeLessThan(2);
      expect([form?.x, form?.y, form?.height]).toEqual([field?.x, field?.y, field?.height]);
    });
  }

  test('no key is lost while the modal is loaded, and the reader is told of the wait', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search/ui/modal-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/room/collections');
    await page.keyboard.press('/');
    await page.keyboard.type('datast');
    await expect(modal(page).getByText('Loading search')).toBeVisible();
    await expect(modal(page).getByRole('searchbox')).toHaveValue('datast');
    await page.keyboard.press('ArrowLeft');
    release();
    await expect(box(page)).toBeFocused();
    // Where the reader was: before the last letter.
    await page.keyboard.type('x');
    await expect(box(page)).toHaveValue('datasxt');
  });
});

test.describe('the query', () => {
  test('is the text selected on the page, of up to 64 characters, and is replaced by typing', async ({
    page,
  }) => {
    await open(page, '/room/collections');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.click({ clickCount: 3 });
    const text = (await heading.innerText()).trim();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue(text);
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.type('room');
    await expect(box(page)).toHaveValue('room');
    await page.keyboard.press('Escape');
    await page.evaluate(() =>
      getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body),
    );
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    expect((await box(page).inputValue()).length).toBeLessThanOrEqual(64);
    expect((await box(page).inputValue()).length).toBeGreaterThan(40);
  });

  test('has at most 64 characters, and a button that clears it', async ({ page }) => {
    await open(page, '/room');
    await openModal(page);
    await page.keyboard.insertText('a'.repeat(80));
    await expect(box(page)).toHaveValue('a'.repeat(64));
    await modal(page).getByRole('button', { name: 'Clear the query' }).click();
    await expect(box(page)).toHaveValue('');
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
  });
});

test.describe('results', () => {
  test('are grouped by section, at most five in each, matches marked, with hints and a link to all', async ({
    page,
  }) => {
    await open(page, '/');
    await openModal(page);
    await search(page, 'room');
    const groups = modal(page).getByRole('grid');
    expect(await groups.count()).toBeGreaterThan(1);
    for (const one of await groups.all()) {
      expect(await one.getByRole('row').count()).toBeLessThanOrEqual(5);
    }
    await expect(rows(page).first().locator('mark').first()).toHaveText(/room/i);
    for (const hint of ['to select', 'to navigate', 'to close'])
      await expect(modal(page).getByText(hint)).toBeVisible();
    const all = modal(page).getByRole('link', { name: /^See all \d+ results$/ });
    await expect(all).toHaveAttribute('href', '/search?q=room');
    await markDocument(page);
    await all.click();
    await expect(page).toHaveURL('/search?q=room');
    await expect(modal(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('room');
    await expectSameDocument(page);
  });

  test('no heading covers the border of a hit', async ({ page }) => {
    await open(page, '/');
    await openModal(page);
    await search(page, 'room');
    // At once: the second part of the index brings other groups.
    const gaps = await modal(page)
      .locator('.DocSearch-Hits')
      .evaluateAll((groups) =>
        groups.map((one) => {
          const top = one.querySelector('a')?.getBoundingClientRect().top ?? 0;
          return top - (one.firstElementChild?.getBoundingClientRect().bottom ?? 0);
        }),
      );
    expect(gaps.length).toBeGreaterThan(1);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1);
  });

  test('a text tells its page and its heading', async ({ page }) => {
    await answerWith(page, ESCAPED_HIT);
    await open(page, '/room');
    await openModal(page);
    await search(page, 'list');
    await expect(rows(page).first().locator('.DocSearch-Hit-path')).toHaveText(
      'Tom & "Jerry" › Why isn\'t List<T> there?',
    );
  });

  test('the page behind is dimmed to the right border, the place of the scrollbar too', async ({
    page,
  }) => {
    for (const theme of ['light', 'dark']) {
      await page.goto('/room');
      await page.evaluate((value) => localStorage.setItem('theme', value), theme);
      await open(page, '/room');
      await openModal(page);
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const colour = async (x: number) => {
        const clip = { x, y: height - 40, width: 1, height: 1 };
        const { channels } = await sharp(await page.screenshot({ clip })).stats();
        return channels.slice(0, 3).map(({ mean }) => mean);
      };
      const beside = await colour(width - 20);
      for (const [channel, value] of (await colour(width - 2)).entries())
        expect(Math.abs(value - (beside[channel] ?? 0))).toBeLessThanOrEqual(2);
    }
  });

  test('snippets have ten words, and five on screens up to 768 px', async ({ page }) => {
    for (const [width, words] of [
      [1280, 10],
      [768, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/room');
      await openModal(page);
      await search(page, 'a reader who joins late sees the state');
      await expect(modal(page).getByText('…').first()).toBeVisible();
      const texts = await modal(page).locator('.DocSearch-Hit-title').allInnerTexts();
      const lengths = texts.map((text) => text.replace(/…/g, '').trim().split(/\s+/).length);
      expect(lengths.length).toBeGreaterThan(0);
      expect(Math.max(...lengths)).toBe(words);
    }
  });

  test('the keys move through them and open one without a load', async ({ page }) => {
    await open(page, '/pricing');
    await markDocument(page);
    await openModal(page);
    await search(page, 'datastore');
    await expect(modal(page).getByRole('status')).toContainText('results for');
    const first = rows(page).first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('ArrowUp');
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    const target = await first.getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    await expect(page).toHaveURL(target ?? '');
    await expectSameDocument(page);
    await expect(button(page)).not.toBeFocused();
  });

  test('a click opens one, on this page too, and with Control in another tab', async ({
    page,
    context,
  }) => {
    await open(page, '/room/datastore');
    await markDocument(page);
    await openModal(page);
    await search(page, 'snapshots collections');
    const opened = context.waitForEvent('page');
    await rows(page)
      .first()
      .getByRole('link')
      .click({ modifiers: ['Control'] });
    await (await opened).close();
    await expect(modal(page)).toBeVisible();
    const here = modal(page).locator('a[href^="/room/datastore#"]').first();
    await box(page).fill('datastore');
    // Hits of the query before may lead there too.
    await expect(modal(page).getByRole('status')).toContainText('for "datastore"');
    const href = (await here.getAttribute('href')) ?? '';
    await here.click();
    await expect(modal(page)).toBeHidden();
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${href.split('#')[1] ?? ''}"]`)).toBeInViewport();
    await expectSameDocument(page);
  });

  test('their number is told to screen readers', async ({ page }) => {
    await open(page, '/room');
    await openModal(page);
    await search(page, 'datastore');
    await expect(modal(page).getByRole('status')).toHaveText(/^\d+ results for "datastore"$/);
  });

  test('none: the query is named, and what might be meant', async ({ page }) => {
    await open(page, '/room');
    await openModal(page);
    await box(page).fill('ownrshp');
    await expect(modal(page).getByText('No results for "ownrshp"').first()).toBeVisible();
    await expect(modal(page).getByRole('status')).toHaveText('No results for "ownrshp"');
    await expect(modal(page).getByText('Try searching for:')).toBeVisible();
    await modal(page).getByRole('button', { name: 'ownership' }).click();
    await expect(rows(page).first()).toContainText(/ownership/i);
    await expect(box(page)).toBeFocused();
    await box(page).fill('qqxzvwqq');
    await expect(modal(page).getByText('No results for "qqxzvwqq"').first()).toBeVisible();
    await expect(modal(page).getByText('Try searching for:')).toBeHidden();
  });

  test('the Tab key comes to all of them on narrow screens too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/room');
    await openModal(page);
    await search(page, 'room');
    await page.keyboard.press('Tab');
    await expect(modal(page).getByRole('button', { name: 'Clear the query' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(modal(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    for (const row of (await rows(page).all()).slice(0, 3)) {
      await page.keyboard.press('Tab');
      await expect(row.getByRole('link')).toBeFocused();
    }
  });

  test('the list stays as it is under the hands of a reader who is in it', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search/texts-*', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/room');
    await openModal(page);
    await search(page, 'datastore');
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
    const link = rows(page).nth(1).getByRole('link');
    await expect(link).toBeFocused();
    const before = await rows(page).allInnerTexts();
    const loaded = page.waitForResponse('**/search/texts-*');
    release();
    await loaded;
    await page.waitForTimeout(500);
    expect(await rows(page).allInnerTexts()).toEqual(before);
    await expect(link).toBeFocused();
  });

  test('the focus stays in the modal', async ({ page }) => {
    await open(page, '/room');
    await openModal(page);
    await search(page, 'room');
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.querySelector('dialog')?.contains(document.activeElement) === true,
      );
      expect(isInside).toBe(true);
    }
  });
});

test.describe('recent searches', () => {
  test('there are none at first; a chosen hit becomes one, and can be a favourite, and be removed', async ({
    page,
  }) => {
    await open(page, '/pricing');
    await openModal(page);
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
    await search(page, 'RealtimeView');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/realtimeview$/i);
    await page.keyboard.press('Control+k');
    await expect(group(page, 'Recent').getByRole('row')).toHaveText([/RealtimeView/]);
    await modal(page).getByRole('button', { name: 'Save this search' }).click();
    await expect(group(page, 'Favorite').getByRole('row')).toHaveText([/RealtimeView/]);
    await expect(group(page, 'Recent')).toBeHidden();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.keyboard.press('Control+k');
    await expect(group(page, 'Favorite').getByRole('row')).toHaveText([/RealtimeView/]);
    await modal(page).getByRole('button', { name: 'Remove this search from favorites' }).click();
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
  });

  test('seven are kept; four where there are favourites, of which ten are kept', async ({
    page,
  }) => {
    const many = Array.from({ length: 12 }, (_, index) => stored(`Page ${index}`));
    await store(page, RECENT, many);
    await open(page, '/room');
    await openModal(page);
    await expect(group(page, 'Recent').getByRole('row')).toHaveCount(7);
    await page.keyboard.press('Escape');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      FAVORITES,
      JSON.stringify(many),
    ] as const);
    await openModal(page);
    await expect(group(page, 'Recent').getByRole('row')).toHaveCount(4);
    await expect(group(page, 'Favorite').getByRole('row')).toHaveCount(10);
  });

  test('one can be removed', async ({ page }) => {
    await store(page, RECENT, [stored('Alpha'), stored('Beta')]);
    await open(page, '/room');
    await openModal(page);
    await group(page, 'Recent')
      .getByRole('row', { name: /Alpha/ })
      .getByRole('button', { name: 'Remove this search from history' })
      .click();
    await expect(group(page, 'Recent').getByRole('row')).toHaveText([/Beta/]);
    await expect(box(page)).toBeFocused();
  });

  test('without a pointer too, and the focus goes to the box', async ({ page }) => {
    await store(page, RECENT, [stored('Alpha'), stored('Beta'), stored('Gamma')]);
    await open(page, '/room');
    await openModal(page);
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
    const remove = group(page, 'Recent')
      .getByRole('row', { name: /Alpha/ })
      .getByRole('button', { name: 'Remove this search from history' });
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(group(page, 'Recent').getByRole('row')).toHaveText([/Beta/, /Gamma/]);
    await page.keyboard.type('room');
    await expect(box(page)).toHaveValue('room');
  });

  test('a chosen text is one too', async ({ page }) => {
    await open(page, '/pricing');
    await openModal(page);
    await search(page, 'the datastore keeps models');
    const title = await rows(page).first().innerText();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    expect(title).not.toBe('');
    await expect(group(page, 'Recent').getByRole('row')).toHaveCount(1);
  });
});

test.describe('HTML is shown, never run', () => {
  const IMG = '<img src=x onerror="ran(1)">';

  test('in a query', async ({ page }) => {
    const ran = await forbidAlerts(page);
    await open(page, '/room');
    await openModal(page);
    await box(page).fill(`${IMG} qqxzvw`);
    await expect(modal(page).getByText(IMG, { exact: false }).first()).toBeVisible();
    expect(ran).toEqual([]);
  });

  test('escaped texts are shown as what they stand for, found or stored', async ({ page }) => {
    await answerWith(page, ESCAPED_HIT);
    await open(page, '/pricing');
    await openModal(page);
    await search(page, 'list');
    const expectTexts = async () => {
      await expect(rows(page).first()).toContainText('Where a < b && b > c, it is.');
      await expect(rows(page).first()).toContainText('Tom & "Jerry"');
      expect(await modal(page).innerText()).not.toMatch(/&(?:\w+|#\d+);/);
    };
    await expect(group(page, 'Questions & answers')).toBeVisible();
    await expectTexts();
    await expect(modal(page).getByRole('link', { name: 'See 1 result' })).toBeVisible();
    const link = rows(page).first().getByRole('link');
    await expect(link).toHaveAttribute('href', '/room?a=1&b=2#which-part');
    await link.click();
    await expect(page).toHaveURL('/room?a=1&b=2#which-part');
    await page.keyboard.press('Control+k');
    await expect(group(page, 'Recent')).toBeVisible();
    await expectTexts();
  });

  test('in a title: types with parameters keep them', async ({ page }) => {
    await open(page, '/room');
    await openModal(page);
    await search(page, 'RealtimeSet');
    await expect(rows(page).first()).toContainText('RealtimeSet<TModel>');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(group(page, 'Recent').getByRole('row').first()).toContainText('<TModel>');
  });

  test('in stored searches, whatever they hold', async ({ page }) => {
    const ran = await forbidAlerts(page);
    await store(page, RECENT, [
      { ...stored(IMG), content: IMG },
      { ...stored('Script'), url: 'javascript:ran(2)' },
      'nonsense',
    ]);
    await store(page, FAVORITES, '{"damaged');
    await open(page, '/room');
    await openModal(page);
    await expect(group(page, 'Recent').getByRole('row')).toHaveCount(1);
    await expect(group(page, 'Recent')).toContainText(IMG);
    expect(ran).toEqual([]);
  });
});

test.describe('faults', () => {
  test('without an index, search says so, and keeps saying it; the next key finds it again', async ({
    page,
  }) => {
    await page.route('**/search/outline.txt', (route) => route.abort());
    await open(page, '/room');
    await openModal(page);
    await box(page).fill('room');
    const title = modal(page).getByText('Unable to fetch results', { exact: true });
    await expect(title).toBeVisible();
    await expect(
      modal(page).getByText('You might want to check your network connection.', { exact: true }),
    ).toBeVisible();
    await expect(modal(page).getByRole('status')).toContainText('Unable to fetch results');
    // What it did before: the screen was gone after a moment.
    await page.waitForTimeout(1500);
    await expect(title).toBeVisible();
    await page.unroute('**/search/outline.txt');
    await page.keyboard.type('s');
    await expect(rows(page).first()).toBeVisible();
    await expect(title).toBeHidden();
  });

  for (const [name, body] of [
    ['no index', 'garbage'],
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
  ] as const) {
    test(`an index that is damaged: ${name}`, async ({ page }) => {
      await page.route('**/search/outline.txt', (route) => route.fulfill({ body }));
      await open(page, '/room');
      await openModal(page);
      await box(page).fill('room');
      await expect(modal(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
    });
  }

  for (const [name, act] of [
    ['is missing', { status: 404, body: 'Not found' }],
    ['is damaged', { status: 200, body: 'garbage' }],
  ] as const) {
    test(`where the second part of the index ${name}, titles are searched`, async ({ page }) => {
      await page.route('**/search/texts-*', (route) => route.fulfill(act));
      await open(page, '/room');
      await openModal(page);
      await search(page, 'RealtimeView');
      await expect(rows(page).first()).toContainText('RealtimeView');
      const note = modal(page).locator('.search-note');
      await expect(note).toHaveText('Only titles are searched: the texts could not be loaded.');
      await expect(note).toBeInViewport();
      await box(page).fill('qqxzvwqq');
      await expect(modal(page).getByText('No results for "qqxzvwqq"').first()).toBeVisible();
      await expect(note).toHaveText('Only titles are searched: the texts could not be loaded.');
      await expect(modal(page).getByRole('status')).toContainText('Only titles are searched');
      await box(page).fill('');
      await expect(modal(page).getByText('No recent searches')).toBeVisible();
      await expect(note).toHaveText('');
    });
  }

  test('where no worker starts, the page searches itself', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', {
        value: function forbidden() {
          throw new Error('Workers are forbidden.');
        },
      });
    });
    await open(page, '/room');
    await openModal(page);
    await search(page, 'datastore');
    await expect(rows(page).first()).toContainText(/datastore/i);
  });

  test('without its scripts, search says so, and a later key loads them', async ({ page }) => {
    await page.route('**/search/ui/modal-*', (route) => route.abort());
    await open(page, '/room');
    await button(page).click();
    await expect(modal(page).getByText('Unable to fetch results')).toBeVisible();
    await page.keyboard.type('r');
    await page.unroute('**/search/ui/modal-*');
    await page.keyboard.type('oom');
    await expect(box(page)).toHaveValue('room');
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
  });

  test('a search that takes long shows that it works', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search/outline.txt', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/room');
    await openModal(page);
    await box(page).fill('room');
    await expect(modal(page).locator('.DocSearch-Container--Stalled')).toBeVisible();
    await expect(modal(page).locator('.search-note')).toHaveText('Still searching …');
    await expect(modal(page).getByText('No recent searches')).toBeHidden();
    await expect(modal(page).getByRole('status')).toHaveText('Still searching …');
    release();
    await expect(rows(page).first()).toBeVisible();
    await expect(modal(page).locator('.search-note')).toHaveText('');
    await expect(modal(page).locator('.DocSearch-Container--Stalled')).toHaveCount(0);
  });

  for (const [name, method] of [
    ['full', 'setItem'],
    ['forbidden', 'getItem'],
  ] as const) {
    test(`storage that is ${name}: searching goes on`, async ({ page }) => {
      await page.addInitScript((broken) => {
        Storage.prototype[broken] = () => {
          throw new DOMException('No storage.', 'QuotaExceededError');
        };
      }, method);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await open(page, '/pricing');
      await openModal(page);
      await search(page, 'RealtimeView');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/realtimeview$/i);
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await search(page, 'datastore');
      expect(errors).toEqual([]);
    });
  }

  test('a search without a fault says nothing in the console', async ({ page }) => {
    const faults = watchFaults(page);
    await open(page, '/room');
    await openModal(page);
    await search(page, 'room');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    expect(faults).toEqual([]);
  });
});

test('in colours of the reader, matches and the chosen hit are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/room');
  await openModal(page);
  await search(page, 'datastore');
  const colours = await rows(page)
    .locator('mark')
    .first()
    .evaluate((mark) => {
      const { color, backgroundColor } = getComputedStyle(mark);
      return [color, backgroundColor];
    });
  expect(colours[1]).not.toBe('rgba(0, 0, 0, 0)');
  expect(colours[0]).not.toBe(colours[1]);
  const outline = (row: number) =>
    rows(page)
      .nth(row)
      .getByRole('link')
      .evaluate((link) => getComputedStyle(link).outlineStyle);
  expect([await outline(0), await outline(1)]).toEqual(['solid', 'none']);
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing in the modal: ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
      }, theme);
      await store(page, RECENT, [stored('Alpha')]);
      await open(page, '/room');
      const expectNoViolation = async () => {
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .include('dialog')
          .analyze();
        expect(
          violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary }) => [id, html, failureSummary]),
          ),
        ).toEqual([]);
      };
      await openModal(page);
      await expect(group(page, 'Recent')).toBeVisible();
      await expectNoViolation();
      await search(page, 'room');
      await page.keyboard.press('ArrowDown');
      await expectNoViolation();
      await box(page).fill('qqxzvwqq');
      await expect(modal(page).getByText('No results for').first()).toBeVisible();
      await expectNoViolation();
      await page.keyboard.press('Escape');
      await page.reload();
      await page.route('**/search/outline.txt', (route) => route.abort());
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await box(page).fill('room');
      await expect(modal(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
      await expectNoViolation();
    });
  }
}
