import fs from 'node:fs';
import path from 'node:path';
import { installBasePath } from '../../../src/base-path';
import { compileBody } from '../../../src/site/bodies/compile-body';
import { openDiagramStore } from '../../../src/features/diagrams/store';
import { docFrontMatterSchema, validateFrontMatter } from '../../../src/markdown/front-matter';
import { readFrontMatter } from '../../../src/markdown/mdx/unreadable-front-matter';
import { setMarkdownPlugin } from '../../../src/markdown/mdx/plugin';
import { displayPath } from '../../../src/config/diagnostics/files';
import { severityOf } from '../../../src/config/diagnostics/problems';
import { escapeHtml } from '../../search/engine/highlight';
import { validateSettings } from '../../../src/config/settings/load';
import { docPage, siteIn } from '../../../src/test/content-pages';
import { wholeMdxHelpers } from '../../../src/test/whole-mdx';
import foreignMarkdown from '../foreign-markdown';
import { type Difference, differences } from '../compare/differences';
import { factsOf } from '../compare/page-facts';
import { plainOf, type SourcePage } from './pages';
import { type MovePlan, planMove } from './plan';

jest.mock(
  'gatsby-plugin-mdx',
  () =>
    jest.requireActual<typeof import('../../../src/test/whole-mdx')>('../../../src/test/whole-mdx')
      .wholeMdxPlugin,
);

beforeAll(() => setMarkdownPlugin(foreignMarkdown));

/** Not in `src`, whose modules Gatsby parses. */
const FIXTURES = path.resolve('e2e/fixtures/docusaurus');

/** Where each project has its configuration, and what that says. */
const PROJECTS = [
  {
    project: 'detox',
    site: 'website',
    title: 'Detox',
    url: 'https://wix.github.io/Detox',
    folders: ['docs → /docs, website/sidebars.js'],
  },
  {
    project: 'docsearch',
    site: 'packages/website',
    title: 'DocSearch by Algolia',
    url: 'https://docsearch.algolia.com',
    folders: ['packages/website/docs → /docs, packages/website/sidebars.js'],
  },
  {
    project: 'excalidraw',
    site: 'dev-docs',
    title: 'Excalidraw developer docs',
    url: 'https://docs.excalidraw.com',
    folders: ['dev-docs/docs → /docs, dev-docs/sidebars.js', 'dev-docs/src/pages → /'],
  },
  {
    project: 'jest',
    site: 'website',
    title: 'Jest',
    url: 'https://jestjs.io',
    folders: ['docs → /docs, website/sidebars.json'],
  },
  {
    project: 'pnpm',
    site: '.',
    title: 'pnpm',
    url: 'https://pnpm.io',
    folders: ['docs → /, sidebars.json', 'pnpr-docs → /pnpr, sidebars-pnpr.json'],
  },
  {
    project: 'react-native',
    site: 'website',
    title: 'React Native',
    url: 'https://reactnative.dev',
    folders: ['docs → /docs, website/sidebars.ts'],
  },
  {
    project: 'typescript-eslint',
    site: 'packages/website',
    title: 'typescript-eslint',
    url: 'https://typescript-eslint.io',
    folders: ['docs → /, packages/website/sidebars/sidebar.base.js'],
  },
];

beforeAll(() => installBasePath(''));

describe.each(PROJECTS)('the documentation of $project', ({ project, site, ...configured }) => {
  const root = path.join(FIXTURES, project);
  const plan = planMove(path.join(root, site), root, root);
  const pages = plan.pages.map((page) => ({ page, name: displayPath(page.file, FIXTURES) }));

  it('has its configuration read', () => {
    const { title, url } = plan.settings;
    const folders = plan.folders.map(({ dir, base, sidebarsFile }) => {
      const sidebars = sidebarsFile ? `, ${displayPath(sidebarsFile, root)}` : '';
      return `${displayPath(dir, root)} → ${base || '/'}${sidebars}`;
    });
    expect({ title, url, folders }).toEqual(configured);
    expect(validateSettings(plan.settings, '').problems).toEqual([]);
  });

  it.each(pages)('becomes documents that lack nothing: $name', async ({ page }) => {
    const { compiled, problems, html } = await documentOf(page, plan, root);
    const { checks } = validateSettings(plan.settings, '').settings;
    expect(problems.filter((problem) => severityOf(problem, checks) === 'error')).toEqual([]);
    expect(compiled).toBe(true);
    // Code and cells are compared in documents: here, parts of them are filled in later.
    const lost = lossesOf(page, plan, html).filter(({ kind }) => !/^(?:code|tables)$/.test(kind));
    expect(lost.map(({ text }) => text)).toEqual([]);
  });
});

describe('a document', () => {
  const root = path.join(FIXTURES, 'detox');
  const plan = planMove(path.join(root, 'website'), root, root);

  it.each([
    ['a paragraph', /<p>[^]*?<\/p>/, 'words'],
    ['an item of a list', /<li>[^]*?<\/li>/, 'words'],
    ['a heading', /<h2\b[^]*?<\/h2>/, 'headings'],
    ['a link', /<a (?!class="heading)[^>]*>/, 'links'],
    ['a picture', /<img\b[^>]*>/, 'pictures'],
  ] as const)('without %s lacks something', async (_, part, kind) => {
    const page = plan.pages.find(({ docId }) => docId === 'config/logger');
    if (!page) throw new Error('There is no such page.');
    const { html } = await documentOf(page, plan, root);
    expect(html).toMatch(part);
    const kinds = lossesOf(page, plan, html.replace(part, '')).map((loss) => loss.kind);
    expect(kinds).toContain(kind);
  });
});

describe('the fixtures', () => {
  const files = fs
    .readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name) && name.includes(path.sep));
  const texts = files.map((name) => fs.readFileSync(path.join(FIXTURES, name), 'utf8'));

  it.each([
    ['labels of tabs in an expression', /<Tabs [^>]*values=\{/],
    ['tabs in step', /<Tabs [^>]*groupId=/],
    ['tabs in the address', /<Tabs [^>]*queryString/],
    ['titles of admonitions', /^:::\w+ [A-Z]/m],
    ['titles of admonitions in brackets', /^:::\w+\[/m],
    ['partials', /^import .* from '\.[^']*_[^']*\.mdx?'/m],
    ['modules of the site', /^import .* from '@site\//m],
    ['components of Docusaurus', /^import .* from '@theme\/CodeBlock'/m],
    ['pictures through a hook', /useBaseUrl\('/],
    ['keys of front matter that have no meaning here', /^authorURL:/m],
    ['examples that run', /^```jsx live/m],
    ['commands for several package managers', /^ *```\w+ npm2yarn/m],
    ['titles of code', /^ *```\w+ title=/m],
    ['marked lines', /highlight-start/],
    ['details', /^<details>/m],
    ['headings with ids', /^#.*\{#[\w-]+\}/m],
    ['headings with tags', /^#.*<div/m],
    ['objects of styles', /style=\{\{/],
    ['tags over several lines', /^<pre>\n/m],
    ['references', /^\[\d+\]: \//m],
    ['footnotes', /^\[\^1\]: /m],
    ['comments', /<!-- /],
    ['comments in JavaScript', /^\{\/\*/m],
    ['fences around parts of the page', /^```mdx-code-block/m],
    ['emoji by name', /:white_check_mark:/],
  ])('have %s', (_, habit) => {
    expect(texts.some((text) => habit.test(text))).toBe(true);
  });
});

/** A page's document as the site builds it, and its problems. */
async function documentOf(page: SourcePage, plan: MovePlan, root: string) {
  const site = siteIn(root);
  const [first, ...rest] = plan.folders.map(({ id, dir, base }) => {
    return { name: id, dir, path: base, exclude: [] };
  });
  if (!first) throw new Error('There is no folder of pages.');
  const folder = { ...site.folder, contentDir: plan.site.siteDir, docs: [first, ...rest] as const };
  const node = docPage(site, page.docId, { absolutePath: page.file, path: page.path });
  const diagrams = openDiagramStore(process.cwd(), plan.site.siteDir);
  const body = await compileBody(
    node,
    { ...site, folder, variables: {} },
    diagrams,
    wholeMdxHelpers,
  );
  const data = readFrontMatter(page.raw) ?? {};
  const file = displayPath(page.file, root);
  const { value, problems } = validateFrontMatter(docFrontMatterSchema, data, file, () => page.raw);
  const title = escapeHtml(value?.title ?? body.title ?? '');
  return {
    compiled: body.compiled,
    problems: [...body.problems, ...problems],
    html: `<main><h1>${title}</h1>${body.html}</main>`,
  };
}

function lossesOf(page: SourcePage, { site }: MovePlan, html: string): Difference[] {
  const original = factsOf(plainOf(page, site));
  // Addresses are filled in later: links are counted.
  const none = () => undefined;
  const addresses = { originalAddress: none, ourAddress: none };
  return differences({ original, ours: factsOf(html), isBuilt: false, ...addresses });
}
