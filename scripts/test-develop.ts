/**
 * `scripts/test-develop.ts`: checks in a browser what `npm run develop` promises authors. All cases
 * run in one session on a copy of a content folder, one after another; with words of a title, only
 * those that have them.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { cacheKey } from '../src/build/output/cache-key';
import { readSite } from '../src/config/project/site';
import { setUp } from './lib/authoring-site';
import { findChromium } from './lib/chromium';
import { addRegistries, EDIT_CASES } from './lib/develop/edits';
import { MISTAKE_CASES } from './lib/develop/mistakes';
import { RESTART_CASES } from './lib/develop/restarts';
import { type Case, PATIENCE_MS, type Session, until } from './lib/develop/session';
import { startDevelop } from './lib/develop-server';
import { freePort } from './lib/free-port';
import { copySite } from './lib/site-copy';

const CASES: readonly Case[] = [
  ['an edit shows without a reload', editShows],
  ['edits in quick succession show', quickEditsShow],
  ['search finds what an edit has brought', searchFinds],
  ['a page shows what edits of other pages have brought', otherPagesShow],
  ['the styleguide shows tokens and components in both themes', styleguideShows],
  ['a slider of an interactive figure moves', figureMoves],
  ['broken front matter is reported with its line, and shows again once repaired', brokenYaml],
  ['queries for Mdx nodes are answered', queriesAnswered],
  ...EDIT_CASES,
  ...MISTAKE_CASES,
  // The last ones leave a restart to do.
  ...RESTART_CASES,
];

const SETTINGS =
  "checks: { admonitions: 'warn', codeMeta: 'warn' }, markdownPlugin: './packages/importers/foreign-markdown',";

/** What `e2e/fixtures/authoring` does not have. */
const FIGURE_PAGE = '---\ntitle: Figure\n---\n\n<InterpolationSimulator />\n';

async function queriesAnswered({ server }: Session): Promise<void> {
  const query = `{
    mdx(internal: { contentFilePath: { regex: "/docs/plain.md$/" } }) {
      excerpt(pruneLength: 40)
      tableOfContents
    }
  }`;
  const response = await fetch(`${server.address}/___graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { readonly data: unknown };
  assert.deepEqual(data, {
    mdx: {
      excerpt: 'A page without front matter. Its title…',
      tableOfContents: { items: [{ url: '#mine', title: 'Custom anchor' }] },
    },
  });
}

async function editShows({ content, page, server }: Session): Promise<void> {
  await page.goto(`${server.address}/plain`);
  await page.getByRole('heading', { level: 1, name: 'Plain page' }).waitFor();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  append(path.join(content, 'docs/plain.md'), 'An ornithopter was here.');
  await page.getByText('An ornithopter was here.').waitFor();
  assert.equal(await page.locator('body[data-same-document]').count(), 1, 'there was a reload');
}

/**
 * Some come while pages are created, queried or checked for the last one. It is as if somebody types
 * and saves for half a minute.
 */
async function quickEditsShow({ content, page, server }: Session): Promise<void> {
  await page.goto(`${server.address}/guide/features`);
  await page.getByRole('heading', { level: 1, name: 'Everything authors write' }).waitFor();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  const file = path.join(content, 'docs/guide/features.mdx');
  const text = fs.readFileSync(file, 'utf8');
  for (let round = 1; round <= 10; round++) {
    for (const pause of [350, 700, 1050]) {
      fs.writeFileSync(file, `${text}\nIn round ${round}, ${pause} ms.\n`);
      await page.waitForTimeout(pause + 20 * round);
    }
    await page.getByText(`In round ${round}, 1050 ms.`).waitFor();
  }
  assert.equal(await page.locator('body[data-same-document]').count(), 1, 'there was a reload');
  fs.writeFileSync(file, text);
}

async function searchFinds({ page, server }: Session): Promise<void> {
  await page.goto(`${server.address}/plain`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox', { name: 'Search' }).fill('ornithopter');
  await dialog
    .getByRole('row', { name: /ornithopter/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
}

async function otherPagesShow({ content, page, server }: Session): Promise<void> {
  await page.goto(`${server.address}/reference/classes/Crate`);
  const mention = page.getByRole('link', { name: 'Plain page' });
  await page.getByRole('heading', { level: 1, name: 'Crate' }).waitFor();
  assert.equal(await mention.count(), 0);
  append(path.join(content, 'docs/plain.md'), 'It was inside a `Crate`.');
  await mention.waitFor();
  const base = path.join(content, 'reference/classes/Box.mdx');
  const text = fs.readFileSync(base, 'utf8').replace('Adds an item', 'Takes an item in');
  fs.writeFileSync(base, text);
  await page.getByText('Takes an item in').waitFor({ state: 'attached' });
}

async function styleguideShows({ page, server }: Session): Promise<void> {
  await page.goto(`${server.address}/styleguide`);
  await page.getByRole('heading', { level: 1, name: 'Styleguide' }).waitFor();
  for (const theme of ['light', 'dark']) {
    const half = page.getByRole('main').locator(`[data-theme="${theme}"]`);
    await half.getByText('--color-page', { exact: true }).waitFor();
    await half.getByText('A title of its own').waitFor();
    await half.getByRole('navigation', { name: 'Breadcrumbs' }).waitFor();
  }
}

async function figureMoves({ page, server }: Session): Promise<void> {
  await page.goto(`${server.address}/figure`);
  const figure = page.getByRole('figure', { name: 'Interpolation simulator' });
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('slider', { name: 'Interpolation delay' }).focus();
  await page.keyboard.press('Home');
  const status = figure.getByRole('status').filter({ hasText: 'of which 0\u00a0ms are the delay' });
  await status.waitFor();
}

async function brokenYaml({ content, page, server }: Session): Promise<void> {
  const file = path.join(content, 'docs/figure.mdx');
  const before = server.output().length;
  fs.writeFileSync(file, FIGURE_PAGE.replace('title: Figure', 'title: "Figure\nother: b'));
  const said = () => server.output().slice(before);
  await until(() => said().includes('mistake'), said);
  assert.match(said(), /docs\/figure\.mdx:\d+:\d+\n {4}The front matter is not valid YAML/);
  assert.match(said(), /1 mistake in the content/, said());
  assert.doesNotMatch(said(), /^\s+at /m, 'no stack');
  assert.doesNotMatch(said(), /gatsby-plugin-mdx|YAMLException/);
  fs.writeFileSync(file, FIGURE_PAGE.replace('title: Figure', 'title: Repaired'));
  await until(
    () => isServed(`${server.address}/page-data/figure/page-data.json`, 'Repaired'),
    said,
  );
  await page.goto(`${server.address}/figure`);
  await page.getByRole('heading', { level: 1, name: 'Repaired' }).waitFor();
}

async function isServed(address: string, text: string): Promise<boolean> {
  const response = await fetch(address);
  return response.ok && (await response.text()).includes(text);
}

/** After edits in a session, the sources no longer match those that its caches were built from. */
function editInvalidates(dir: string, keyAtStart: string): void {
  const stamp = fs.readFileSync(path.join(dir, '.cache/site-cache-key'), 'utf8');
  assert.equal(stamp, keyAtStart, 'the caches have the key of the start');
  assert.notEqual(stamp, cacheKey(readSite(dir)), 'the next build must not use the caches');
}

function append(file: string, text: string): void {
  fs.appendFileSync(file, `\n${text}\n`);
}

async function main(): Promise<void> {
  const copy = copySite('develop');
  const { dir } = copy;
  setUp(copy, '  announcement: false,', `  announcement: false,\n  ${SETTINGS}`);
  const content = path.join(dir, 'authoring');
  fs.rmSync(content, { recursive: true, force: true });
  fs.cpSync('e2e/fixtures/authoring', content, { recursive: true });
  fs.writeFileSync(path.join(content, 'docs/figure.mdx'), FIGURE_PAGE);
  addRegistries(content);
  // Unclosed JSX is a mistake here.
  for (const name of ['common-mark.md', 'embed.md', 'habits.mdx'])
    fs.rmSync(path.join(content, 'docs/guide', name));
  process.env.CONTENT_DIR = content;
  const server = await startDevelop(dir, await freePort(), { CONTENT_DIR: content });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  let failed = 0;
  const check = async (title: string, run: () => void | Promise<void>) => {
    try {
      await run();
      console.log(`  ✓ ${title}`);
    } catch (error) {
      failed++;
      console.error(`  ✗ ${title}\n${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const cases = CASES.filter(([title]) => title.includes(process.argv[2] ?? ''));
  for (const [title, run] of cases) {
    await check(title, () => run({ dir, content, server, page }));
  }
  // The last case has started it again.
  const keyAtStart = cacheKey(readSite(dir));
  append(path.join(dir, 'src/styles/print.css'), '.edited { color: inherit; }');
  await browser.close();
  await server.stop();
  await check('sources edited in the session make its caches stale', () =>
    editInvalidates(dir, keyAtStart),
  );
  console.log(`${cases.length + 1 - failed} passed, ${failed} failed`);
  if (failed > 0) process.exit(1);
}

void main();
