import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { AUTHORING, SITES, test } from './sites';
import { open, runtimeStarted, sitemapPaths } from './support';

test.use({ baseURL: `${AUTHORING}/` });

const FEATURES = 'guide/features';
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const block = (page: Page, title: string) =>
  page.getByRole('figure').filter({ has: page.getByRole('button', { name: `Copy ${title}` }) });

test('values, variables and imported parts stand in the text', async ({ page }) => {
  await page.goto(FEATURES);
  await expect(page).toHaveTitle('Everything authors write | Tandem documentation');
  await expect(page.getByText('This sentence stands in a part that pages import.')).toBeVisible();
  await expect(
    page.getByText(
      'The answer is 42. The product is Tandem, its slug tandem, and {product} stays.',
    ),
  ).toBeVisible();
});

test('what readers cannot report has no script, no style and no commit', () => {
  const names = ['', 'scripts'].flatMap((dir) =>
    fs.readdirSync(path.join(SITES.authoring.folder, dir)),
  );
  expect(names).toContain('index.html');
  expect(names.filter((name) => /report|commit/.test(name))).toEqual([]);
});

test('admonitions have their titles, and stand in each other', async ({ page }) => {
  await page.goto(FEATURES);
  const aside = (name: string) => page.getByRole('note', { name });
  await expect(aside('Note')).toContainText('A note.');
  await expect(aside('My own title').getByText('My own title')).toBeVisible();
  await expect(aside('My own title')).toContainText('A tip with a title');
  await expect(aside('Outer')).toContainText('Outer text.');
  await expect(aside('Outer').getByRole('note', { name: 'Danger' })).toContainText('Inner danger.');
});

test.describe('code', () => {
  test.beforeEach(({ page }) => page.goto(FEATURES));

  test('has its title or its language', async ({ page }) => {
    await expect(block(page, 'Player.cs').locator('figcaption')).toContainText('Player.cs');
    await expect(block(page, 'Diff code').locator('figcaption')).toContainText('Diff');
    await expect(block(page, 'Text code')).toContainText('plain <b>text</b> & more');
    await expect(block(page, 'Player.cs')).toContainText('using Tandem.Realtime;');
  });

  test('has highlighted lines, by range and by comment', async ({ page }) => {
    const highlighted = (title: string) => block(page, title).locator('.line-highlighted');
    await expect(highlighted('Player.cs')).toHaveText(['public class Player {']);
    await expect(highlighted('Score.cs')).toHaveText(['public int points;']);
    await expect(block(page, 'Score.cs')).not.toContainText('highlight-next-line');
    const background = (line: ReturnType<typeof highlighted>) =>
      line.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await background(highlighted('Score.cs'))).not.toBe(
      await background(block(page, 'Score.cs').locator('code')),
    );
  });

  test('has line numbers where they are asked for, from any number on', async ({ page }) => {
    const numbers = (title: string) =>
      block(page, title)
        .locator('.line')
        .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content));
    expect(await numbers('Player.cs')).toEqual(['"1"', '"2"', '"3"', '"4"']);
    expect(await numbers('Setup')).toEqual(['"7"', '"8"']);
    expect(new Set(await numbers('Score.cs'))).toEqual(new Set(['none']));
  });

  test('shows what a diff takes away and adds', async ({ page }) => {
    const color = (text: string) =>
      block(page, 'Diff code')
        .getByText(text)
        .evaluate((element) => getComputedStyle(element).color);
    expect(await color('old')).toBe('rgb(164, 14, 38)');
    expect(await color('new')).toBe('rgb(17, 99, 41)');
  });

  test('is copied as it is shown, without line numbers', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = async (title: string) => {
      await page.getByRole('button', { name: `Copy ${title}` }).click();
      await expect(page.getByRole('button', { name: `Copied ${title}` })).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied('Player.cs')).toBe(
      'using Tandem.Realtime;\npublic class Player {\n    private RealtimeSet<PlayerModel> _players;\n}',
    );
    expect(await copied('Score.cs')).toBe('public class Score {\n    public int points;\n}');
    expect(await copied('Text code')).toBe('plain <b>text</b> & more');
    expect(await copied('Diff code')).toBe('- old\n+ new');
    await expect(page.getByRole('button', { name: 'Copy Diff code' })).toBeVisible();
  });
});

test.describe('tabs', () => {
  const tab = (page: Page, name: string, group = 0) =>
    page.getByRole('tablist').nth(group).getByRole('tab', { name });

  test('are chosen by a click and show one panel', async ({ page }) => {
    await page.goto(FEATURES);
    await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Text for macOS.')).toBeHidden();
    await tab(page, 'macOS').click();
    await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'macOS' }).first()).toContainText(
      'Text for macOS.',
    );
    await expect(page.getByText('Text for Windows.')).toBeHidden();
  });

  test('are chosen with arrow keys, Home and End, and keep the focus', async ({ page }) => {
    await page.goto(FEATURES);
    await tab(page, 'Windows').focus();
    for (const [key, name] of [
      ['ArrowRight', 'macOS'],
      ['ArrowRight', 'Windows'],
      ['ArrowLeft', 'macOS'],
      ['Home', 'Windows'],
      ['End', 'macOS'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'macOS' }).first()).toBeFocused();
  });

  test('of one group go together, and stay chosen', async ({ page }) => {
    await open(page, FEATURES);
    await tab(page, 'macOS', 1).click();
    await expect(page.getByText('Text for macOS.')).toBeVisible();
    await expect(page.getByText('Second group, macOS.')).toBeVisible();
    await page.reload();
    await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Text for macOS.')).toBeVisible();
    // Also where the page is opened by a navigation.
    await open(page, './');
    await page.getByRole('main').getByRole('link', { name: 'the features' }).click();
    await expect(page.getByText('Second group, macOS.')).toBeVisible();
    await expect(tab(page, 'macOS', 1)).toHaveAttribute('aria-selected', 'true');
  });

  test('do not make the page jump', async ({ page }) => {
    await page.goto(FEATURES);
    const second = tab(page, 'macOS', 1);
    // The group above grows when it changes.
    await page.getByText('Text for macOS.').evaluate((element) => {
      element.style.height = '500px';
    });
    await second.scrollIntoViewIfNeeded();
    const before = await second.boundingBox();
    await second.click();
    await expect(page.getByText('Text for macOS.')).toBeVisible();
    expect((await second.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });
});

test('details open and close', async ({ page }) => {
  await page.goto(FEATURES);
  const hidden = page.getByText('Hidden text.');
  await expect(hidden).toBeHidden();
  await page.getByText('More', { exact: true }).click();
  await expect(hidden).toBeVisible();
  await page.getByText('More', { exact: true }).click();
  await expect(hidden).toBeHidden();
});

test('a table has its head and the alignment of its columns', async ({ page }) => {
  await page.goto(FEATURES);
  const table = page.getByRole('region', { name: 'Table: Table and footnote' }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Plan', 'Hours']);
  await expect(table.getByRole('cell', { name: '100' })).toHaveCSS('text-align', 'end');
});

test('what a release changed is a list, which leads to the members that say so', async ({
  page,
}) => {
  await page.goto('elsewhere');
  await expect(page.getByText('1 added, 1 removed, 1 changed, 1 deprecated.')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveText([
    'Name Change Declaration',
    'Box<TItem>.Add Changed (breaking) Before: public void Add(TItem thing). Now: public void Add(TItem item)',
    'Crate.Clear Deprecated Use Add.',
    'Crate.Fill Added public Task<Crate> Fill(List<Bottle> bottles, Vector3 at, LocalTaskRunner runner)',
    'Sack Removed (breaking) public struct Sack',
  ]);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(3);
  await page.getByRole('link', { name: 'Box<TItem>.Add', exact: true }).click();
  await expect(page).toHaveURL(/classes\/Box#Add$/);
  await expect(page.getByText('Changed since version 1.0')).toBeVisible();
});

test('a footnote is reached, and leads back', async ({ page }) => {
  await page.goto(FEATURES);
  const reference = page.getByRole('main').getByRole('link', { name: '1', exact: true });
  await reference.click();
  await expect(page.getByText('Its source.')).toBeInViewport();
  await page.getByRole('link', { name: 'Back to content' }).click();
  await expect(reference).toBeInViewport();
  await expect(page).toHaveURL(/#user-content-fnref-1$/);
});

test('headings of levels 2 and 3 are in the table of contents', async ({ page }) => {
  await page.goto(FEATURES);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link', { name: 'Depth three' })).toBeVisible();
  await expect(contents.getByRole('link', { name: 'Depth four' })).toHaveCount(0);
});

test('headings have the ids that authors give them', async ({ page }) => {
  await page.goto('plain#mine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain page');
  const heading = page.getByRole('heading', { level: 2, name: 'Custom anchor' });
  await expect(heading).toBeInViewport();
  await expect(heading).toHaveAttribute('id', 'mine');
  await expect(page.getByText('Port :80 and ratio 16:9 stay text.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://example.com/x' })).toBeVisible();
});

test('links to files, with a number in front, and below /docs lead to pages', async ({ page }) => {
  await open(page, './');
  const body = page.getByRole('main');
  await body.getByRole('link', { name: 'the features' }).click();
  await expect(page).toHaveURL(FEATURES);
  await page.goBack();
  await body.getByRole('link', { name: 'numbered pages' }).click();
  await expect(page).toHaveURL('numbered/first#deep-part');
  await expect(page.getByRole('heading', { name: 'Deep part' })).toBeInViewport();
  await page.goBack();
  await body.getByRole('link', { name: 'a path' }).click();
  await body.getByRole('link', { name: '/docs' }).click();
  await expect(page).toHaveURL(FEATURES);
});

test('drafts are nowhere, unlisted pages only at their address', async ({ page }) => {
  expect((await page.goto('guide/draft'))?.status()).toBe(404);
  expect((await page.goto('guide/hidden'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unlisted page');
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await runtimeStarted(page);
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(sidebar(page).getByRole('link', { name: 'Features' }).first()).toBeVisible();
  await expect(sidebar(page).locator('a[href*="hidden"], a[href*="draft"]')).toHaveCount(0);
  const paths = await sitemapPaths(AUTHORING);
  expect(paths).toContain(`/${FEATURES}`);
  expect(paths.filter((path) => /hidden|draft/.test(path))).toEqual([]);
  await page.goto(FEATURES);
  await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
});

test.describe('old addresses', () => {
  test('a page that has moved is shown at its new address, in one step', async ({ page }) => {
    for (const old of ['/before/other', '/before/other/', '/before/other.html']) {
      const response = await page.goto(`${AUTHORING}${old}?a=b#part`);
      expect(response?.request().redirectedFrom()?.redirectedFrom()).toBeNull();
      await expect(page).toHaveURL(`${AUTHORING}/elsewhere?a=b#part`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('In the second sidebar');
    }
  });

  test('a section of a page that is gone leads to where it is now', async ({ page }) => {
    await page.goto(`${AUTHORING}/before/guide#anchors`);
    await expect(page).toHaveURL(`${AUTHORING}/plain#mine`);
    await expect(page.getByRole('heading', { name: 'Custom anchor' })).toBeInViewport();
    await page.goto(`${AUTHORING}/before/guide#another`);
    await expect(page).toHaveURL(`${AUTHORING}/guide#another`);
  });

  test('without JavaScript, the page that has moved is shown', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${AUTHORING}/before/guide#anchors`);
    await expect(page).toHaveURL(/\/guide(?:#anchors)?$/);
    await context.close();
  });
});

test('a page that may run a script runs it on each visit, and no other page may', async ({
  page,
}) => {
  const own = () => page.locator('html').getAttribute('data-own');
  const policyOf = async (path: string) =>
    (await fetch(`${AUTHORING}/${path}`)).headers.get('content-security-policy') ?? '';
  const scripts = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ').length;
  expect(scripts(await policyOf('guide/embed'))).toBe((scripts(await policyOf('plain')) ?? 0) + 1);
  await page.goto('guide/embed');
  await runtimeStarted(page);
  expect(await own()).toBe('{"ran" && true}');
  await page.getByRole('link', { name: 'Another page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain page');
  // What was allowed the page before does not stay.
  expect(await own()).toBeNull();
  await runtimeStarted(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page with a script');
  await expect.poll(own).toBe('{"ran" && true}');
});
