import { expect } from '@playwright/test';
import { box, button, modal, openModal, rows, search } from './search-support';
import { test } from './sites';
import { holdRequests, open, watchFaults } from './support';

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
    const release = await holdRequests(page, '**/search/outline.txt');
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
