import { expect, type Locator, type Page } from '@playwright/test';
import { type Change, open, test, withEdit, withoutReload } from './session';

/** What an author saves, and where it is to be seen. */
interface Edit extends Change {
  /** The page that is open. */
  readonly page: string;
  /** A text, an element, or a custom property that an element gets. */
  readonly shown: string | ((page: Page) => Locator) | Style;
  /** Whether an open page may load again: it does where a script of its start has changed. */
  readonly reloads?: true;
}

interface Style {
  readonly element: string;
  readonly property: string;
}

const EDITS: Readonly<Record<string, Edit>> = {
  'front matter': {
    page: '/registries',
    file: 'authoring/docs/registries.mdx',
    from: 'title: Registries',
    to: 'title: All registries',
    shown: (page) => page.getByRole('heading', { level: 1, name: 'All registries' }),
  },
  'an API class': {
    page: '/reference/classes/Box',
    file: 'authoring/reference/classes/Box.mdx',
    from: 'summary: Holds items.',
    to: 'summary: Holds walruses.',
    shown: 'Holds walruses.',
  },
  'the sidebar': {
    page: '/plain',
    file: 'authoring/sidebars.js',
    from: "label: 'Guide'",
    to: "label: 'Handbook'",
    shown: (page) =>
      page.getByRole('navigation', { name: 'Documentation' }).getByText('Handbook').first(),
  },
  'a partial': {
    page: '/guide/features',
    file: 'authoring/docs/guide/_part.mdx',
    from: 'This sentence stands',
    to: 'This walrus stands',
    shown: 'This walrus stands',
  },
  'a picture': {
    page: '/registries',
    file: 'authoring/docs/pools.svg',
    from: '0 0 40 20',
    to: '0 0 50 20',
    shown: (page) => page.locator('img[width="50"]'),
  },
  'a drawing': {
    page: '/guide/features',
    file: 'authoring/docs/guide/img/drawing.svg',
    from: '{Product}</text>',
    to: 'Walrus</text>',
    shown: (page) => page.getByRole('figure').getByText('Walrus').first(),
  },
  facts: {
    page: '/registries',
    file: 'authoring/facts.ts',
    from: 'walrus: 1',
    to: 'walrus: 7',
    shown: 'There are 7 of them.',
  },
  'the glossary': {
    page: '/registries',
    file: 'authoring/glossary.ts',
    from: 'two tusks',
    to: 'two long tusks',
    shown: 'Has two long tusks.',
  },
  'a decision table': {
    page: '/registries',
    file: 'authoring/decision-tables.ts',
    from: 'Does it have tusks?',
    to: 'Does it swim?',
    shown: 'Does it swim?',
  },
  'a log code': {
    page: '/errors/TDM1001',
    file: 'authoring/log-codes.ts',
    from: 'No walrus found',
    to: 'No seal found',
    shown: 'No seal found',
  },
  'a component of pages': {
    page: '/registries',
    file: 'authoring/src/components/Counter/index.jsx',
    from: 'Counted:',
    to: 'Walruses:',
    shown: 'Walruses:',
  },
  'a component of the site': {
    page: '/plain',
    file: 'src/components/Breadcrumbs/Breadcrumbs.tsx',
    from: '<nav ',
    to: '<nav data-walrus="" ',
    shown: (page) => page.locator('[data-walrus]').first(),
  },
  'a component around all pages': {
    page: '/plain',
    file: 'src/components/Sidebar/Sidebar.tsx',
    from: 'id="site-sidebar"',
    to: 'id="site-sidebar" data-seal=""',
    shown: (page) => page.locator('[data-seal]'),
  },
  'a template': {
    page: '/plain',
    file: 'src/templates/doc.tsx',
    from: '<Article',
    to: '<p>A walrus of the template</p><Article',
    shown: 'A walrus of the template',
  },
  'a style sheet': {
    page: '/plain',
    file: 'src/styles/base.css',
    from: 'body {',
    to: 'body { --walrus: 1;',
    shown: { element: 'body', property: '--walrus' },
  },
  'a CSS module': {
    page: '/plain',
    file: 'src/components/Sidebar/Sidebar.module.css',
    from: '.sidebar {',
    to: '.sidebar { --seal: 1;',
    shown: { element: '#site-sidebar', property: '--seal' },
  },
  'the early script': {
    page: '/plain',
    file: 'src/client/early/index.ts',
    from: '\nstartColorMode();',
    to: "\nstartColorMode();\ndocument.documentElement.setAttribute('data-early-walrus', '');",
    shown: (page) => page.locator('html[data-early-walrus]'),
    reloads: true,
  },
};

for (const [name, change] of Object.entries(EDITS)) {
  test(`${name}: an edit shows without a reload by hand`, async ({ develop, page }) => {
    await open(page, change.page);
    await expectShown(page, change, false);
    await withEdit(develop, change, async () => {
      const look = () => expectShown(page, change, true);
      await (change.reloads ? look() : withoutReload(page, look));
    });
  });
}

async function expectShown(page: Page, { shown }: Edit, isShown: boolean): Promise<void> {
  if (typeof shown === 'object') {
    const { element, property } = shown;
    await expect(page.locator(element)).toHaveCSS(property, isShown ? '1' : '');
    return;
  }
  const found = typeof shown === 'string' ? page.getByText(shown) : shown(page);
  await expect(found.first()).toBeAttached({ attached: isShown });
}
