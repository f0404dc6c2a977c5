import { expect, type Page } from '@playwright/test';

export const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Search/ });
export const modal = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const box = (page: Page) => modal(page).getByRole('combobox', { name: 'Search' });
export const group = (page: Page, name: string) =>
  modal(page).getByRole('grid', { name, exact: true });
export const rows = (page: Page) => modal(page).getByRole('row');

/** Opens the modal by its button and waits until DocSearch is there. */
export async function openModal(page: Page) {
  await button(page).click();
  await expect(box(page)).toBeFocused();
}

/** Searches, and waits for the answer to this query: those to others are shown meanwhile. */
export async function search(page: Page, query: string) {
  await box(page).fill(query);
  await expect(modal(page).getByRole('status')).toContainText(`for "${query}"`);
  await expect(rows(page).first()).toBeVisible();
}

export const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
export const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

/** A search as DocSearch stores it. */
export const stored = (title: string) => ({
  objectID: title,
  type: 'lvl1',
  url: '/room',
  content: null,
  hierarchy: { lvl0: 'Room', lvl1: title },
});

/** Stores a value before the page loads, unless the key is taken. A string is stored as it is. */
export async function store(page: Page, key: string, value: unknown) {
  await page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [key, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
}
