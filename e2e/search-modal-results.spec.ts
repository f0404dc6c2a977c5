import { expect } from '@playwright/test';
import sharp from 'sharp';
import { box, button, modal, openModal, rows, search } from './search-support';
import { answerWith, ESCAPED_HIT } from './search-stub';
import { test } from './sites';
import { expectSameDocument, holdRequests, markDocument, open } from './support';

test.describe('results', () => {
  test('are grouped by section, at most five in each, matches marked, with hints and a link to all', async ({
    page,
  }) => {
    await open(page, '/');
    await openModal(page);
    await search(page, 'room');
    const groups = modal(page).getByRole('grid');
    expect(await groups.count()).toBeGreaterThan(1);
    const counts = await groups.evaluateAll((lists) =>
      lists.map((list) => list.querySelectorAll('[role=row]').length),
    );
    // There are more than five in the section of rooms.
    expect(Math.max(...counts)).toBe(5);
    await expect(rows(page).first().locator('mark').first()).toHaveText(/room/i);
    for (const hint of ['to select', 'to navigate', 'to close'])
      await expect(modal(page).getByText(hint)).toBeVisible();
    const all = modal(page).getByRole('link', { name: /^See all \d+ results$/ });
    await expect(all).toHaveAttribute('href', '/search?q=room');
    // Without scrolling, and not cut.
    await expect(all).toBeInViewport({ ratio: 1 });
    await markDocument(page);
    await all.click();
    await expect(page).toHaveURL('/search?q=room');
    await expect(modal(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('room');
    await expectSameDocument(page);
  });

  test('no name of a group covers the link to all', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/room');
    await openModal(page);
    await search(page, 'connect');
    const all = modal(page).getByRole('link', { name: /^See all/ });
    await expect(modal(page).getByRole('grid')).not.toHaveCount(1);
    const isOnTop = () =>
      all.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
  });

  test('no heading covers the border of a hit', async ({ page }) => {
    await open(page, '/');
    await openModal(page);
    await search(page, 'room');
    // At once: the second part of the index brings other groups. Measured again where these come.
    const least = () =>
      modal(page)
        .locator('.DocSearch-Hits')
        .evaluateAll((groups) => {
          const gaps = groups.map((one) => {
            const top = one.querySelector('a')?.getBoundingClientRect().top ?? 0;
            return top - (one.firstElementChild?.getBoundingClientRect().bottom ?? 0);
          });
          return gaps.length > 1 ? Math.min(...gaps) : -1;
        });
    await expect.poll(least).toBeGreaterThanOrEqual(0);
  });

  test('a text tells its page and its heading', async ({ page }) => {
    await answerWith(page, ESCAPED_HIT);
    await open(page, '/room');
    await openModal(page);
    await search(page, 'list');
    await expect(rows(page).first().locator('.DocSearch-Hit-title')).toHaveText(
      'Tom & "Jerry" › Why isn\'t List<T> there?',
    );
  });

  test('a member is named with its type, above what it does', async ({ page }) => {
    await open(page, '/room');
    await openModal(page);
    await search(page, 'Room.Connect');
    const first = rows(page).first();
    await expect(first.locator('.DocSearch-Hit-title')).toHaveText('Room.Connect');
    await expect(first.locator('.DocSearch-Hit-path')).toContainText('connecting to a room');
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
      [769, 10],
      [768, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/room');
      await openModal(page);
      await search(page, 'a reader who joins late sees the state');
      await expect(modal(page).getByText('…').first()).toBeVisible();
      const texts = await modal(page)
        .locator('.DocSearch-Hit-content-wrapper > span')
        .allInnerTexts();
      const lengths = texts
        .flatMap((text) => text.split(' › '))
        .map((text) => text.replace(/…/g, '').trim().split(/\s+/).length);
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
    await expect(modal(page).getByText('Believe this query')).toHaveCount(0);
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
    const release = await holdRequests(page, '**/search/texts-*');
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
