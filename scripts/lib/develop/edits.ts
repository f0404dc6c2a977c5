import assert from 'node:assert/strict';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Case, ofContent, ofSite, type Session, withEdit, write } from './session';

/** What an author saves, and where it is to be seen. */
interface Edit {
  /** The page that is open. */
  readonly page: string;
  readonly file: (session: Session) => string;
  readonly from: string;
  readonly to: string;
  readonly shown: (page: Page) => Locator;
  /** Whether an open page may load again: it does where a script of its start has changed. */
  readonly reloads?: true;
}

const text = (words: string) => (page: Page) => page.getByText(words).first();

/** What `e2e/fixtures/authoring` does not have. */
const REGISTRIES: Readonly<Record<string, string>> = {
  'facts.ts': 'export default { animals: { walrus: 1 } };\n',
  'glossary.ts':
    "export default { Animals: { walrus: { name: 'Walrus', definition: 'Has two tusks.' } } };\n",
  'log-codes.ts': `export default {
  groups: { 1: 'Animals' },
  codes: {
    1001: {
      severity: 'error',
      text: 'No walrus found',
      cause: 'It swims.',
      fix: 'Wait.',
      since: '1.0.0',
    },
  },
};
`,
  'decision-tables.ts': `export default {
  animal: {
    label: 'Which animal',
    questions: { tusks: { label: 'Does it have tusks?', answers: { yes: 'Yes', no: 'No' } } },
    rows: [{ name: 'Walrus', what: 'An animal.', price: 'Fish.', suits: { tusks: ['yes'] } }],
  },
};
`,
  'search.ts': 'export default { synonyms: [] };\n',
  'docs/registries.mdx': `---
title: Registries
---

import Counter from '@site/src/components/Counter';

There are {facts.animals.walrus} of them.

<Glossary />

<DecisionTable id="animal" />

<Counter start={2} />

![Pools](./pools.svg)
`,
  'docs/pools.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="9" cy="9" r="8" /></svg>\n',
  'docs/errors/TDM1001.mdx': `---
title: TDM1001
---

<LogCode code="1001">

It is not here.

</LogCode>
`,
};

/** Adds pages that show each of the content folder's registries. */
export function addRegistries(content: string): void {
  for (const [name, source] of Object.entries(REGISTRIES)) write(path.join(content, name), source);
}

const EDITS: Readonly<Record<string, Edit>> = {
  'front matter': {
    page: '/registries',
    file: ofContent('docs/registries.mdx'),
    from: 'title: Registries',
    to: 'title: All registries',
    shown: (page) => page.getByRole('heading', { level: 1, name: 'All registries' }),
  },
  'an API class': {
    page: '/reference/classes/Box',
    file: ofContent('reference/classes/Box.mdx'),
    from: 'summary: Holds items.',
    to: 'summary: Holds walruses.',
    shown: text('Holds walruses.'),
  },
  'the sidebar': {
    page: '/plain',
    file: ofContent('sidebars.js'),
    from: "label: 'Guide'",
    to: "label: 'Handbook'",
    shown: (page) =>
      page.getByRole('navigation', { name: 'Documentation' }).getByText('Handbook').first(),
  },
  'a partial': {
    page: '/guide/features',
    file: ofContent('docs/guide/_part.mdx'),
    from: 'This sentence stands',
    to: 'This walrus stands',
    shown: text('This walrus stands'),
  },
  'a picture': {
    page: '/registries',
    file: ofContent('docs/pools.svg'),
    from: '0 0 40 20',
    to: '0 0 50 20',
    shown: (page) => page.locator('img[width="50"]'),
  },
  'a drawing': {
    page: '/guide/features',
    file: ofContent('docs/guide/img/drawing.svg'),
    from: '{Product}</text>',
    to: 'Walrus</text>',
    shown: (page) => page.getByRole('figure').getByText('Walrus').first(),
  },
  facts: {
    page: '/registries',
    file: ofContent('facts.ts'),
    from: 'walrus: 1',
    to: 'walrus: 7',
    shown: text('There are 7 of them.'),
  },
  'the glossary': {
    page: '/registries',
    file: ofContent('glossary.ts'),
    from: 'two tusks',
    to: 'two long tusks',
    shown: text('Has two long tusks.'),
  },
  'a decision table': {
    page: '/registries',
    file: ofContent('decision-tables.ts'),
    from: 'Does it have tusks?',
    to: 'Does it swim?',
    shown: text('Does it swim?'),
  },
  'a log code': {
    page: '/errors/TDM1001',
    file: ofContent('log-codes.ts'),
    from: 'No walrus found',
    to: 'No seal found',
    shown: text('No seal found'),
  },
  'a component of pages': {
    page: '/registries',
    file: ofContent('src/components/Counter/index.jsx'),
    from: 'Counted:',
    to: 'Walruses:',
    shown: text('Walruses:'),
  },
  'a component of the site': {
    page: '/plain',
    file: ofSite('src/components/Breadcrumbs/Breadcrumbs.tsx'),
    from: '<nav ',
    to: '<nav data-walrus="" ',
    shown: (page) => page.locator('[data-walrus]').first(),
  },
  'a component around all pages': {
    page: '/plain',
    file: ofSite('src/components/Sidebar/Sidebar.tsx'),
    from: 'id="site-sidebar"',
    to: 'id="site-sidebar" data-seal=""',
    shown: (page) => page.locator('[data-seal]'),
  },
  'a template': {
    page: '/plain',
    file: ofSite('src/templates/doc.tsx'),
    from: '<Article',
    to: '<p>A walrus of the template</p><Article',
    shown: text('A walrus of the template'),
  },
  'a style sheet': {
    page: '/plain',
    file: ofSite('src/styles/base.css'),
    from: 'body {',
    to: 'body { --walrus: 1;',
    shown: (page) => withStyle(page, 'body', '--walrus'),
  },
  'a CSS module': {
    page: '/plain',
    file: ofSite('src/components/Sidebar/Sidebar.module.css'),
    from: '.sidebar {',
    to: '.sidebar { --seal: 1;',
    shown: (page) => withStyle(page, '#site-sidebar', '--seal'),
  },
  'the early script': {
    page: '/plain',
    file: ofSite('src/client/early/index.ts'),
    from: '\nstartColorMode();',
    to: "\nstartColorMode();\ndocument.documentElement.setAttribute('data-early-walrus', '');",
    shown: (page) => page.locator('html[data-early-walrus]'),
    reloads: true,
  },
};

/** An element that appears once another one has a custom property. */
function withStyle(page: Page, selector: string, property: string): Locator {
  void page
    .waitForFunction(
      ([element = '', name = '']) => {
        const found = document.querySelector(element);
        const value = found && getComputedStyle(found).getPropertyValue(name);
        if (!value) return false;
        document.body.setAttribute(`data-has${name}`, '');
        return true;
      },
      [selector, property],
    )
    .catch(() => {});
  return page.locator(`body[data-has${property}]`);
}

export const EDIT_CASES: readonly Case[] = Object.entries(EDITS).map(([name, given]) => [
  `${name}: an edit shows without a reload by hand`,
  (session) => showsEdit(session, given),
]);

async function showsEdit(session: Session, { page: path, file, ...change }: Edit): Promise<void> {
  const { page, server } = session;
  await page.goto(server.address + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  assert.equal(await change.shown(page).count(), 0, 'it is there before the edit');
  await withEdit(file(session), change, async () => {
    await change.shown(page).waitFor({ state: 'attached' });
    if (!change.reloads)
      assert.equal(await page.locator('body[data-same-document]').count(), 1, 'there was a reload');
  });
}
