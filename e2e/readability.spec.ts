import { type Browser, expect, type Page } from '@playwright/test';
import { showFontsAtOnce } from './fonts-at-once';
import { MAIN, test } from './sites';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/** What is measured without anything else: sizes of pictures are in the HTML. */
const MEASURED = ['document', 'font', 'stylesheet'];

/** A page that loads quickly, because many are measured. */
async function measuringPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
  await showFontsAtOnce(context);
  await context.route('**/*', (route) =>
    MEASURED.includes(route.request().resourceType()) ? route.fallback() : route.abort(),
  );
  return context.newPage();
}

async function openStill(page: Page, path: string): Promise<void> {
  await page.goto(MAIN + path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
}

test('on phones, what to do about a symptom stands below it', async ({ browser }) => {
  const page = await measuringPage(browser);
  await page.setViewportSize(PHONE);
  await openStill(page, '/room/collections');
  const table = page.getByRole('table').filter({ hasText: 'Symptom' });
  const [symptom, , fix] = await table.getByRole('row').nth(1).getByRole('cell').all();
  const [above, below] = await Promise.all([symptom?.boundingBox(), fix?.boundingBox()]);
  expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
  expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThan(PHONE.width);
  const label = await fix?.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe('"Fix"');
  // What still scrolls fades where it goes on.
  await openStill(page, '/pricing');
  const drawing = page.locator('.picture-scroll').first();
  expect(await drawing.evaluate((one) => getComputedStyle(one).animationName)).toBe('edge-fade');
  await page.context().close();
});

/** The characters of each line of the page's paragraphs, without their last lines. */
function lineLengths(page: Page): Promise<number[]> {
  return page.locator('.prose > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lines: number[] = [];
      const range = document.createRange();
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      let right = Number.POSITIVE_INFINITY;
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { length } = node.textContent ?? '';
        for (let at = 0; at < length; at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const rect = range.getBoundingClientRect();
          if (rect.width === 0) continue;
          if (rect.left < right - rect.width) lines.push(0);
          lines.push((lines.pop() ?? 0) + 1);
          right = rect.right;
        }
      }
      return lines.slice(0, -1);
    }),
  );
}

test('lines of text have 60 to 75 characters at 1440 px', async ({ browser }) => {
  const page = await measuringPage(browser);
  for (const guide of ['/room', '/realtime/realtimetransform', '/essentials/getting-started']) {
    await openStill(page, guide);
    const lengths = (await lineLengths(page)).sort((a, b) => a - b);
    expect(lengths.length, guide).toBeGreaterThan(5);
    const median = lengths[Math.floor(lengths.length / 2)];
    expect(median, guide).toBeGreaterThanOrEqual(60);
    expect(median, guide).toBeLessThanOrEqual(75);
  }
  await page.context().close();
});
