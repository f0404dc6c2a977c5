import fs from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { Filters } from '../../packages/search/ui/page/Filters';
import { anchorOf } from '../reference/members';
import { isRingIcon } from '../markdown/components/ring-icons';
import { compileBody } from '../site/bodies/compile-body';
import { openDiagramStore } from '../features/diagrams/store';
import { portableHtml } from '../features/feeds/portable-html';
import { docFrontMatterSchema, validateFrontMatter } from '../markdown/front-matter';
import { parseHtml } from '../markdown/html/parse';
import type { ElementContent } from '../markdown/html/tree';
import { resolveSidebars } from '../site/sidebars/resolve';
import { sidebarsSchema } from '../site/sidebars/schema';
import { decide } from '../../packages/figures/decision/decide';
import { messagesFor } from '../messages';
import { decodeOutline, decodeTexts } from '../../packages/search/engine/decode';
import { Engine } from '../../packages/search/engine/engine';
import { respond } from '../../packages/search/engine/respond';
import { testFiles, testPage } from './search-index';
import { validateSettings, PLACEHOLDER_SETTINGS } from '../config/settings/load';
import { substitute } from '../config/settings/variables';
import { loadDecisionTables } from '../config/project/decision-tables';
import { docPage, siteIn } from './content-pages';
import { wholeMdxHelpers } from './whole-mdx';
import { putFile, tempFolder } from './temp-folder';

jest.mock('gatsby-plugin-mdx', () => ({
  ...jest.requireActual<typeof import('./whole-mdx')>('./whole-mdx').wholeMdxPlugin,
}));

/** What every object has. */
const NAMES = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__proto__',
  '__defineGetter__',
];

/** A name that nothing has, and that Markdown and JSX read in the same way. */
const unknownFor = (name: string) => name.replace(/[a-z]/, 'x').replace(/[A-Z]/, 'X');

let dir: string;
beforeAll(() => {
  dir = tempFolder();
});

const index = testFiles([testPage('/a', 'Rooms', { 'A heading': ['A text of a page.'] })]);
const outline = decodeOutline(index.outline);
const engine = new Engine(outline, decodeTexts(index.texts, outline));

let count = 0;
/** What a page that has a text becomes. */
async function page(text: string, other?: string) {
  const site = siteIn(dir);
  const node = docPage(site, `page-${count++}`);
  if (other !== undefined) putFile(path.join(path.dirname(node.absolutePath), 'other.tsx'), other);
  putFile(node.absolutePath, `---\ntitle: A\n---\n\n${text}\n`);
  const store = openDiagramStore(process.cwd(), site.folder.contentDir);
  const { html, problems, links } = await compileBody(node, site, store, wholeMdxHelpers);
  // Which name is the nearest depends on its letters.
  return {
    html,
    links,
    problems: problems.map(({ check, line, message }) => [check, line, message]),
  };
}

function decisionTable(question: string, answer: string) {
  const text = `export default { a: { label: 'A', questions: { q: { label: 'Q', answers: { x: 'X' } } }, rows: [{ name: 'R', what: 'w', price: 'p', suits: { '${question}': ['${answer}'] } }] } };`;
  fs.writeFileSync(path.join(dir, 'decision-tables.ts'), text);
  const { problems } = loadDecisionTables(dir, dir, {});
  return problems.map(({ message }) => message.replace(/; write.*/, ''));
}

/** Where names of authors, readers and other programs are looked up. */
const LOOKUPS: Readonly<Record<string, (name: string) => unknown>> = {
  'a variable': (name) => substitute(`{${name}}`, { product: 'duet' }),
  'a variable in a page': (name) => page(`A \`{${name}}\`, \\{${name}}.`),
  'an expression': (name) => page(`A {${name}.x}.`),
  'an expression alone': (name) => page(`A {${name}}.`),
  'an admonition': (name) => page(`:::${name}\n\nText.\n\n:::`),
  'a directive in a line': (name) => page(`A :${name}[x].`),
  'an emoji': (name) => page(`A :${name}: b.`),
  'a language': (name) => page(`\`\`\`${name}\nx\n\`\`\``),
  'meta of code': (name) => page(`\`\`\`cs ${name}="x"\nx\n\`\`\``),
  'a name of the reference': (name) => page(`[a](xref:${name})`),
  'a heading': (name) => page(`## \`${name}\`\n\n## \`${name}\``),
  'a log code': (name) => page(`<LogLine code="${name}" />`),
  'a term': (name) => page(`<Term id="${name}">x</Term>`),
  'a decision table': (name) => page(`<DecisionTable id="${name}" />`),
  'a door': (name) => page(`<Door icon="${name}" title="A" href="/">x</Door>`),
  'a kind of field': (name) =>
    page(
      `<InspectorPanel component="A"><InspectorField label="B" kind="${name}" value="c" /></InspectorPanel>`,
    ),
  'a group of tabs': (name) =>
    page(`<Tabs groupId="${name}"><TabItem value="${name}">x</TabItem></Tabs>`),
  'a module': (name) => page(`import X from '${name}';\n\n<X />`),
  'an export': (name) =>
    page(`import { ${name} as X } from './other.tsx';\n\n<X />`, 'export const a = 1;'),
  'a key of front matter': (name) =>
    validateFrontMatter(
      docFrontMatterSchema,
      JSON.parse(`{"${name}": 1}`),
      'a.md',
      () => `---\n${name}: 1\n---\n`,
    ).problems.map(({ check, message }) => [check, message]),
  'a setting': (name) =>
    validateSettings(
      { ...PLACEHOLDER_SETTINGS, navbar: { items: [{ type: name }] } },
      '',
    ).problems.map(({ message }) => message),
  'a check': (name) =>
    validateSettings(
      { ...PLACEHOLDER_SETTINGS, checks: JSON.parse(`{"${name}": "warn"}`) as object },
      '',
    ).problems.map(({ message }) => message),
  'an item of a sidebar': (name) => sidebarsSchema.safeParse({ a: [{ type: name }] }).success,
  'a page in a sidebar': (name) =>
    resolveSidebars({ a: [name] }, { docs: [], classes: [], categories: new Map() }),
  'a question of a decision table': (name) => decisionTable(name.replace(/_|[A-Z]/g, ''), 'x'),
  'an answer of a decision table': (name) => decisionTable('q', name),
  'an answer to a decision': (name) => decide([{ name: 'R', suits: {} }], { [name]: 'x' }),
  'a language of the interface': (name) => messagesFor(name) === messagesFor('en'),
  'an icon': (name) => isRingIcon(name),
  'an operator': (name) => anchorOf(`operator ${name}`),
  'an attribute in a feed': (name) =>
    portableHtml(parseHtml(`<p ${name}="x">a</p>`).children as ElementContent[], {
      site: 'https://a.example',
      path: '/',
    }),
  'a word of a search': (name) => respond(engine, { query: name }, 'complete'),
  'a section of a search': (name) =>
    respond(engine, { query: 'text', facetFilters: [`hierarchy.lvl0:${name}`] }, 'complete'),
  'a chosen section': (name) =>
    renderToStaticMarkup(<Filters counts={{ A: 1 }} chosen={[name]} onChange={() => undefined} />),
};

describe.each(Object.entries(LOOKUPS))('%s', (_, lookUp) => {
  it.each(NAMES)('called %s is unknown', async (name) => {
    const other = unknownFor(name);
    const shown = (answer: unknown, called: string) =>
      JSON.stringify([answer])
        .replaceAll(/page-\d+|source-\d+/g, 'file')
        .replaceAll(called, 'NAME')
        .replaceAll(called.toLowerCase(), 'name')
        .replaceAll(called.charAt(0).toUpperCase() + called.slice(1).toLowerCase(), 'Name')
        .replaceAll(called.replace(/_/g, ''), 'short')
        .replaceAll(called.replace(/_|[A-Z]/g, ''), 'short');
    expect(shown(await lookUp(name), name)).toBe(shown(await lookUp(other), other));
  });
});

it('a section called "constructor" has its count', () => {
  const files = testFiles([testPage('/a', 'A', { '': ['text'] }, { section: 'constructor' })]);
  const pages = decodeOutline(files.outline);
  const own = new Engine(pages, decodeTexts(files.texts, pages));
  const { facets } = respond(own, { query: 'text' }, 'complete');
  expect(JSON.stringify(facets)).toBe('{"lvl0":{"constructor":1}}');
});
