import type { Page, Route } from '@playwright/test';

/** What is drawn: a page of the site, in a state. */
export interface Scene {
  /** Of its files. */
  readonly name: string;
  readonly path: string;
  /** In pixels; without it, at every width. */
  readonly widths?: readonly number[];
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What a reader does once the page has started. */
  readonly act?: (page: Page) => Promise<void>;
}

export const WIDTHS: readonly number[] = [360, 768, 1440];
export const HEIGHT = 900;

export const SCENES: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'guide', path: '/realtime/realtimetransform' },
  { name: 'tutorial', path: '/guides/creating-a-multiplayer-drawing-app' },
  { name: 'class-long', path: '/reference/classes/RealtimeView' },
  { name: 'class-short', path: '/reference/classes/WireType' },
  { name: 'reference', path: '/reference' },
  { name: 'pricing', path: '/pricing' },
  {
    name: 'search',
    path: '/search',
    act: async (page) => {
      const main = page.getByRole('main');
      await page.waitForLoadState('networkidle');
      await main.getByRole('combobox', { name: 'Search' }).fill('room');
      await main.locator('ol').getByRole('listitem').first().waitFor();
      // The best results, which open below the box, would hide the list.
      await main.getByRole('combobox', { name: 'Search' }).press('Enter');
      await main.getByRole('listbox').waitFor({ state: 'hidden' });
    },
  },
  { name: 'modal-hits', path: '/room', act: (page) => searchFor(page, 'connect') },
  { name: 'modal-none', path: '/room', act: (page) => searchFor(page, 'zzqxv') },
  {
    name: 'menu',
    path: '/room/collections',
    widths: [360, 768],
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  { name: 'not-found', path: '/no/such/page' },
  {
    name: 'crash',
    path: '/room',
    prepare: (page) => page.route(PAGE_DATA, withDamage),
    act: async (page) => {
      await followNext(page);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'load-failure',
    path: '/room',
    prepare: (page) => page.route(PAGE_DATA, (route) => route.abort('internetdisconnected')),
    act: async (page) => {
      await followNext(page);
      await page.getByRole('alert').waitFor();
    },
  },
];

/** What a page's data is fetched from. */
const PAGE_DATA = '**/page-data/**/page-data.json';

/** Data with which the template throws. */
async function withDamage(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.replace(/"docPage":\{/, '"docPage":null,"other":{') });
}

/** Follows the link to the next page from the keyboard: nothing is hovered, nothing scrolls. */
async function followNext(page: Page): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: /^Next / });
  await link.evaluate((element: HTMLElement) => element.click());
}

/** Both parts of the index are there before the query: the first answer is the whole one. */
async function searchFor(page: Page, query: string): Promise<void> {
  const secondPart = page.waitForResponse(/\/search\/texts-[^/]+$/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click();
  const modal = page.getByRole('dialog', { name: 'Search' });
  const box = modal.getByRole('combobox', { name: 'Search' });
  await box.waitFor();
  await (await secondPart).finished();
  await box.fill(query);
  const answer = modal.getByRole('row').or(modal.getByText('No results', { exact: false }));
  await answer.first().waitFor();
  await page.mouse.move(0, 0);
}
