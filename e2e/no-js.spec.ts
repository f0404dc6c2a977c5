import { expect, type Page } from '@playwright/test';
import { AUTHORING, test } from './sites';

test.use({ javaScriptEnabled: false });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('the page is there: body, sidebar, table of contents, footer', async ({ page }) => {
  await page.goto('/room/collections');
  await expect(page).toHaveTitle('Collections | Tandem documentation');
  await expect(page.getByRole('heading', { name: 'Which limits apply?' })).toBeVisible();
  await expect(page.getByText('Paint the fence')).toBeVisible();
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Collections');
  await expect(page.getByRole('contentinfo').last()).toContainText('Copyright © 2016 to 2025');
  // What needs JavaScript is not offered.
  await expect(page.getByRole('button', { name: 'Dark mode' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
});

test('every entry of the sidebar is shown, folded categories too', async ({ page }) => {
  await page.goto('/');
  const links = sidebar(page).getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(70);
  expect(await sidebar(page).locator('a').count()).toBe(count);
  await sidebar(page).getByRole('link', { name: 'RealtimeSet<TModel>' }).click();
  await expect(page).toHaveURL('/reference/classes/RealtimeSet');
});

test('the table of contents is shown and leads to headings, on a phone too', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/room/collections');
    await contents(page).getByRole('link', { name: 'Which limits apply?' }).click();
    await expect(page).toHaveURL('/room/collections#which-limits-apply');
    await expect(page.getByRole('heading', { name: 'Which limits apply?' })).toBeInViewport();
  }
});

test('links and dropdowns work', async ({ page }) => {
  await page.goto('/room/collections');
  await page.getByRole('banner').getByText('Version: Next').click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Next', exact: true }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'IndexOf' }).first().click();
  await expect(page).toHaveURL('/reference/classes/RealtimeArray#IndexOf');
  await expect(page.getByRole('heading', { name: 'IndexOf' })).toBeInViewport();
});

test('the page’s Markdown can be viewed and opened, but not copied', async ({ page }) => {
  await page.goto('/room/collections');
  const main = page.getByRole('main');
  await main.getByText('Copy page').click();
  await expect(main.getByRole('link', { name: 'Open in Claude' })).toBeVisible();
  await expect(main.getByText('Copy as Markdown')).toHaveCount(0);
  await main.getByRole('link', { name: 'View as Markdown' }).click();
  await expect(page).toHaveURL('/room/collections.md');
});

test('all panels of tabs are shown, each under its label', async ({ page }) => {
  await page.goto(`${AUTHORING}/guide/features`);
  for (const text of ['Text for Windows.', 'Text for macOS.', 'Second group, macOS.'])
    await expect(page.getByText(text)).toBeVisible();
  const body = page.getByRole('main');
  await expect(body.locator('p:visible', { hasText: /^macOS$/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'macOS' })).toHaveCount(0);
});

test('diagrams show their source, details open, pictures are there', async ({ page }) => {
  await page.goto(`${AUTHORING}/guide/features`);
  await expect(page.getByText('A->>B: hello')).toBeVisible();
  await expect(page.getByText('Hidden text.')).toBeHidden();
  await page.getByText('More', { exact: true }).click();
  await expect(page.getByText('Hidden text.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A green square' })).toBeVisible();
});

test('on a phone the menu is a link to the entries below the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/room/collections');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await expect(sidebar(page)).not.toBeInViewport();
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(sidebar(page).getByRole('link', { name: 'Overview' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Offline mode' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline mode');
});

test('print leaves out what leads elsewhere', async ({ page }) => {
  await page.goto('/room/collections');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Which limits apply?' })).toBeVisible();
  await expect(page.getByText('Paint the fence')).toBeVisible();
  for (const name of ['Documentation', 'On this page', 'Main', 'Previous and next page', 'Learn'])
    await expect(page.getByRole('navigation', { name, exact: true })).toBeHidden();
});
