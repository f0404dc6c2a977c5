import { expect, type Page } from '@playwright/test';
import { test } from './sites';
import { expectSameDocument, markDocument, open } from './support';

// A document may still be loading when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Next / });
const crashed = (page: Page) => page.getByRole('heading', { name: 'This page crashed.' });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
/** Data with which the template throws. */
const damage = (text: string) => text.replace(/"docPage":\{/, '"docPage":null,"other":{');

declare global {
  interface Window {
    /** What the tests make throw. */
    broken?: string;
  }
}

/** Makes parts of the runtime throw while `window.broken` names them. */
async function breakable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
    Object.defineProperty(Document.prototype, 'title', {
      ...own,
      set(this: Document, text: string) {
        // The title of a page is set in an effect; the crash screen's own one is not broken.
        if (window.broken === 'effect' && !text.startsWith('Page Error')) throw new Error('effect');
        own?.set?.call(this, text);
      },
    });
  });
  await page.route(/\/app-[\da-f]+\.js$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const label = '"Skip to main content"';
    expect(text).toContain(label);
    const thrower = `(()=>{if(window.broken==="shell")throw new Error("shell");return ${label}})()`;
    await route.fulfill({ response, body: text.replace(label, thrower) });
  });
}

test('a template that throws after a click: crash screen, Back, Try again', async ({ page }) => {
  let broken = true;
  await page.route('**/page-data/**/page-data.json', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: broken ? damage(text) : text });
  });
  await open(page, '/room');
  await markDocument(page);
  await next(page).click();
  await expect(crashed(page)).toBeVisible();
  await expect(page).toHaveTitle('Page Error | Tandem documentation');
  await expect(page).toHaveURL('/room/room');
  // The menu is still there.
  await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeVisible();
  await retry(page).click();
  await expect(crashed(page)).toBeVisible();
  await page.goBack();
  await expect(title(page)).toHaveText('Rooms overview');
  await expect(page).toHaveTitle('Rooms overview | Tandem documentation');
  await expect(page.getByRole('main')).toContainText('room');
  broken = false;
  await expectSameDocument(page);
});

for (const part of ['effect', 'shell']) {
  test(`an error in the ${part} after a click: Try again shows the page`, async ({ page }) => {
    await breakable(page);
    await open(page, '/room');
    await markDocument(page);
    await page.evaluate((name) => (window.broken = name), part);
    await next(page).click();
    await expect(crashed(page)).toBeVisible();
    await expect(page).toHaveTitle('Page Error | Tandem documentation');
    await page.evaluate(() => delete window.broken);
    await retry(page).click();
    await expect(crashed(page)).toBeHidden();
    await expect(title(page)).not.toHaveText('Rooms overview');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Documentation' })).toContainText(
      'Ownership and lifetime',
    );
    await expect(page).not.toHaveTitle(/Page Error/);
    // What makes the static page work has noticed.
    const toggle = page.getByRole('button', { name: 'Dark mode' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(title(page)).toHaveText('Rooms overview');
    await expectSameDocument(page);
  });
}

const STARTS: Record<string, (page: Page) => Promise<void>> = {
  template: async (page) => {
    await page.route('**/room', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: damage(await response.text()) });
    });
  },
  effect: async (page) => {
    await breakable(page);
    await page.addInitScript(() => (window.broken = 'effect'));
  },
  shell: async (page) => {
    await breakable(page);
    await page.addInitScript(() => (window.broken = 'shell'));
  },
};

const notice = (page: Page) => page.getByRole('alert');

for (const [part, prepare] of Object.entries(STARTS)) {
  test(`an error in the ${part} at the start: the server’s document is put back`, async ({
    page,
    request,
  }) => {
    await prepare(page);
    await page.goto('/room');
    await expect(notice(page)).toContainText('This page crashed. You can keep reading.');
    await expect(page).toHaveTitle('Page Error | Tandem documentation');
    await expect(title(page)).toHaveText('Rooms overview');
    await expect(crashed(page)).toHaveCount(0);
    const html = await (await request.get('/room')).text();
    const words = /<article>([\s\S]*?)<\/article>/.exec(html)?.[1] ?? '';
    const shown = await page.locator('article').innerHTML();
    expect(shown.length).toBeGreaterThan(words.length / 2);
    await expect(page.getByRole('navigation', { name: 'Documentation' })).toContainText(
      'Ownership and lifetime',
    );
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The error is still there: so is the page.
    await retry(page).click();
    await expect(title(page)).toHaveText('Rooms overview');
    await expect(retry(page)).toBeFocused();
    // Links load documents.
    await markDocument(page);
    await page.evaluate(() => delete window.broken);
    await next(page).click();
    await expect(page).toHaveURL('/room/room');
    await expect(title(page)).not.toHaveText('Rooms overview');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
    await page.goBack();
    await expect(title(page)).toHaveText('Rooms overview');
  });
}

for (const part of ['effect', 'shell'])
  test(`an error in the ${part} at the start: Try again renders the page, where the reader is`, async ({
    page,
  }) => {
    await STARTS[part]?.(page);
    await page.goto('/room');
    await expect(notice(page)).toContainText('This page crashed.');
    await page.evaluate(() => scrollTo(0, 500));
    await markDocument(page);
    await page.evaluate(() => delete window.broken);
    await retry(page).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(page).toHaveTitle('Rooms overview | Tandem documentation');
    await expect(title(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(500);
    await expectSameDocument(page);
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await next(page).click();
    await expect(page).toHaveURL('/room/room');
    await expect(title(page)).not.toHaveText('Rooms overview');
  });
