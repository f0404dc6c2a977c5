import { expect, type Page } from '@playwright/test';
import { AUTHORING, MAIN, test } from './sites';
import {
  expectSameDocument,
  fontsShown,
  markDocument,
  menu,
  menuButton,
  open,
  openMenu,
  settledScroll,
  sidewaysScroll,
  slowAnimations,
} from './support';

const WIDTHS = [360, 768] as const;

const navbar = (page: Page) => page.getByRole('banner');

async function expectClosed(page: Page) {
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[inert]')).toHaveCount(0);
}

/**
 * Tabs through the page. Returns what can be focused and never was, and what was focused although
 * nobody sees it.
 */
async function tabThrough(page: Page): Promise<{ missed: string[]; unseen: string[] }> {
  const targets = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, video[controls], [tabindex="0"]',
    );
    const reachable = [...all].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        !element.closest('[inert]'),
    );
    Object.assign(window, { missed: new Set(reachable), unseen: new Set() });
    return reachable.length;
  });
  for (let count = 0; count < targets + 3; count++) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => {
      const { missed, unseen } = window as unknown as Record<string, Set<Element>>;
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return;
      missed?.delete(activeElement);
      if (!activeElement.checkVisibility({ visibilityProperty: true })) unseen?.add(activeElement);
    });
  }
  return page.evaluate(() => {
    const { missed, unseen } = window as unknown as Record<string, Set<Element>>;
    const names = (elements: Set<Element> | undefined) =>
      [...(elements ?? [])].map((element) => element.outerHTML.slice(0, 120));
    return { missed: names(missed), unseen: names(unseen) };
  });
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('the menu opens with the focus inside and the rest out of reach', async ({ page }) => {
      await page.goto('/room/collections');
      await expect(menu(page)).toBeHidden();
      await openMenu(page);
      await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
      await expect(menu(page).locator('[aria-current="page"]')).toBeInViewport();
      for (const behind of [page.getByRole('main'), navbar(page), page.getByText('Copyright ©')])
        expect(await behind.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);

      const { unseen } = await tabThrough(page);
      expect(unseen).toEqual([]);
    });

    test('the menu slides in from the left', async ({ page }) => {
      await page.goto('/room/collections');
      await slowAnimations(page);
      const places = page.evaluate(
        () =>
          new Promise<number[]>((resolve) => {
            const menu = document.getElementById('site-sidebar');
            const seen: number[] = [];
            const look = () => {
              seen.push(menu?.getBoundingClientRect().left ?? 0);
              if (seen.at(-1) === 0) resolve(seen);
              else requestAnimationFrame(look);
            };
            look();
          }),
      );
      await openMenu(page);
      const seen = await places;
      const between = seen.filter((left) => left < 0 && left > (seen[0] ?? 0));
      expect(new Set(between).size).toBeGreaterThan(2);
    });

    test('Escape closes the menu and the focus returns', async ({ page }) => {
      await page.goto('/room/collections');
      await openMenu(page);
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(menuButton(page)).toBeFocused();
    });

    test('the backdrop and the button close the menu', async ({ page }) => {
      await page.goto('/room/collections');
      await openMenu(page);
      await page.mouse.click(width - 25, 400);
      await expectClosed(page);
      await expect(menuButton(page)).toBeFocused();
      await openMenu(page);
      await menu(page).getByRole('button', { name: 'Close menu' }).click();
      await expectClosed(page);
      await expect(menuButton(page)).toBeFocused();
    });

    test('the menu leads back to the main menu and forth', async ({ page }) => {
      await page.goto('/room/collections');
      await openMenu(page);
      const docs = menu(page).getByRole('navigation', { name: 'Documentation' });
      const main = menu(page).getByRole('navigation', { name: 'Main menu' });
      await expect(docs).toBeVisible();
      await expect(main).toBeHidden();

      await menu(page).getByRole('button', { name: 'Back to main menu' }).click();
      await expect(docs).toBeHidden();
      await expect(main.getByRole('link', { name: 'Dashboard' })).toBeVisible();
      const forth = menu(page).getByRole('button', { name: 'Documentation' });
      await expect(forth).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(main).toBeHidden();
      await expect(docs.getByRole('link', { name: 'Collections' })).toBeVisible();
      await expect(menu(page).getByRole('button', { name: 'Back to main menu' })).toBeFocused();
    });

    test('the menu closes on a navigation', async ({ page }) => {
      await open(page, '/room/collections');
      await markDocument(page);
      await openMenu(page);
      await menu(page).getByRole('link', { name: 'Offline mode' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline mode');
      await expectClosed(page);
      await expectSameDocument(page);
      expect(await settledScroll(page)).toBe(0);
    });

    test('the menu closes when the width reaches 996 px', async ({ page }) => {
      await page.goto('/room/collections');
      await openMenu(page);
      await page.setViewportSize({ width: 995, height: 740 });
      await expect(menu(page)).toBeVisible();
      await page.setViewportSize({ width: 996, height: 740 });
      await expect(menu(page)).toHaveCount(0);
      await expect(menuButton(page)).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[inert]')).toHaveCount(0);
    });

    test('the keyboard reaches everything that is shown', async ({ page }) => {
      await open(page, '/essentials/what-is-tandem');
      expect(await tabThrough(page)).toEqual({ missed: [], unseen: [] });
      await open(page, `${AUTHORING}/`);
      await openMenu(page);
      expect(await tabThrough(page)).toEqual({ missed: [], unseen: [] });
    });

    test('the navbar hides on scrolling down and shows on scrolling up', async ({ page }) => {
      await page.goto('/room/collections');
      await page.mouse.move(width / 2, 300);
      await page.mouse.wheel(0, 900);
      await expect(navbar(page)).not.toBeInViewport();
      await page.mouse.wheel(0, -200);
      await expect(navbar(page)).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 300);
      await expect(navbar(page)).not.toBeInViewport();
      await page.mouse.wheel(0, -5000);
      await expect(navbar(page)).toBeInViewport({ ratio: 1 });
    });

    test('the folded table of contents opens, leads to a heading and folds', async ({ page }) => {
      await page.goto('/room/collections');
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const link = contents.getByRole('link', { name: 'Which limits apply?' });
      const fold = contents.getByRole('button', { name: 'On this page' });
      await expect(link).toBeHidden();
      await fold.click();
      await expect(fold).toHaveAttribute('aria-expanded', 'true');
      // The link is out of sight: nobody scrolls to it while the list still grows.
      await expect(page.locator('[data-sliding]')).toHaveCount(0);
      await link.click();
      await expect(page.getByRole('heading', { name: 'Which limits apply?' })).toBeInViewport();
      await expect(link).toBeHidden();
    });

    test('a heading chosen while the table of contents still unfolds is where it would be', async ({
      page,
    }) => {
      await page.goto('/room/collections');
      // Their arrival takes lines from paragraphs above the window; what is in it stays.
      await fontsShown(page);
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const link = contents.getByRole('link', { name: 'Which limits apply?' });
      await contents.getByRole('button', { name: 'On this page' }).evaluate((fold) => {
        (fold as HTMLElement).click();
        for (const slide of fold.nextElementSibling?.getAnimations() ?? []) {
          const { duration } = slide.effect?.getComputedTiming() ?? {};
          slide.currentTime = Number(duration) * 0.8;
        }
        fold.parentElement?.querySelector<HTMLElement>('[href="#which-limits-apply"]')?.click();
      });
      const heading = page.getByRole('heading', { name: 'Which limits apply?' });
      await expect(heading).toBeInViewport();
      await expect(link).toBeHidden();
      const top = await settledScroll(page);
      // Nothing folds any more: the browser goes to the same place.
      await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      expect(await settledScroll(page)).toBe(top);
    });
  });
}

for (const width of [320, ...WIDTHS]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const url of [
      `${MAIN}/`,
      `${MAIN}/room/collections`,
      `${MAIN}/room/datastore`,
      `${MAIN}/reference/classes/RealtimeDictionary`,
      `${MAIN}/reference/classes/IRealtimePrefabInstantiateDelegate`,
      `${MAIN}/nowhere`,
      `${AUTHORING}/guide/features`,
    ]) {
      await page.goto(url);
      expect(`${url}: ${await sidewaysScroll(page)}`).toBe(`${url}: 0`);
    }
  });
}
