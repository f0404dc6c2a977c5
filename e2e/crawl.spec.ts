import { expect, type Page } from '@playwright/test';
import { AUTHORING, MAIN, test } from './sites';
import { sidewaysScroll, sitemapPaths, startRuntime, watchFaults } from './support';

/** Tests run side by side: each takes its share of the pages. */
const SHARES = 4;
/** The limit grows with the pages: there is no limit to their number. */
const MILLISECONDS_A_PAGE = 20_000;

/** In CSS pixels: the smallest that WCAG 1.4.10 asks for, a phone, a tablet, a desktop. */
const WIDTHS = [320, 360, 768, 1440] as const;

/**
 * What has room at a width, and so need not scroll: every picture on a phone; C# on a desktop, but
 * in the reference, whose examples are longer. A diff has a column more than what it leads to, and old lines that nobody wraps.
 */
const FITTING = {
  360: '.diagram, .drawing, .picture-scroll',
  1440: '.code pre.language-csharp:not(:has(.token.inserted, .token.deleted))',
};

/** How many elements a page has of those, and by how much which of them scroll. */
function measured(page: Page, selector: string): Promise<{ count: number; wide: string[] }> {
  return page.locator(selector).evaluateAll((elements) => ({
    count: elements.length,
    wide: elements
      .map((one) => ({ over: one.scrollWidth - one.clientWidth, text: one.textContent.trim() }))
      .filter(({ over }) => over > 0)
      .map(({ over, text }) => `${over} px, ${text.replace(/\s+/g, ' ').slice(0, 60)}`),
  }));
}

/** A sheet of A4, less its margins. */
const PAPER = { width: 680, height: 980 };

/** What paper cuts off, and the names in tables that it breaks inside a word. */
async function damagedOnPaper(page: Page): Promise<string[]> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  const damaged = await page.evaluate(() => {
    const isCut = (one: Element) => one.scrollWidth > one.clientWidth;
    const range = document.createRange();
    const isBroken = (node: Node) => {
      range.selectNodeContents(node);
      return /^\w+$/.test(node.nodeValue ?? '') && range.getClientRects().length > 1;
    };
    const names = [...document.querySelectorAll('td code, td code a, th code, th code a')];
    return [
      ...[...document.querySelectorAll('pre, .table-scroll')].filter(isCut),
      ...names.flatMap(({ childNodes }) => [...childNodes]).filter(isBroken),
    ].map(({ textContent }) => (textContent ?? '').slice(0, 60));
  });
  await page.emulateMedia({ media: null });
  return damaged;
}

/** Found by role, they would take a tenth of the time of the visit. */
const TITLES = 'h1, [role="heading"][aria-level="1"]';

/** The landmarks whose name another one has, or that have none although there are several. */
function equalLandmarks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll('aside:not([role]), nav, form, [role="region"]');
    const names = [...all].map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? ''}`);
    return names.filter((name, index) => names.indexOf(name) !== index || name === 'ASIDE ');
  });
}

/**
 * One tab visits all pages: a new one for each costs more than the page.
 * @param site the address below which everything is, without a slash at its end.
 * @returns how many pictures and blocks of C# were measured.
 */
async function crawl(page: Page, site: string, paths: readonly string[]) {
  test.setTimeout(paths.length * MILLISECONDS_A_PAGE);
  const faults = watchFaults(page);
  const fitting = { 360: 0, 1440: 0 };
  page.on('request', (request) => {
    const asked = request.url();
    if (!asked.startsWith(`${site}/`) && !asked.startsWith('data:'))
      faults.push(`request to another site: ${asked}`);
  });
  for (const url of paths.map((path) => site + path)) {
    const response = await page.goto(url);
    expect(response?.status(), url).toBe(200);
    await startRuntime(page);
    await expect(page.locator(TITLES).filter({ visible: true })).toHaveCount(1);
    expect(await equalLandmarks(page), url).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `${url} at ${width} px`).toBe(0);
      const isExempt = width === 1440 && url.startsWith(`${site}/reference/`);
      if (isExempt || (width !== 360 && width !== 1440)) continue;
      const { count, wide } = await measured(page, FITTING[width]);
      expect(wide, `${url} at ${width} px`).toEqual([]);
      fitting[width] += count;
    }
    expect(await damagedOnPaper(page), `${url} on paper`).toEqual([]);
    expect(faults, url).toEqual([]);
  }
  return fitting;
}

for (let share = 0; share < SHARES; share++) {
  test(`the pages of the sitemap are without a fault, part ${share + 1}`, async ({ page }) => {
    const paths = await sitemapPaths(MAIN);
    expect(paths.length).toBeGreaterThan(70);
    const mine = paths.filter((_, index) => index % SHARES === share);
    const { 360: pictures, 1440: blocks } = await crawl(page, MAIN, mine);
    expect([pictures >= 10, blocks > 50], `${pictures}, ${blocks}`).toEqual([true, true]);
  });
}

test('the pages of another content folder are without a fault', async ({ page }) => {
  const paths = await sitemapPaths(AUTHORING);
  // The broken diagram of this page is told in the console, which is what it is there for.
  const mine = paths.filter((path) => path !== '/guide/features');
  await crawl(page, AUTHORING, mine);
});
