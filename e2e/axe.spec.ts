import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { AUTHORING, MAIN, test } from './sites';
import { open } from './support';

const PAGES = {
  'the home page': `${MAIN}/`,
  'the index of the reference': `${MAIN}/reference`,
  'a page of the documentation': `${MAIN}/room/collections`,
  'a page of the reference': `${MAIN}/reference/classes/RealtimeSet`,
  'a large page of the reference': `${MAIN}/reference/classes/RealtimeTransform`,
  'an enum of the reference': `${MAIN}/reference/classes/DidChangeEvent`,
  'a page with a project to download': `${MAIN}/guides/creating-a-player-controller`,
  'the glossary': `${MAIN}/glossary`,
  'a table that leads to a decision': `${MAIN}/architecture/choosing-an-architecture`,
  'the not-found page': `${MAIN}/nowhere`,
  'everything that authors write': `${AUTHORING}/guide/features`,
} as const;

/** Diagrams are part of what is looked at. */
async function drawDiagrams(page: Page) {
  const figures = page.getByRole('figure').filter({ hasText: /A talks to B|A broken diagram/ });
  for (const figure of await figures.all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(
      figure.getByRole('img').or(figure.getByText('This diagram cannot be drawn')),
    ).toBeVisible();
  }
}

for (const width of [360, 1280]) {
  test.describe(`${width} px, light and dark`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });

    for (const [name, url] of Object.entries(PAGES)) {
      test(name, async ({ page }) => {
        await open(page, url);
        await drawDiagrams(page);
        await expectAccessible(page);
      });
    }

    if (width === 360) {
      test('the open menu', async ({ page }) => {
        await open(page, PAGES['a page of the documentation']);
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await expect(
          menu.getByRole('link', { name: 'Datastore', exact: true }).first(),
        ).toBeInViewport();
        await expectAccessible(page);
        await menu.getByRole('button', { name: 'Back to main menu' }).click();
        await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
        await expectAccessible(page);
      });

      test('the open table of contents', async ({ page }) => {
        await open(page, PAGES['a page of the reference']);
        await page.getByRole('button', { name: 'On this page' }).click();
        await expectAccessible(page);
      });
    } else {
      test('an open dropdown', async ({ page }) => {
        await open(page, PAGES['a page of the documentation']);
        await page.getByRole('banner').getByText('Version: Next').click();
        await expectAccessible(page);
      });
    }
  });
}
