/** What `npm run develop` promises authors; the other files of this folder have tables of edits. */
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { append, edit, open, test, withoutReload } from './session';

const PLAIN = 'authoring/docs/plain.md';

test('an edit shows without a reload', async ({ develop, page }) => {
  await open(page, '/plain');
  await withoutReload(page, async () => {
    append(develop, PLAIN, 'An ornithopter was here.');
    await expect(page.getByText('An ornithopter was here.')).toBeVisible();
  });
});

// Some come while pages are created, queried or checked for the last one.
test('edits in quick succession show', async ({ develop, page }) => {
  await open(page, '/guide/features');
  const file = path.join(develop.dir, 'authoring/docs/guide/features.mdx');
  const text = fs.readFileSync(file, 'utf8');
  await withoutReload(page, async () => {
    for (let round = 1; round <= 4; round++) {
      for (const pause of [350, 700, 1050]) {
        fs.writeFileSync(file, `${text}\nIn round ${round}, ${pause} ms.\n`);
        await page.waitForTimeout(pause + 20 * round);
      }
      await expect(page.getByText(`In round ${round}, 1050 ms.`)).toBeVisible();
    }
  });
  fs.writeFileSync(file, text);
});

test('search finds what an edit has brought', async ({ develop, page }) => {
  // A page loads the index once, and it follows the check of all pages.
  const index = path.join(develop.dir, 'public', 'search');
  const texts = () => fs.readdirSync(index).filter((name) => name.startsWith('texts-'));
  await expect
    .poll(() =>
      texts()
        .map((name) => fs.readFileSync(path.join(index, name), 'utf8'))
        .join(''),
    )
    .toContain('ornithopter');
  await open(page, '/plain');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox', { name: 'Search' }).fill('ornithopter');
  await expect(dialog.getByRole('row', { name: /ornithopter/ }).first()).toBeVisible();
});

test('a page shows what edits of other pages have brought', async ({ develop, page }) => {
  await open(page, '/reference/classes/Crate');
  const mention = page.getByRole('link', { name: 'Plain page' });
  await expect(mention).toHaveCount(0);
  append(develop, PLAIN, 'It was inside a `Crate`.');
  await expect(mention).toBeVisible();
  edit(develop, {
    file: 'authoring/reference/classes/Box.mdx',
    from: 'Adds an item',
    to: 'Takes an item in',
  });
  await expect(page.getByText('Takes an item in')).toBeAttached();
});

test('the styleguide shows tokens and components in both themes', async ({ page }) => {
  await page.goto('/styleguide');
  await expect(page.getByRole('heading', { level: 1, name: 'Styleguide' })).toBeVisible();
  for (const theme of ['light', 'dark']) {
    const half = page.getByRole('main').locator(`[data-theme="${theme}"]`);
    await expect(half.getByText('--color-page', { exact: true })).toBeVisible();
    await expect(half.getByText('A title of its own')).toBeVisible();
    await expect(half.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
  }
});

test('a slider of an interactive figure moves', async ({ page }) => {
  await page.goto('/figure');
  const figure = page.getByRole('figure', { name: 'Interpolation simulator' });
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('slider', { name: 'Interpolation delay' }).focus();
  await page.keyboard.press('Home');
  const status = figure.getByRole('status');
  await expect(status.filter({ hasText: 'of which 0\u00a0ms is the delay' })).toBeVisible();
});

test('broken front matter is reported with its line, and shows again once repaired', async ({
  develop,
  page,
}) => {
  const file = 'authoring/docs/figure.mdx';
  const before = develop.server.output().length;
  const said = () => develop.server.output().slice(before);
  await open(page, '/figure');
  edit(develop, { file, from: 'title: Figure', to: 'title: "Figure\nother: b' });
  await expect.poll(said).toContain('mistake');
  expect(said()).toMatch(/docs\/figure\.mdx:\d+:\d+\n {4}The front matter is not valid YAML/);
  expect(said()).toMatch(/1 mistake in the content/);
  expect(said(), 'no stack').not.toMatch(/^\s+at /m);
  expect(said()).not.toMatch(/gatsby-plugin-mdx|YAMLException/);
  edit(develop, { file, from: 'title: "Figure\nother: b', to: 'title: Repaired' });
  await expect(page.getByRole('heading', { level: 1, name: 'Repaired' })).toBeVisible();
});

test('queries for Mdx nodes are answered', async ({ request }) => {
  const query = `{
    mdx(internal: { contentFilePath: { regex: "/docs/plain.md$/" } }) {
      excerpt(pruneLength: 40)
      tableOfContents
    }
  }`;
  const response = await request.post('/___graphql', { data: { query } });
  expect(await response.json()).toMatchObject({
    data: {
      mdx: {
        excerpt: 'A page without front matter. Its title…',
        tableOfContents: { items: [{ url: '#mine', title: 'Custom anchor' }] },
      },
    },
  });
});
