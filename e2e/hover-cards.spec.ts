import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { showFontsAtOnce } from './fonts-at-once';
import { recordShifts } from './layout-shifts';
import { test } from './sites';
import { open } from './support';

/** Links to a type and a member that are younger than others. */
const RELEASES = '/releases';
const TERMS = '/room/ownership-and-lifetime-flags';

const card = (page: Page) => page.getByRole('tooltip');
const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();

/** The paths of the files that cards are made of, as they are loaded. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/hover-cards|^\/(?:reference\/classes\/[^/]*|glossary)\.json$/.test(pathname))
      files.push(pathname);
  });
  return files;
}

/** Rests on a link, from elsewhere. */
async function rest(page: Page, on: Locator): Promise<void> {
  await page.mouse.move(0, 0);
  await on.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await on.hover();
}

/** Goes to a link by a key, from what is before it. */
async function tabTo(page: Page, to: Locator): Promise<void> {
  await to.evaluate((one) => {
    const before = document.createElement('button');
    one.before(before);
    before.focus();
  });
  await page.keyboard.press('Tab');
  await expect(to).toBeFocused();
}

/** Lets the time pass in which a card appears, or goes. */
const stay = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 600)));

/** Whether the card lies over a line of its link, or is outside of the window. */
const isMisplaced = (page: Page) =>
  card(page).evaluate((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const described = document.querySelector(`[aria-describedby="${one.id}"]`);
    const height = parseFloat(getComputedStyle(described?.closest('p, li') ?? one).lineHeight);
    const lines = [...(described?.getClientRects() ?? [])].map((line) => {
      const middle = (line.top + line.bottom) / 2;
      return { top: middle - height / 2, bottom: middle + height / 2 };
    });
    const covers = lines.some((line) => line.top < bottom && line.bottom > top);
    const isOutside = top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
    return lines.length === 0 || covers || isOutside;
  });

for (const width of [360, 1280])
  test(`links show what they lead to beside their line, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await showFontsAtOnce(context);
    await recordShifts(page);
    const files = watchFiles(page);
    await open(page, RELEASES);
    expect(files).toEqual([]);

    await rest(page, link(page, 'canRetry'));
    await expect(card(page)).toContainText('Property · Since version 2.2.0');
    await expect(card(page)).toContainText('public bool canRetry { get; }');
    await expect(card(page)).toContainText(
      'Whether it makes sense to retry the same call automatically',
    );
    await expect(link(page, 'canRetry')).toHaveAccessibleDescription(
      /retry the same call automatically/,
    );
    expect(await isMisplaced(page)).toBe(false);
    expect(files.filter((file) => file.endsWith('.json'))).toEqual([
      '/reference/classes/DisconnectEvent.json',
    ]);
    expect(await (await page.request.get(files[0] ?? '')).text()).not.toMatch(/\{\n|\/\*/);
    await expectAccessible(page);
    // It can be pointed at, for readers who magnify the screen.
    await card(page).hover();
    await stay(page);
    await expect(card(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(card(page)).toHaveCount(0);
    await expect(link(page, 'canRetry')).toHaveAccessibleDescription('');

    await rest(page, link(page, 'StringKeyDictionary<TModel>'));
    await expect(card(page)).toContainText('class · Since version 2.2.0');
    await expect(card(page)).toContainText('A transactional dictionary of models');
    expect(await isMisplaced(page)).toBe(false);
    // The mark in the table of contents moves as the page is scrolled, which rounds to nothing.
    const shifts = await page.evaluate(() => window.shifts);
    expect(shifts?.filter((shift) => !shift.startsWith('0.0000'))).toEqual([]);
  });

test('terms are explained to the keyboard, until Escape', async ({ page }) => {
  await open(page, TERMS);
  await tabTo(page, link(page, 'owner'));
  await expect(card(page)).toContainText('whose changes to an object the server accepts');
  // The next link is a term as well, and the pointer does not keep the first card.
  await card(page).hover();
  await page.keyboard.press('Tab');
  await expect(card(page)).toContainText('identifies a client');
  await expect(link(page, 'owner')).toHaveAccessibleDescription('');
  // What the pointer is on goes before what has the focus.
  await rest(page, link(page, 'RequestOwnership'));
  await expect(card(page)).toContainText('public void RequestOwnership()');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  // Nor does a focus count that Escape has ended before its card appeared.
  await tabTo(page, link(page, 'owner'));
  await page.keyboard.press('Escape');
  await rest(page, link(page, 'client id'));
  await expect(card(page)).toContainText('identifies a client');
});

test('a file that does not load shows nothing, and is asked for again', async ({ page }) => {
  await open(page, TERMS);
  await page.route('**/glossary.json', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await rest(page, link(page, 'owner'));
  await failed;
  await expect(card(page)).toHaveCount(0);
  await page.unroute('**/glossary.json');
  await rest(page, link(page, 'owner'));
  await expect(card(page)).toBeVisible();
  await link(page, 'owner').click();
  await expect(page).toHaveURL(/\/glossary#owner$/);
  await expect(card(page)).toHaveCount(0);
  // In the same document, on a later page.
  await page.goBack();
  await rest(page, link(page, 'RequestOwnership'));
  await expect(card(page)).toBeVisible();
  expect(await isMisplaced(page)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect(card(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a touch follows the link and loads no card, a keyboard gets one', async ({ page }) => {
    const files = watchFiles(page);
    await open(page, TERMS);
    const touch = async () => {
      await page.evaluate(() =>
        addEventListener('click', (click) => click.preventDefault(), { capture: true, once: true }),
      );
      await link(page, 'owner').tap();
      await expect(link(page, 'owner')).toBeFocused();
      await stay(page);
      await expect(card(page)).toHaveCount(0);
    };
    await touch();
    expect(files).toEqual([]);
    await tabTo(page, link(page, 'RequestOwnership'));
    await expect(card(page)).toContainText('public void RequestOwnership()');
    await touch();
    await link(page, 'owner').tap();
    await expect(page).toHaveURL(/\/glossary#owner$/);
  });
});
