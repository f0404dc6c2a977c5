import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './sites';
import { slowAnimations } from './support';

const category = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('button', { name: 'Guides', exact: true });

/** The heights of an element in the frames after a click, until it has stood still for a while. */
async function heightsAfterClick(target: Locator, button: Locator): Promise<number[]> {
  await button.scrollIntoViewIfNeeded();
  const panel = await target.elementHandle();
  const heights = button.evaluate(
    (element, watched) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const heightNow = () => watched.getBoundingClientRect().height;
        const look = () => {
          seen.push(heightNow());
          const still =
            seen.length > 15 && seen.slice(-15).every((height) => height === seen.at(-1));
          if (still) resolve(seen);
          else requestAnimationFrame(look);
        };
        element.addEventListener('click', () => requestAnimationFrame(look), { once: true });
        (element as HTMLElement).click();
      }),
    panel,
  );
  return heights;
}

/** Heights that are neither the first nor the last one: what lies between closed and open. */
function between(heights: readonly number[], closed: number, open: number): number {
  return new Set(heights.filter((height) => height > closed + 1 && height < open - 1)).size;
}

/** Something that unfolds, with the part whose height changes. */
const UNFOLDING = {
  'a category of the sidebar': {
    width: 1280,
    url: '/room/collections',
    button: category,
    panel: (page: Page) => page.locator(`xpath=//ul[@id=//button[.="Guides"]/@aria-controls]`),
  },
  'the table of contents of narrow screens': {
    width: 360,
    url: '/room/collections',
    button: (page: Page) => page.getByRole('button', { name: 'On this page' }),
    panel: (page: Page) => page.locator('[data-toc] [data-static]'),
  },
  'the details of a text': {
    width: 1280,
    url: '/realtime/realtimecomponent',
    button: (page: Page) => page.getByRole('main').getByText('Diagram as text').first(),
    panel: (page: Page) => page.locator('article details').first(),
  },
} as const;

test('beside a wide page the table of contents is not folded', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/room/collections');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link', { name: 'Which limits apply?' })).toBeVisible();
});

for (const [name, { width, url, button, panel }] of Object.entries(UNFOLDING)) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 } });

    test('unfolds and folds by and by', async ({ page }) => {
      await page.goto(url);
      await slowAnimations(page);
      const closed = await panel(page).evaluate(
        (element) => element.getBoundingClientRect().height,
      );
      const opening = await heightsAfterClick(panel(page), button(page));
      const full = opening.at(-1) ?? 0;
      expect(full).toBeGreaterThan(closed + 40);
      expect(between(opening, closed, full)).toBeGreaterThan(2);
      const closing = await heightsAfterClick(panel(page), button(page));
      expect(closing.at(-1)).toBe(closed);
      expect(between(closing, closed, full)).toBeGreaterThan(2);
    });

    test('keeps no height of its own once it is open', async ({ page }) => {
      await page.goto(url);
      await heightsAfterClick(panel(page), button(page));
      expect(
        await panel(page).evaluate((element) => [
          element.getAttribute('style'),
          element.getAnimations().length,
          element.hasAttribute('data-sliding'),
        ]),
      ).toEqual([null, 0, false]);
    });

    test('turns round where a second click comes meanwhile', async ({ page }) => {
      await page.goto(url);
      const closed = await panel(page).evaluate(
        (element) => element.getBoundingClientRect().height,
      );
      // Both in one task: the second comes while the first has hardly begun.
      await button(page).evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      });
      await expect
        .poll(() => panel(page).evaluate((element) => element.getBoundingClientRect().height))
        .toBe(closed);
      await button(page).press('Enter');
      await expect
        .poll(() => panel(page).evaluate((element) => element.getBoundingClientRect().height))
        .toBeGreaterThan(closed + 40);
    });

    test.describe('for readers who want less motion', () => {
      test.use({ reducedMotion: 'reduce' });

      test('is open at once', async ({ page }) => {
        await page.goto(url);
        const heights = await heightsAfterClick(panel(page), button(page));
        expect(between(heights, 1, heights.at(-1) ?? 0)).toBeLessThan(2);
      });
    });
  });
}
