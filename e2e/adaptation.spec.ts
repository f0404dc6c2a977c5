import { expect, type Page } from '@playwright/test';
import { test } from './sites';
import { open, sidewaysScroll } from './support';

const PAGES = [
  '/essentials/getting-started',
  '/reference/classes/RealtimeDictionary',
  '/pricing',
  '/reference',
  '/search?q=room',
] as const;

/** Texts whose boxes leave the viewport at the side and cannot be scrolled to. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (parentElement.closest('.visually-hidden, script, style') || scrolls(parentElement))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > innerWidth + 1)) cut.push(node.textContent ?? '');
    }
    return cut;
  });
}

for (const path of PAGES) {
  test(`at 320 px, in forced colours and on paper: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    await test.step('as at a zoom of 400 %, no text is cut', async () => {
      expect(await sidewaysScroll(page)).toBe(0);
      // Rows of a table show the rest of their sentence when they open.
      for (const row of await page.locator('.member-row > details').all())
        await row.evaluate((element) => element.setAttribute('open', ''));
      expect(await cutTexts(page)).toEqual([]);
    });

    await test.step('with the letter, word and line spacing of WCAG 1.4.12, no text is cut either', async () => {
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }',
        );
        document.adoptedStyleSheets.push(sheet);
      });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
      await page.evaluate(() => document.adoptedStyleSheets.pop());
    });

    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ forcedColors: 'active' });
    await test.step('in forced colours, the current page and all buttons are outlined', async () => {
      const bare = await page
        .locator('button:visible, summary:visible, a[aria-current]:visible')
        .evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { borderTopStyle, outlineStyle } = getComputedStyle(element);
              return borderTopStyle === 'none' && outlineStyle === 'none';
            })
            .map((element) => element.outerHTML.slice(0, 100)),
        );
      expect(bare).toEqual([]);
    });

    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await test.step('on paper, there is the text and none of the site’s controls', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const name of ['Documentation', 'On this page', 'Main', 'Previous and next page'])
        await expect(page.getByRole('navigation', { name, exact: true })).toBeHidden();
      await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  for (const path of [...PAGES, '/', '/room/collections', '/no/such/page']) {
    test(`targets are at least 24 px high and wide, but for links in text: ${path}`, async ({
      page,
    }) => {
      await page.goto(path);
      const small = await page
        .locator('a, button, input, select, summary, [tabindex="0"][role]')
        .filter({ visible: true })
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) =>
                !element.closest('p, li > p, td, dd, dt, pre, h1, .api-names, .api-chain'),
            )
            .filter((element) => getComputedStyle(element).display !== 'inline')
            .filter((element) => {
              // A label and a whole door are pressed as what is in them.
              const pressed = element.closest('label, .door') ?? element;
              const { width, height } = pressed.getBoundingClientRect();
              return width > 1 && (width < 24 || height < 24);
            })
            .map((element) => element.outerHTML.slice(0, 100)),
        );
      expect(small).toEqual([]);
    });
  }

  test('a table to be read is a list of rows, still with its columns', async ({ page }) => {
    await page.goto('/room/collections');
    const region = page.getByRole('region', { name: 'Table: Which events are there?' });
    await expect(region.getByRole('columnheader')).toHaveCount(3);
    const [name, details] = await Promise.all(
      [0, 1].map((cell) => region.getByRole('cell').nth(cell).boundingBox()),
    );
    expect(details?.x).toBe(name?.x);
    expect(details?.y).toBe((name?.y ?? 0) + (name?.height ?? 0));
    expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  test('the main controls are 44 px high', async ({ page }) => {
    await page.goto('/room/collections');
    const banner = page.getByRole('banner');
    for (const control of [
      banner.getByRole('button', { name: 'Menu' }),
      banner.getByRole('button', { name: /^Search/ }),
      banner.getByRole('button', { name: 'Dark mode' }),
      banner.getByRole('link', { name: 'Tandem Docs' }),
      page.getByRole('button', { name: 'On this page' }),
      page.getByRole('link', { name: /^Next/ }),
    ])
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test('in forced colours, "Get started" keeps its shape', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const start = page.getByRole('main').getByRole('link', { name: 'Get started', exact: true });
  await expect(start.first()).toHaveCSS('border-top-style', 'solid');
  await expect(start.first()).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
});

test('the buttons that copy code are 44 px large for fingers', async ({ page }) => {
  await page.goto('/essentials/getting-started');
  const sizes = await page.getByRole('button', { name: /^Copy/ }).evaluateAll((all) =>
    all.map((button) => {
      button.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const hits = (from: number, to: number, at: (place: number) => [number, number]) => {
        let count = 0;
        for (let place = Math.floor(from) - 30; place < to + 30; place++)
          if (button.contains(document.elementFromPoint(...at(place)))) count++;
        return count;
      };
      return Math.min(
        hits(left, right, (x) => [x, (top + bottom) / 2]),
        hits(top, bottom, (y) => [(left + right) / 2, y]),
      );
    }),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
});
