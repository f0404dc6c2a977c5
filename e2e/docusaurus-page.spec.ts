import { expect } from '@playwright/test';
import { AUTHORING, test } from './sites';

test.use({ baseURL: `${AUTHORING}/` });

test('a page written for Docusaurus shows what it showed there', async ({ page }) => {
  await page.goto('guide/habits');
  const main = page.getByRole('main');
  await expect(
    main.getByText('The owner of “Habits of other systems” is Ada. Done 🎉'),
  ).toBeVisible();
  await expect(main.getByRole('img', { name: 'The logo' })).toBeVisible();
  await expect(main.getByRole('img', { name: 'a wide picture' })).toHaveAttribute(
    'src',
    /^\/docs\/assets\//,
  );
  for (const name of ['Constructor', 'toString']) {
    await expect(main.getByRole('heading', { name })).toHaveAttribute('id', name.toLowerCase());
    const contents = main.getByRole('listitem').getByRole('link', { name, exact: true });
    await expect(contents.first()).toHaveAttribute('href', `#${name.toLowerCase()}`);
  }
  await main.getByText('In a fence').click();
  await expect(main.getByText('Strong text.')).toBeVisible();
  const links = {
    'its neighbour': '/docs/elsewhere',
    'a tag': '/docs/plain',
    'an address with brackets': 'https://example.com/a%20b',
    'a definition': 'https://example.com/there',
    'me@example.com': 'mailto:me@example.com',
    'from the root': '/docs/guide/features',
    'of the site': '/docs/elsewhere',
    'left alone': '/docs/img/logo.svg',
  };
  for (const [name, href] of Object.entries(links)) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(main.getByRole('link', { name: 'drawing of the logo' })).toHaveAttribute(
    'href',
    /^\/docs\/assets\/logo-/,
  );
});

test('components are shown as they are before anybody uses them, or a notice is', async ({
  page,
}) => {
  await page.goto('guide/habits');
  const main = page.getByRole('main');
  await expect(main.getByText('Badge 3: of two')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Somewhere' })).toHaveAttribute(
    'href',
    '/docs/plain',
  );
  await expect(main.getByText('Pro: 5 seats')).toBeVisible();
  await expect(main.getByText('Without a browser')).toBeVisible();
  await expect(main.getByRole('img', { name: 'In both themes' })).toHaveCount(1);
  await expect(
    main.getByText('A part of this page, “react-player”, cannot be shown here.'),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: 'Copy block.js' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Plain page' })).toHaveAttribute(
    'href',
    '/docs/plain',
  );
});

test('what MDX cannot read is shown as it is written', async ({ page }) => {
  await page.goto('guide/habits');
  const main = page.getByRole('main');
  await expect(main.getByText('A List<int>, a {b c} and {nobody} stay.')).toBeVisible();
  await expect(main.getByText('A style as in HTML.')).toBeVisible();
  await expect(main.getByText('Of the theme: In every page.')).toBeVisible();
  await expect(main.getByText('Badge 3: deep')).toBeVisible();
  await expect(main.getByRole('note', { name: 'Note' })).toContainText('An admonition of its own.');
});

test('code with a highlight that starts twice is shown whole', async ({ page }) => {
  await page.goto('guide/habits');
  const code = page
    .getByRole('figure')
    .filter({ has: page.getByRole('button', { name: 'Copy twice.js' }) });
  await expect(code).toContainText('const first = 1;');
  await expect(code).toContainText('const second = 2;');
  await expect(code).not.toContainText('highlight-start');
});

test('a page that says it is CommonMark shows as text what MDX would run', async ({ page }) => {
  await page.goto('guide/common-mark');
  const main = page.getByRole('main');
  await expect(main.getByText("import this from 'that'")).toBeVisible();
  await expect(
    main.getByText('Two is {1 + 1}, a List<int> stays, and <Badge>so does this</Badge>.'),
  ).toBeVisible();
  await expect(main.getByText('indented {code}')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'With an id' })).toHaveAttribute(
    'id',
    'with-an-id',
  );
  await expect(main.getByText('{nothing}')).toHaveCount(0);
  await expect(main.getByRole('note', { name: 'Its title' })).toContainText('A tip with {braces}.');
});

test('tabs have the order and the labels of "values", and the choice of the address', async ({
  page,
}) => {
  await page.goto('guide/habits');
  const tabs = page.getByRole('tablist').getByRole('tab');
  await expect(tabs).toHaveText(['macOS', 'Windows']);
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('On Windows.')).toBeVisible();
  await expect(page.getByText('On a Mac.')).toBeHidden();
  await page.goto('guide/habits?os=mac');
  await expect(page.getByText('On a Mac.')).toBeVisible();
  await tabs.nth(1).click();
  await expect(page).toHaveURL(/\?os=win$/);
});

test('a component that is an island works once it is near, also after navigation', async ({
  page,
}) => {
  await page.goto('guide/habits');
  const main = page.getByRole('main');
  const counter = main.getByRole('region', { name: 'Counter' });
  const output = counter.getByRole('status');
  const count = async () => {
    await counter.scrollIntoViewIfNeeded();
    const before = Number(await output.textContent());
    // The HTML of a page that readers come back to may have the button before its script runs.
    await expect(async () => {
      await counter.getByRole('button', { name: 'Count' }).click();
      expect(Number(await output.textContent())).toBeGreaterThan(before);
    }).toPass();
  };
  await count();
  const first = await page.evaluateHandle(() => document);
  await main.getByRole('link', { name: 'Plain page' }).click();
  await expect(counter).toHaveCount(0);
  await page.goBack();
  await count();
  expect(await first.evaluate((known) => known === document)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an island shows what its component shows before anybody uses it', async ({ page }) => {
    await page.goto('guide/habits');
    const counter = page.getByRole('main').getByRole('region', { name: 'Counter' });
    await expect(counter.getByText('Counted: 2')).toBeVisible();
    await expect(counter.getByRole('button')).toHaveCount(0);
  });
});
