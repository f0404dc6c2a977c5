/**
 * What pages look like, in both themes. `npx playwright test --project=screenshots -u` draws what
 * looks different into `docs/screenshots/`, to be committed. On a machine that draws letters
 * differently, nothing is compared.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { showFontsAtOnce } from './fonts-at-once';
import { THEME_KEY } from '../src/client/early/storage';
import { COLOR_MODES, type ColorMode } from '../src/styles/tokens';
import { SITES, test as base } from './sites';
import { open } from './support';

/** A page of the site, in a state. */
interface Scene {
  readonly path: string;
  /** In pixels; without it, at every width. */
  readonly widths?: readonly number[];
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What a reader does once the page has started. */
  readonly act?: (page: Page) => Promise<void>;
}

const WIDTHS = [360, 768, 1440];
/** What a page's data is fetched from. */
const PAGE_DATA = '**/page-data/**/page-data.json';

const SCENES: Readonly<Record<string, Scene>> = {
  home: { path: '/' },
  guide: { path: '/realtime/realtimetransform' },
  class: { path: '/reference/classes/RealtimeView' },
  reference: { path: '/reference' },
  pricing: { path: '/pricing' },
  'not-found': { path: '/no/such/page' },
  search: {
    path: '/search',
    act: async (page) => {
      const box = page.getByRole('main').getByRole('combobox', { name: 'Search' });
      await page.waitForLoadState('networkidle');
      await box.fill('room');
      // Texts are in the second part of the index: from here on, the list stays as it is.
      await page.getByRole('main').locator('ol p + p:not(:empty)').first().waitFor();
      // The best results, which open below the box, would hide the list.
      await box.press('Enter');
      await page.getByRole('main').getByRole('listbox').waitFor({ state: 'hidden' });
    },
  },
  'modal-hits': { path: '/room', widths: [360, 1440], act: (page) => searchFor(page, 'connect') },
  'modal-none': { path: '/room', widths: [360], act: (page) => searchFor(page, 'zzqxv') },
  menu: {
    path: '/room/collections',
    widths: [360],
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  crash: {
    path: '/room',
    widths: [768],
    prepare: (page) => page.route(PAGE_DATA, withDamage),
    act: async (page) => {
      await followNext(page);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  'load-failure': {
    path: '/room',
    widths: [768],
    prepare: (page) => page.route(PAGE_DATA, (route) => route.abort('internetdisconnected')),
    act: async (page) => {
      await followNext(page);
      await page.getByRole('alert').waitFor();
    },
  },
};

/** Data with which the template throws, read from the build: no answer can come too late. */
function withDamage(route: Route): Promise<void> {
  const file = path.join(SITES.main.folder, new URL(route.request().url()).pathname);
  const text = fs.readFileSync(file, 'utf8');
  return route.fulfill({ body: text.replace(/"docPage":\{/, '"docPage":null,"other":{') });
}

/** Follows the link to the next page from the keyboard: nothing is hovered, nothing scrolls. */
async function followNext(page: Page): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: /^Next / });
  await link.evaluate((element: HTMLElement) => element.click());
}

/** Both parts of the index are there before the query: the first answer is the whole one. */
async function searchFor(page: Page, query: string): Promise<void> {
  const secondPart = page.waitForResponse(/\/search\/texts-[^/]+$/);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /^Search/ }).click();
  const modal = page.getByRole('dialog', { name: 'Search' });
  const box = modal.getByRole('combobox', { name: 'Search' });
  await box.waitFor();
  await (await secondPart).finished();
  await box.fill(query);
  const answer = modal.getByRole('row').or(modal.getByText('No results', { exact: false }));
  await answer.first().waitFor();
  await page.mouse.move(0, 0);
}

/** As a tab does when the reader switches the theme in another one. */
async function switchTo(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => window.dispatchEvent(new StorageEvent('storage', { key, newValue })),
    [THEME_KEY, mode] as const,
  );
}

const DRAWN_ON = 'docs/screenshots/drawn-on.txt';
const LETTERS = ['sans-serif', 'serif', 'monospace', 'Arial', 'system-ui']
  .map((family) => `<p style="font: 24px ${family}">Rings &amp; rooms, 0123</p>`)
  .join('');

const test = base.extend<object, { machine: string }>({
  /** What draws the letters here: the browser, and a fingerprint of some in each of its families. */
  machine: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ viewport: { width: 400, height: 320 } });
      await page.setContent(LETTERS);
      const hash = crypto.createHash('sha256').update(await page.screenshot());
      await page.close();
      await use(`Chromium ${browser.version()}, letters ${hash.digest('hex').slice(0, 16)}\n`);
    },
    { scope: 'worker' },
  ],
});

const isRedrawn = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);
const isLikeStored = (machine: string) => fs.readFileSync(DRAWN_ON, 'utf8') === machine;

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-US', timezoneId: 'UTC' });
// A page may still be fetching ahead when a test ends.
test.afterEach(async ({ context, page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('letters are drawn as in the stored pictures', ({ machine }) => {
  if (isRedrawn()) fs.writeFileSync(DRAWN_ON, machine);
  if (isLikeStored(machine)) return;
  console.log(`Pictures of pages are not compared: this machine has ${machine.trim()}.`);
  test.skip();
});

for (const [name, { path: address, widths = WIDTHS, prepare, act }] of Object.entries(SCENES)) {
  for (const width of widths) {
    test(`${name} at ${width} pixels looks as it did`, async ({ machine, context, page }) => {
      test.skip(!isRedrawn() && !isLikeStored(machine));
      await page.setViewportSize({ width, height: 900 });
      await showFontsAtOnce(context);
      await prepare?.(page);
      await open(page, address);
      await act?.(page);
      // Pictures and fonts are there, and what is fetched ahead.
      await page.waitForLoadState('networkidle');
      for (const mode of COLOR_MODES) {
        await switchTo(page, mode);
        await expect.soft(page).toHaveScreenshot(`${name}-${width}-${mode}.webp`);
      }
    });
  }
}
