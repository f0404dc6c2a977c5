/**
 * What a reader does on the site, in the browsers other than Chromium: everything that a page needs
 * from the browser is used once.
 */
import { expect } from '@playwright/test';
import { test } from './test';
import type { Target, Window } from './window';

const PAGES = [
  ['/', 'Make your Unity scene multiplayer'],
  ['/essentials/getting-started', 'Getting started'],
  ['/architecture/client', 'The client'],
  ['/guides/xr-avatars-and-voice-chat', 'XR avatars and voice chat'],
  ['/guides/cheat-sheet', 'Cheat sheet'],
  ['/platforms', 'Platforms'],
  ['/pricing', 'Pricing'],
  ['/room/collections', 'Collections'],
  ['/reference', 'API reference'],
  ['/reference/classes/RealtimeView', 'RealtimeView'],
  ['/glossary', 'Glossary'],
  ['/releases', 'Release notes'],
] as const;

const PHONE = { width: 390, height: 844 };

/** Waits until the reader sees it. */
const sees = (target: Target) => expect.poll(() => target.isVisible()).toBe(true);
const misses = (target: Target) => expect.poll(() => target.isVisible()).toBe(false);

const title = (window: Window) => window.getByRole('main').getByRole('heading').first();
const dialog = (window: Window) => window.getByRole('dialog', { name: 'Search' });
const place = (window: Window) => window.evaluate(() => Math.round(scrollY));
const path = (window: Window) => window.evaluate(() => location.pathname + location.search);
/** What is typed into the field that has the focus. */
const typed = (window: Window) =>
  window.evaluate(() =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined,
  );

/** Waits until a link is followed without a load. */
const isLive = (window: Window) =>
  expect
    .poll(() =>
      window.evaluate(() => performance.getEntriesByName('onInitialClientRender').length > 0),
    )
    .toBe(true);

for (const [address, name] of PAGES) {
  test(`${address} is shown, and fits the window and a phone`, async ({ visit, window }) => {
    await visit(address);
    expect(await title(window).innerText()).toContain(name);
    await isLive(window);
    for (const size of [{ width: 1280, height: 800 }, PHONE]) {
      await window.setViewportSize(size);
      const sideways = () =>
        window.evaluate(() => {
          scrollTo({ left: 1000, behavior: 'instant' });
          return scrollX;
        });
      expect(await sideways()).toBe(0);
    }
  });
}

test('a link is followed without a load, and Back returns to the place', async ({
  visit,
  window,
}) => {
  await visit('/room/collections');
  await isLive(window);
  await window.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await window.getByRole('main').getByRole('link', { name: 'RealtimeSet<TModel>' }).first().click();
  await expect.poll(() => path(window)).toBe('/reference/classes/RealtimeSet');
  await expect.poll(() => title(window).innerText()).toContain('RealtimeSet');
  await expect.poll(() => place(window)).toBe(0);
  await window.goBack();
  await expect.poll(() => title(window).innerText()).toContain('Collections');
  await expect.poll(() => place(window)).toBeGreaterThan(1000);
  expect(await window.evaluate(() => document.body.hasAttribute('data-same-document'))).toBe(true);
});

test('search opens by the keyboard, finds while the reader types, and opens a hit', async ({
  visit,
  window,
}) => {
  await visit('/pricing');
  await window.keyboard.press('/');
  await sees(dialog(window));
  await window.keyboard.press('Escape');
  await misses(dialog(window));
  await window.keyboard.press('Control+k');
  await sees(dialog(window));
  await window.keyboard.type('RealtimeView');
  // The answers to the beginnings of the name are shown meanwhile.
  const status = dialog(window).getByRole('status');
  await expect.poll(() => status.innerText()).toContain('for "RealtimeView"');
  await sees(
    dialog(window)
      .getByRole('row', { name: /^RealtimeView/ })
      .first(),
  );
  await window.keyboard.press('Enter');
  await expect.poll(() => path(window)).toBe('/reference/classes/RealtimeView');
  await expect.poll(() => title(window).innerText()).toContain('RealtimeView');
});

test('the page of results shows more on demand', async ({ visit, window }) => {
  await visit('/search?q=room');
  const status = window.getByRole('main').getByRole('status');
  await expect.poll(() => status.innerText()).toMatch(/^\d+ results for "room", 20 shown$/);
  await window.getByRole('button', { name: /^Show more results/ }).click();
  await expect.poll(() => status.innerText()).toMatch(/, 40 shown$/);
});

test('the colour mode is kept over a reload and a page', async ({ visit, window }) => {
  const color = () => window.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await visit('/room');
  const light = await color();
  await window.getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(color).not.toBe(light);
  const dark = await color();
  await window.reload();
  expect(await color()).toBe(dark);
  await visit('/pricing');
  expect(await color()).toBe(dark);
  await window.getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(color).toBe(light);
});

test('names of code in the text are underlined with dots', async ({ visit, window }) => {
  await visit('/room');
  const styles = await window.evaluate(() =>
    [...document.querySelectorAll('.prose a:has(> code)')].map((link) => {
      const { textDecorationLine, textDecorationStyle } = getComputedStyle(link);
      return `${textDecorationLine} ${textDecorationStyle}`;
    }),
  );
  expect(new Set(styles)).toEqual(new Set(['underline dotted']));
});

test('tabs show their panels, and the choice is kept', async ({ visit, window }) => {
  const panel = (name: string) => window.getByRole('tabpanel', { name });
  await visit('/platforms');
  await sees(panel('Desktop'));
  await window.getByRole('tab', { name: 'WebGL' }).click();
  await sees(panel('WebGL'));
  await misses(panel('Desktop'));
  await window.keyboard.press('ArrowLeft');
  await sees(panel('Android, Meta Quest'));
  await window.reload();
  await sees(panel('Android, Meta Quest'));
});

test('code is copied, and can be pasted', async ({ visit, window }) => {
  await visit('/room/datastore');
  await window.getByRole('button', { name: 'Copy DatastoreReport.cs' }).click();
  await sees(window.getByRole('button', { name: 'Copied DatastoreReport.cs' }));
  await window.keyboard.press('Control+k');
  await sees(dialog(window));
  await window.keyboard.press('Control+v');
  await expect.poll(() => typed(window)).toMatch(/^using /);
});

test('long code unfolds and folds', async ({ visit, window }) => {
  await visit('/guides/creating-a-player-controller');
  await window
    .getByRole('button', { name: /^Show More/ })
    .first()
    .click();
  const less = window.getByRole('button', { name: /^Show Less/ });
  await sees(less);
  await less.click();
  await misses(less);
});

test('the menu of a phone opens, leads on and closes', async ({ visit, window }) => {
  const menu = window.getByRole('dialog', { name: 'Menu' });
  await window.setViewportSize(PHONE);
  await visit('/room/collections');
  await isLive(window);
  await window.getByRole('button', { name: 'Menu', exact: true }).click();
  await sees(menu.getByRole('link', { name: 'Overview' }));
  await menu.getByRole('button', { name: 'Back to main menu' }).click();
  await sees(menu.getByRole('link', { name: 'Dashboard' }));
  await menu.getByRole('button', { name: 'Documentation' }).click();
  await menu.getByRole('link', { name: 'Offline mode' }).click();
  await expect.poll(() => title(window).innerText()).toContain('Offline mode');
  await misses(menu);
});

test('on paper are the text and all code, and nothing that leads elsewhere', async ({
  visit,
  window,
}) => {
  await visit('/guides/creating-a-player-controller');
  await sees(window.getByRole('button', { name: /^Show More/ }).first());
  // Not every driver prints, but the rules for paper can be those for the window.
  await window.evaluate(() => {
    const onPaper: Readonly<Record<string, string>> = { print: 'all', screen: 'not all' };
    for (const { cssRules } of document.styleSheets)
      for (const rule of cssRules)
        if (rule instanceof CSSMediaRule)
          rule.media.mediaText = onPaper[rule.media.mediaText] ?? rule.media.mediaText;
  });
  await sees(window.getByRole('heading', { name: 'Pitfalls' }));
  await misses(window.getByRole('button', { name: /^Show More/ }).first());
  await misses(window.getByRole('navigation', { name: 'Documentation' }));
  const cut = await window.evaluate(
    () =>
      [...document.querySelectorAll('pre')].filter((pre) => pre.scrollHeight > pre.clientHeight)
        .length,
  );
  expect(cut).toBe(0);
});

/** Code, because Firefox prints the letters of the text as shapes. */
for (const [address, last] of [
  ['/pricing', 'default'],
  ['/guides/cheat-sheet', 'rpcMessageReceived'],
] as const) {
  test(`the first sheet of paper of ${address} has the code "${last}"`, async ({
    visit,
    session,
  }) => {
    test.skip(session.firstSheet === undefined, 'The driver of WebKit does not print.');
    await visit(address);
    expect(await session.firstSheet?.()).toContain(last);
  });
}

test('an address that leads nowhere says so, and helps', async ({ visit, window }) => {
  await visit('/nowhere');
  expect(await title(window).innerText()).toBe('Page not found');
  await window.getByRole('main').getByRole('link', { name: 'Connect to a room' }).click();
  await expect.poll(() => title(window).innerText()).not.toBe('Page not found');
});
