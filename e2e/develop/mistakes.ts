import { expect, type Page } from '@playwright/test';
import { type Change, open, test, withEdit } from './session';

/** A mistake, and what the page says of it. */
interface Mistake extends Change {
  /** The file from the project's root, and its line. */
  readonly place: RegExp;
  readonly message: RegExp;
}

const PAGE = 'authoring/docs/registries.mdx';
const SENTENCE = 'There are';

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'a broken link': {
    file: PAGE,
    from: SENTENCE,
    to: '[Nowhere](./nowhere.mdx) and there are',
    place: /^authoring\/docs\/registries\.mdx:7/,
    message: /nowhere\.mdx/,
  },
  'unclosed JSX': {
    file: PAGE,
    from: SENTENCE,
    to: '<Steps>There are',
    place: /^authoring\/docs\/registries\.mdx:\d+/,
    message: /Steps/,
  },
  'an unknown component': {
    file: PAGE,
    from: SENTENCE,
    to: '<Walrus /> There are',
    place: /^authoring\/docs\/registries\.mdx:7/,
    message: /Walrus/,
  },
  'bad front matter': {
    file: PAGE,
    from: 'title: Registries',
    to: 'title: "Registries\nother: b',
    place: /^authoring\/docs\/registries\.mdx:\d/,
    message: /not valid YAML/,
  },
  'a bad entry of the sidebar': {
    file: 'authoring/sidebars.js',
    from: "['plain']",
    to: "['plain', 'walrus']",
    place: /^authoring\/sidebars\.js:\d+/,
    message: /walrus/,
  },
  'a bad setting': {
    file: 'site.config.ts',
    from: "tagline: '",
    to: "taglime: '",
    place: /^site\.config\.ts:\d+/,
    message: /taglime/,
  },
};

/** Mistakes of the whole site are listed on each page. */
async function openList(page: Page) {
  await open(page, '/plain');
  const list = page.getByRole('region', { name: 'mistake' });
  await expect(list).toHaveCount(0);
  return list;
}

for (const [name, { place, message, ...change }] of Object.entries(MISTAKES)) {
  test(`${name} is listed on the page, with its line, until it is corrected`, async ({
    develop,
    page,
  }) => {
    const list = await openList(page);
    await withEdit(develop, change, async () => {
      const item = list.getByRole('listitem').filter({ hasText: message });
      await expect(item.getByRole('button', { name: place })).toBeVisible();
      await expect(item.getByText('→')).toBeVisible();
    });
    await expect(list).toHaveCount(0);
  });
}

test('Escape hides the list of mistakes, and a button shows it again', async ({
  develop,
  page,
}) => {
  const list = await openList(page);
  const item = list.getByText('Walrus').first();
  await withEdit(develop, { file: PAGE, from: SENTENCE, to: '<Walrus /> There are' }, async () => {
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toHaveCount(0);
    await list.getByRole('button', { name: 'mistake', expanded: false }).press('Enter');
    await expect(item).toBeVisible();
  });
  await expect(list).toHaveCount(0);
});
