import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './sites';
import { fontsShown, open, settledScroll } from './support';

const banner = (page: Page) => page.getByRole('banner');
const sidebar = (page: Page) => page.locator('#site-sidebar');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

const edge = (locator: Locator, side: 'left' | 'top' | 'bottom') =>
  locator.evaluate((element, name) => element.getBoundingClientRect()[name], side);
const style = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
    [property, pseudo],
  );

test('the whole name of the product is in the navbar at every width', async ({ page }) => {
  await page.goto('/room/collections');
  const link = banner(page).getByRole('link', { name: 'Tandem Docs' });
  const name = link.locator('span').first();
  for (const width of [320, 360, 768, 996, 1024, 1100, 1199, 1200, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(name).toHaveText('Tandem Docs');
    const [seen, whole] = await name.evaluate((element) => [
      element.clientWidth,
      element.scrollWidth,
    ]);
    expect(seen, `${width} px`).toBe(whole);
    await expect(link).toHaveAttribute('href', '/');
  }
});

test('sidebar and table of contents move up with the navbar, the page does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, '/room/collections');
  // Lines below the window change with the letters.
  await fontsShown(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(await edge(sidebar(page), 'top')).toBe(60);
  expect(await edge(sidebar(page), 'bottom')).toBe(800);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 1200);
  await expect(banner(page)).not.toBeInViewport();
  await settledScroll(page);
  await expect.poll(() => edge(sidebar(page), 'top')).toBe(0);
  expect(await edge(sidebar(page), 'bottom')).toBe(800);
  await expect.poll(() => edge(contents(page), 'top')).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);

  await page.mouse.wheel(0, -200);
  await expect.poll(() => edge(sidebar(page), 'top')).toBe(60);
  await expect.poll(() => edge(sidebar(page), 'bottom')).toBe(800);
  await expect.poll(() => edge(contents(page), 'top')).toBe(60);
});

test('the mark of the section being read stays on the rail, also on nested entries', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, '/realtime/realtimetransform');
  const list = contents(page).locator('[data-static]');
  const mark = () =>
    list.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const style = getComputedStyle(element, '::before');
      return {
        left: left + Number.parseFloat(style.left),
        top: top + Number.parseFloat(style.top),
      };
    });
  for (const name of ['Transform and rigidbody modes', 'Try it']) {
    const link = contents(page).getByRole('link', { name });
    await link.click();
    await settledScroll(page);
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect
      .poll(async () => Math.abs((await mark()).top - (await edge(link, 'top'))))
      .toBeLessThan(1);
    expect((await mark()).left).toBe(await edge(list, 'left'));
    // Other browsers mark the link itself, whose edge is on the rail too.
    expect(await edge(link, 'left')).toBe(await edge(list, 'left'));
  }
});

test('all that is current in the sidebar has the colour of links', async ({ page }) => {
  await page.goto('/room');
  const other = pages(page).getByRole('link', { name: 'Pricing' });
  const current = pages(page).getByRole('link', { name: 'Room', exact: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  const green = await style(page.getByRole('main').locator('p a').first(), 'color');
  expect(await style(current, 'color')).toBe(green);
  expect(await style(other, 'color')).not.toBe(green);

  await page.goto('/realtime/xr/avatars');
  for (const above of [
    pages(page).getByRole('link', { name: 'Realtime', exact: true }),
    pages(page).getByRole('button', { name: 'XR', exact: true }),
  ])
    expect(await style(above, 'color')).toBe(green);
});

test('a page that the sidebar does not list is marked at the page above it', async ({ page }) => {
  await page.goto('/errors/TDM1004');
  const above = pages(page).getByRole('link', { name: 'Log codes', exact: true });
  await expect(above).toHaveAttribute('aria-current', 'true');
  await expect(above).toBeInViewport();
});

test('pages of the first level look like categories, and stand where they do', async ({ page }) => {
  await page.goto('/room');
  const pricing = pages(page).getByRole('link', { name: 'Pricing' });
  const category = pages(page).getByRole('link', { name: 'API reference' });
  for (const property of ['color', 'font-weight', 'font-size'])
    expect(await style(pricing, property)).toBe(await style(category, property));
  expect(await edge(pricing, 'left')).toBe(await edge(category, 'left'));
});

test('no entry of the sidebar has the label of the category that it is in', async ({ page }) => {
  await page.goto('/');
  const repeated = await pages(page)
    .locator('.nav-category')
    .evaluateAll((categories) =>
      categories.flatMap((category) => {
        const label = category.querySelector('.nav-head')?.textContent;
        return [...category.querySelectorAll(':scope > ul > li > a')]
          .map((link) => link.textContent)
          .filter((text) => text === label);
      }),
    );
  expect(repeated).toEqual([]);
});

test('the focus changes no corners', async ({ page }) => {
  await open(page, '/realtime/realtimetransform');
  const targets = page.locator(
    'header :is(a, button, summary):visible, main :is(a, button):visible',
  );
  await page.keyboard.press('Tab');
  const changed = await targets.evaluateAll((elements) =>
    elements
      .filter((element): element is HTMLElement => element instanceof HTMLElement)
      .filter((element) => {
        const before = getComputedStyle(element).borderRadius;
        element.focus({ preventScroll: true });
        return (
          element.matches(':focus-visible') && getComputedStyle(element).borderRadius !== before
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(changed).toEqual([]);
});

test('no line of the breadcrumbs begins with a separator', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/guides/meta/meta-avatars-customization');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  // On phones, the way up is one line.
  expect(await crumbs.count()).toBe(1);
  expect(await style(crumbs.first(), 'content', '::before')).toContain('‹');
  await page.setViewportSize({ width: 768, height: 700 });
  expect(await crumbs.count()).toBe(3);
  for (const crumb of await crumbs.all())
    expect(await style(crumb, 'content', '::before')).toBe('none');
  expect(await style(crumbs.first(), 'content', '::after')).toContain('/');
  expect(await style(crumbs.last(), 'content', '::after')).toBe('none');
});

test('at 1920 px the shell stands in the middle, and its parts on the same lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/room/collections');
  const left = await edge(banner(page).getByRole('link', { name: 'Tandem Docs' }), 'left');
  const entry = pages(page).getByRole('link', { name: 'Pricing' });
  const text = (await edge(entry, 'left')) + Number.parseFloat(await style(entry, 'padding-left'));
  expect(Math.abs(text - left)).toBeLessThan(1);
  const toggle = banner(page).getByRole('button', { name: 'Dark mode' });
  const right = await toggle.evaluate((element) => {
    return document.documentElement.clientWidth - element.getBoundingClientRect().right;
  });
  expect(Math.abs(right - left)).toBeLessThan(20);
});

for (const theme of ['light', 'dark']) {
  test(`page, sidebar and popovers are three depths, ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await open(page, '/room/collections');
    await banner(page).getByText('Version: Next').click();
    const version = banner(page).getByRole('link', { name: 'Next', exact: true });
    const depths = [
      await style(page.locator('body'), 'background-color'),
      await style(sidebar(page), 'background-color'),
      await style(version.locator('xpath=ancestor::ul[1]'), 'background-color'),
    ];
    expect(new Set(depths).size).toBe(3);
  });
}
