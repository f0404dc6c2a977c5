import { expect, type Page } from '@playwright/test';
import { box, button, modal, openModal, rows, search } from './search-support';
import { test } from './sites';
import { holdRequests, open } from './support';

const searchRequests = (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/search')) requests.push(pathname);
  });
  return requests;
};

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
      const name = page.getByRole('banner').getByRole('link', { name: 'Tandem Docs' });
      await expect(name).toBeInViewport({ ratio: 1 });
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
      const release = await holdRequests(page, '**/search/ui/modal-*');
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
    const release = await holdRequests(page, '**/search/ui/modal-*');
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
