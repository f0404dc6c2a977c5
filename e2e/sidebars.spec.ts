import { expect, type Page } from '@playwright/test';
import { AUTHORING, test } from './sites';
import { expectSameDocument, markDocument, open } from './support';

// Entries do not move while they are clicked.
test.use({ baseURL: `${AUTHORING}/`, reducedMotion: 'reduce' });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const entries = (page: Page) => sidebar(page).locator('li > a, .nav-head > *:first-child');
const TUTORIAL = [
  'Fixture home',
  'Guide',
  'Features',
  'Elsewhere',
  'Shorthand',
  'Plain page',
  'Second by number',
  'First by number',
];

test('each page has the sidebar that lists it', async ({ page }) => {
  await page.goto('elsewhere');
  await expect(entries(page)).toHaveText(['Other']);
  await page.goto('./');
  await expect(entries(page)).toContainText(TUTORIAL);
});

test('the sidebar changes with a navigation, and on the way back', async ({ page }) => {
  await open(page, 'elsewhere');
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'home', exact: true }).click();
  await expect(page).toHaveURL('./');
  await expect(entries(page)).toContainText(TUTORIAL);
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Fixture home');

  await sidebar(page).getByRole('button', { name: 'Shorthand' }).click();
  await sidebar(page).getByRole('link', { name: 'Plain page' }).click();
  await expect(page).toHaveURL('plain');
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Plain page');

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('elsewhere');
  await expect(entries(page)).toHaveText(['Other']);
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Other');
  await page.goForward();
  await expect(entries(page)).toContainText(TUTORIAL);
  await expectSameDocument(page);
});
