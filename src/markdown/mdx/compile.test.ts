import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mdxHelpers } from '../../test/gatsby-mdx';
import { LOG_CODES, LOG_VARIABLES } from '../../test/log-codes';
import type { MarkdownFormat } from '../../config/settings/markdown-schema';
import { compileMdxFile } from './compile';

jest.mock(
  'gatsby-plugin-mdx',
  () =>
    jest.requireActual<typeof import('../../test/gatsby-mdx')>('../../test/gatsby-mdx')
      .gatsbyPluginMdx,
);

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'compile-'));
});
afterEach(() => {
  fs.rmSync(root, { recursive: true });
});

function compile(files: Record<string, string>, markdownFormat: MarkdownFormat = 'mdx') {
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), content);
  }
  const [page = ''] = Object.keys(files);
  const rules = {
    variables: LOG_VARIABLES,
    logCodes: LOG_CODES,
    terms: [],
    decisionTables: {},
    markdownFormat,
  };
  const folder = { rootDir: root, contentDir: path.join(root, 'content') };
  return compileMdxFile(path.join(root, page), folder, rules, mdxHelpers);
}

it('renders a page with nested partials, assets and components by name', async () => {
  const { html, problems, partials } = await compile({
    'docs/a.mdx':
      "---\ntitle: A\n---\n\nimport Part from './_part.mdx';\nimport Tabs from '@theme/Tabs';\nimport shot from './shot.png';\n\nOf {Product}\n\n<Part />\n<img src={shot} />\n<Tabs><TabItem value=\"x\">X</TabItem></Tabs>",
    'docs/_part.mdx': "import Deep from '../deep/d.md';\n\nPart <Deep />",
    'deep/d.md': 'Deep\n',
    'docs/shot.png': '',
  });
  expect(problems).toEqual([]);
  expect(html).toContain('<p>Of Duet</p>');
  expect(html).toContain('<p>Deep</p>');
  expect(html).toContain('<img src="./shot.png"/>');
  expect(html).toContain('data-tab-panel="x"');
  expect(partials.map((file) => path.relative(root, file))).toEqual([
    'docs/_part.mdx',
    'deep/d.md',
  ]);
});

it('reports a cycle of imports, in the file that closes it', async () => {
  const { html, problems } = await compile({
    'a.mdx': "import B from './b.mdx';\n\n<B />",
    'b.mdx': "Text\n\nimport A from './a.mdx';\n\n<A />",
  });
  expect(html).toBe('');
  expect(problems).toMatchObject([
    {
      check: 'mdx',
      file: 'b.mdx',
      line: 3,
      message: '"./a.mdx" imports itself through other files.',
    },
  ]);
});

it('lets two partials import the same one', async () => {
  const { problems, html } = await compile({
    'a.mdx': "import B from './b.mdx';\nimport C from './c.mdx';\n\n<B />\n<C />",
    'b.mdx': "import C from './c.mdx';\n\n<C />",
    'c.mdx': 'See',
  });
  expect(problems).toEqual([]);
  expect(html.match(/See/g)).toHaveLength(2);
});

it.each([["import X from 'lodash';", 'The page imports "lodash", which pages cannot import.']])(
  'locates an invalid import: %s',
  async (statement, message) => {
    const { problems } = await compile({
      'a.mdx': `---\r\ntitle: A\r\n---\r\nText\r\n\r\n${statement}\r\n`,
    });
    expect(problems).toMatchObject([{ file: 'a.mdx', line: 6, message }]);
  },
);

describe('a component beside the pages', () => {
  const page = (name: string, use: string) => `import ${name};\n\n${use}\n`;

  it('is rendered as it is before anybody uses it, in any dialect', async () => {
    const { html, problems, partials } = await compile({
      'content/docs/a.mdx': page(
        "Badge, { Plan } from '@site/src/components/Badge'",
        '<Badge tone="new">Of **two**</Badge> <Plan name="Pro" />',
      ),
      'content/src/components/Badge/index.tsx':
        "import React, { useState, useEffect } from 'react';\nimport clsx from './clsx';\nimport styles from './styles.module.css';\nimport Link from '@docusaurus/Link';\nimport logo from '@site/static/l.svg';\nexport default function Badge({ tone, children }: { tone: string; children: React.ReactNode }) {\n  const [count] = useState(3);\n  useEffect(() => { document.title = 'x'; }, []);\n  return <span className={clsx(styles.badge)} data-tone={tone}>{count} {children}</span>;\n}\nexport const Plan = ({ name }: { name: string }) => <Link to=\"/plans\"><img src={logo} alt={name} /></Link>;\n",
      'content/src/components/Badge/clsx.js':
        'module.exports = (...all) => all.filter(Boolean).join(" ");',
      'content/src/components/Badge/styles.module.css': '.badge { color: red }',
      'content/static/l.svg': '<svg/>',
    });
    expect(problems).toEqual([]);
    expect(html).toContain('data-tone="new">3 Of <strong>two</strong></span>');
    expect(html).toContain('<a href="/plans"><img src="@site/static/l.svg" alt="Pro"/></a>');
    const names = partials.map((file) => path.relative(root, file));
    expect(names).toContain('content/src/components/Badge/clsx.js');
  });

  it('that fails is a notice with what is inside it, and a warning with its line', async () => {
    const { html, compiled } = await compile({
      'a.mdx': page("Map from './Map.jsx'", '<Map>Where **it** is</Map>'),
      'Map.jsx': 'export default function Map() { return <p>{window.innerWidth}</p>; }',
    });
    expect(compiled).toBe(true);
    expect(html).toContain('Where <strong>it</strong> is');
    expect(html).toContain('“Map”, cannot be shown here.');
    expect(html).toContain(
      'data-mistake="The component &quot;Map&quot; cannot be shown: window is not defined"',
    );
    expect(html).toContain('data-check="components" data-line="1"');
  });

  it('that cannot be loaded is a notice, too', async () => {
    const { html, compiled, problems } = await compile({
      'a.mdx': page("{ Chart } from './Chart'", 'Before <Chart data={[1]}>inside</Chart> after'),
      'Chart.js': "import { Line } from 'no-such-charts';\nexport const Chart = Line;",
    });
    expect(compiled).toBe(true);
    expect(html).toContain('“Line”, cannot be shown here.');
    expect(html).toContain('inside');
    expect(problems).toMatchObject([{ check: 'components', file: 'a.mdx', line: 1 }]);
    expect(problems[0]?.message).toContain('no-such-charts');
  });

  it('is an island if its module exports one', async () => {
    const files = {
      'a.mdx': page("Counter from './Counter'", '<Counter />'),
      'Counter.jsx':
        "import { useState } from 'react';\nexport { island } from './island';\nexport default () => <p>{useState(2)[0]}</p>;",
      'island.ts': 'export function island(element: HTMLElement) { element.title = "live"; }',
    };
    const { html, islands, partials, problems } = await compile(files);
    expect(problems).toEqual([]);
    const [[name, code] = []] = Object.entries(islands);
    expect(name).toMatch(/^counter-[0-9a-f]{10}$/);
    expect(html).toContain(`<div data-island="${name}"><p>2</p></div>`);
    expect(code).toContain('.title="live"');
    expect(partials).toContain(path.join(root, 'island.ts'));
    const edited = await compile({ ...files, 'island.ts': 'export function island() {}' });
    expect(Object.keys(edited.islands)).not.toEqual([name]);
  });

  it('is no island if browsers cannot run it, and a warning has the line', async () => {
    const { html, islands, problems } = await compile({
      'a.mdx': page("Counter from './Counter'", '<Counter />'),
      'Counter.jsx': "export { island } from './island';\nexport default () => <p>2</p>;",
      'island.ts': "\nimport fs from 'node:fs';\nexport const island = () => fs.rmSync('/');",
    });
    expect(html).toBe('<p>2</p>');
    expect(islands).toEqual({});
    expect(problems).toMatchObject([
      {
        check: 'components',
        file: 'island.ts',
        line: 2,
        message:
          'The island uses "node:fs", which browsers do not get: its component stays as it is before anybody uses it.',
      },
    ]);
  });

  it('has a warning if the script of its island is large', async () => {
    const { islands, problems } = await compile({
      'a.mdx': page("Counter from './Counter'", '<Counter />'),
      'Counter.jsx': `export const island = (element) => { element.title = '${'x'.repeat(20_000)}'; };\nexport default () => <p>2</p>;`,
    });
    expect(Object.keys(islands)).toHaveLength(1);
    expect(problems).toMatchObject([
      {
        check: 'components',
        file: 'Counter.jsx',
        message: expect.stringContaining('bytes') as string,
      },
    ]);
  });
});

it('shows a notice for a component of a package, and compiles', async () => {
  const { html, compiled, problems } = await compile({
    'a.mdx': 'import Player from \'react-player\';\n\n<Player url="x" />\n\nText',
  });
  expect(compiled).toBe(true);
  expect(html).toContain('“react-player”, cannot be shown here.');
  expect(html).toContain('Text');
  expect(problems).toMatchObject([{ check: 'components', line: 1 }]);
});

it('imports a file as text', async () => {
  const { html } = await compile({
    'a.mdx':
      "import CodeBlock from '@theme/CodeBlock';\nimport source from '!!raw-loader!./a.py';\n\n<CodeBlock language=\"python\">{source}</CodeBlock>",
    'a.py': 'print(1 < 2)\n',
  });
  expect(html).toContain('data-code="python"');
  expect(html).toContain('print(1 &lt; 2)</code>');
});

it('names every import that cannot be, in the page and in its partials', async () => {
  const { problems } = await compile({
    'a.mdx': "import A from './a.png';\nimport B from './b.mdx';\nimport C from './c.mdx';\n\nText",
    'b.mdx': "import D from './d.png';\n\n{oops oops}",
  });
  expect(problems.map(({ file, line }) => [file, line])).toEqual([
    ['a.mdx', 1],
    ['b.mdx', 3],
    ['b.mdx', 1],
    ['a.mdx', 3],
  ]);
});

it('imports from anywhere in the content folder by the name "@site"', async () => {
  const { html, problems } = await compile({
    'content/docs/a.mdx':
      "import Part from '@site/parts/_p.mdx';\nimport logo from '@site/static/logo.svg';\n\n<Part />\n<img src={logo} />",
    'content/parts/_p.mdx': 'From *afar*',
    'content/static/logo.svg': '',
  });
  expect(problems).toEqual([]);
  expect(html).toContain('From <em>afar</em>');
  expect(html).toContain('src="@site/static/logo.svg"');
});

it('knows the front matter of the page as Docusaurus’s pages do', async () => {
  const { html, problems } = await compile({
    'a.mdx':
      "---\ntitle: On {Product}\nowner: { name: Ada }\n---\n\nimport Part from './_p.mdx';\n\n{frontMatter.title} by {frontMatter.owner.name}: {contentTitle}\n\n<Part />",
    '_p.mdx': 'export const frontMatter = { own: 1 };\n\nMine: {frontMatter.own}',
  });
  expect(problems).toEqual([]);
  expect(html).toContain('On Duet by Ada: On Duet');
  expect(html).toContain('Mine: 1');
});

it('names the partial with a component that is not defined', async () => {
  const { problems } = await compile({
    'a.mdx': "import Part from './_p.mdx';\n\n<Part />",
    '_p.mdx': 'Text\n\nA <Missing /> here',
  });
  expect(problems).toMatchObject([{ file: '_p.mdx', line: 3 }]);
});

it('locates a mistake after front matter, and one inside a partial', async () => {
  const own = await compile({ 'a.mdx': '---\ntitle: A\n---\n\nA List<int> here' });
  expect(own.problems).toMatchObject([{ file: 'a.mdx', line: 5 }]);
  const inPart = await compile({
    'a.mdx': "import B from './b.mdx';\n\n<B />",
    'b.mdx': '\n\n{a b}',
  });
  expect(inPart.problems).toMatchObject([{ file: 'b.mdx', line: 3 }]);
});

it('shows a notice for a component that nobody has defined, with a warning and its line', async () => {
  const { html, compiled, problems } = await compile({
    'a.mdx': "import Part from './_p.mdx';\n\n<Missing>**Inside**</Missing>\n\n<Part />",
    '_p.mdx': 'Text\n\n<Other />',
  });
  expect(compiled).toBe(true);
  expect(html).toContain('“Missing”, cannot be shown here.');
  expect(html).toContain('<strong>Inside</strong>');
  expect(problems).toMatchObject([
    { check: 'components', file: 'a.mdx', line: 3 },
    { check: 'components', file: '_p.mdx', line: 3 },
  ]);
});

it('takes a name that is nearly that of a component for a mistake', async () => {
  const { html, problems } = await compile({ 'a.mdx': 'A <TabItm>kept</TabItm> here' });
  expect(html).toContain('kept');
  expect(problems).toMatchObject([{ check: 'markup', line: 1 }]);
});

it('says what is missing from a page', async () => {
  const { problems } = await compile({ 'a.mdx': 'A <Missing /> here' });
  expect(problems).toHaveLength(1);
  expect(problems[0]?.fix).toContain('If <Missing> is a type parameter');
});

it('names each misspelled variable, in its own partial', async () => {
  const { html, problems } = await compile({
    'a.mdx': "---\ntitle: A\n---\nimport B from './b.mdx';\n\n<B />",
    'b.mdx': 'Text\n\n{Prodct} and\n{Prodct}, {other.name} {more, 1}',
  });
  expect(html).toContain('{Prodct} and\n{Prodct}, {other.name} {more, 1}');
  expect(problems).toMatchObject([
    { file: 'b.mdx', line: 3, message: 'There is no variable "{Prodct}".' },
    { file: 'b.mdx', line: 4, fix: 'Write "{Product}", or \\{ for a plain "{".' },
    { check: 'markup', message: 'There is no variable "{other.name}".' },
    { check: 'markup', message: 'The page does not compile: more is not defined' },
  ]);
});

it('reports an admonition that is not closed, not the tag that it swallows', async () => {
  const { html, problems } = await compile({
    'a.mdx':
      '---\ntitle: A\n---\n\n<Tabs>\n<TabItem value="a">\n\n:::tip Title\n\nText\n\n</TabItem>\n',
  });
  expect(html).toContain('Text');
  expect(problems).toMatchObject([
    { check: 'admonitions', file: 'a.mdx', line: 8, message: '":::tip" is never closed.' },
  ]);
});

it('compiles a page with an admonition that ends with the page, and says so', async () => {
  const { html, problems } = await compile({ 'a.mdx': '# A\n\n:::tip Title\n\nText\n' });
  expect(html).toContain('Text');
  expect(problems).toMatchObject([
    { check: 'admonitions', file: 'a.mdx', line: 3, message: '":::tip" is never closed.' },
  ]);
});

it('shows notices for files and components that are not there, and the rest of the page', async () => {
  const { html, compiled, problems } = await compile({
    'a.mdx':
      "import Part from './gone.mdx';\nimport { Box, Other } from './box.jsx';\n\n<Part />\n\n<Other>inside</Other>\n\n<Box>kept</Box>\n",
    'box.jsx': 'export const Box = ({ children }) => <b>{children}</b>;',
  });
  expect(compiled).toBe(true);
  expect(html).toContain('inside');
  expect(html).toContain('<b>kept</b>');
  expect(problems).toMatchObject([
    {
      check: 'missingImports',
      line: 1,
      message: 'The page imports "./gone.mdx", which does not exist.',
    },
    { check: 'missingImports', line: 2, message: '"./box.jsx" does not export "Other".' },
  ]);
});

it.each(['!!raw-loader!./a.txt', '!!./a.txt?raw', './a.txt?raw'])(
  'imports %s as text',
  async (specifier) => {
    const { html } = await compile({
      'a.mdx': `import text from '${specifier}';\n\n<pre>{text}</pre>\n`,
      'a.txt': 'of a file',
    });
    expect(html).toContain('of a file');
  },
);

it('shows what cannot be read as it is written, and the rest of the page', async () => {
  const { html, compiled, problems } = await compile({
    'a.mdx': '---\ntitle: A\n---\n\n<b style="color: red; --x: 1">A {b c}</b>\n\nOf List<int>.\n',
  });
  expect(compiled).toBe(true);
  expect(html).toContain('<b style="color:red;--x:1">A {b c}</b>');
  expect(html).toContain('List&lt;int&gt;.');
  expect(problems).toMatchObject([
    { check: 'markup', fix: expect.stringContaining('style={{') as string },
    { check: 'markup', file: 'a.mdx', line: 5 },
    { check: 'markup', file: 'a.mdx', line: 7 },
  ]);
});

it('shows a page whose own code fails as plain text', async () => {
  const { html, problems } = await compile({
    'a.mdx': 'export const list = [1];\n\n**Of** {list.map((one) => one.no.thing)}\n',
  });
  expect(html).toContain('<strong>Of</strong> {list.map((one) =&gt; one.no.thing)}');
  expect(problems).toMatchObject([{ check: 'markup', file: 'a.mdx' }]);
});

it('knows the components that a theme gives to all pages', async () => {
  const { html, problems, partials } = await compile({
    'content/docs/a.mdx': 'A <Badge>new</Badge>\n\n<Part />\n',
    'content/src/theme/MDXComponents.js':
      "import Badge from '@site/src/badge';\nimport Part from '../../docs/_p.mdx';\nimport None from './none';\nexport default { Badge, Part, None };",
    'content/src/badge.jsx': 'export default ({ children }) => <i>{children}</i>;',
    'content/docs/_p.mdx': 'Of <Badge>part</Badge>',
  });
  expect(html).toContain('A <i>new</i>');
  expect(html).toContain('Of <i>part</i>');
  expect(problems).toEqual([]);
  expect(partials.map((file) => path.basename(file))).toEqual([
    'MDXComponents.js',
    'badge.jsx',
    'badge.jsx',
    '_p.mdx',
  ]);
});

it('waits for a theme that could give a page its unknown components', async () => {
  const page = { 'content/docs/a.mdx': 'A <Badge>new</Badge>\n' };
  const theme = path.join(root, 'content/src/theme');
  expect((await compile(page)).awaited).toEqual([path.join(root, 'content/src')]);
  const { awaited, partials } = await compile({
    ...page,
    'content/src/theme/MDXComponents/index.js': 'export default {};',
  });
  expect(partials).toEqual([path.join(theme, 'MDXComponents/index.js')]);
  expect(awaited).toContain(path.join(theme, 'MDXComponents.tsx'));
  expect(awaited.filter((file) => fs.existsSync(file))).toEqual([]);
});

it('needs no theme for the components of all sites', async () => {
  const { awaited, partials } = await compile({
    'content/docs/a.mdx': 'A <Card title="b">c</Card>\n',
    'content/src/theme/MDXComponents.js': 'export default {};',
  });
  expect([awaited, partials]).toEqual([[], []]);
});

it('imports a file by its path from the site’s folder', async () => {
  const { html, problems } = await compile({
    'content/docs/a.mdx': 'import { Box } from "/src/box";\n\n<Box>kept</Box>\n',
    'content/src/box.tsx':
      'import clsx from "clsx";\nimport deep from "/src/deep";\nexport const Box = ({ children }) => <b className={clsx("a", { b: deep, c: false }, [["d"]])}>{children}</b>;',
    'content/src/deep.js': 'export default true;',
  });
  expect(html).toContain('<b class="a b d">kept</b>');
  expect(problems).toEqual([]);
});

it('shows in a notice the texts that the component was given', async () => {
  const { html } = await compile({
    'a.mdx':
      'import Video from "react-player";\n\n<Video url="https://v.example/1" title="Tour" width="wide" items={[{ label: "One" }, { alt: "Two", src: "./two.png" }]} extra={<b>Three</b>} />\n',
  });
  expect(html).toContain('<p><a href="https://v.example/1">Tour</a></p>');
  expect(html).toContain('<p>One</p><img src="./two.png" alt="Two"/><b>Three</b>');
  expect(html).not.toContain('wide');
});

it('lets a page take over the contents of a partial', async () => {
  const { html, problems } = await compile({
    'a.mdx':
      "import Part, { toc as own } from './_p.mdx';\n\nexport const toc = [...own];\n\n<Part />",
    '_p.mdx': '## Two\n',
  });
  expect(html).toContain('Two');
  expect(problems).toEqual([]);
});

it('reads CommonMark where the setting or the page says so', async () => {
  const text = "import x from './x';\n\nA {1 + 1} of {Product}, <Tabs>b</Tabs>.<br>\n";
  const shown =
    '<p>import x from &#x27;./x&#x27;;</p>\n<p>A {1 + 1} of Duet, &lt;Tabs&gt;b&lt;/Tabs&gt;.<br/></p>';
  const asText = await compile({ 'a.md': text }, 'detect');
  expect(asText).toMatchObject({ html: shown, problems: [] });
  const all = await compile({ 'a.mdx': text }, 'md');
  expect(all).toMatchObject({ html: shown, problems: [] });
  const own = await compile({ 'a.mdx': `---\nmdx: { format: md }\n---\n\n${text}` });
  expect(own).toMatchObject({ html: shown, problems: [] });
  const mdx = await compile({ 'a.mdx': 'Of {1 + 1}' }, 'detect');
  expect(mdx.html).toBe('<p>Of 2</p>');
  const part = await compile(
    { 'a.mdx': "import B from './b.md';\n\n<B /> {1 + 1}", 'b.md': '{1 + 1}' },
    'detect',
  );
  expect(part.html).toContain('<p>{1 + 1}</p>');
  expect(part.html).toContain('2');
});

describe('log codes', () => {
  it('shows a line of the registry with its values, and its code by name', async () => {
    const page = '<LogLine code="1004" matcher="a.example" seconds="3" />\n\nSee `{log.1004}`.';
    const { html, problems } = await compile({ 'a.mdx': page });
    expect(problems).toEqual([]);
    expect(html).toContain(
      'a.example sent no list within 3 s <a href="/errors/DTX1004">DTX1004</a></code></pre>',
    );
    expect(html).toContain('See <code>DTX1004</code>.');
  });

  it('locates unknown codes and lines that differ, in pages and partials', async () => {
    const own = await compile({
      'a.mdx': '---\ntitle: A\n---\n\nSee {log.1005}.\n\nAnd DTX9999.',
    });
    expect(own.compiled).toBe(false);
    expect(own.problems).toMatchObject([
      { file: 'a.mdx', line: 5, message: 'There is no log code "{log.1005}".' },
      { file: 'a.mdx', line: 7, message: 'There is no log code DTX9999.' },
    ]);
    const inPart = await compile({
      'a.mdx': "import B from './b.mdx';\n\n<B />",
      'b.mdx': '`Regions are late DTX1004`',
    });
    expect(inPart.problems).toMatchObject([
      { file: 'b.mdx', line: 1, message: expect.stringContaining('not the text') as string },
    ]);
  });
});

it.each([
  ['an export', 'Text {1}\n\nexport const a = 1;\n\nText\n\nexport const x = null.name;', 11],
  ['an expression', 'Text {1}\n\n{null.name}\n\nText {2}', 7],
  ['a function that a text calls', 'export const f = (a) => a.b.c;\n\n{1}\n\nText {f({})}', 9],
  ['an object in a text', 'Text {1}\n\nSee {({ a: 1 })} here.', 7],
  ['an attribute', '<Tabs>\n<TabItem value={null.name}>A</TabItem>\n</Tabs>', 6],
  ['a style', 'Text\n\n<div style="color: red">a</div>\n\n{2}', 7],
])('names the line of a failure in %s', async (_, body, line) => {
  const { problems } = await compile({ 'a.mdx': `---\ntitle: A\n---\n\n${body}\n` });
  expect(problems).toMatchObject([{ file: 'a.mdx', line }]);
});

it('names the line of a failure in a partial', async () => {
  const { problems } = await compile({
    'a.mdx': "import Part from './_part.mdx';\n\n{1}\n\n<Part />\n",
    '_part.mdx': 'Text\n\nexport const x = null.name;\n',
  });
  expect(problems).toMatchObject([{ file: '_part.mdx', line: 3 }]);
});

describe('mistakes in components', () => {
  const mistakesIn = async (body: string) => {
    const { html } = await compile({ 'a.mdx': body });
    return [...html.matchAll(/data-mistake="([^"]*)"/g)].map(([, text = '']) => text);
  };

  it.each([
    [
      '<Tabs groupID="os">\n<TabItem value="a">A</TabItem>\n</Tabs>',
      '<Tabs> has no property "groupID".',
    ],
    [
      '<Tabs>\n<TabItem value="a" lable="b">A</TabItem>\n</Tabs>',
      '<TabItem> has no property "lable".',
    ],
    [
      '<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem value="a">B</TabItem>\n</Tabs>',
      '<Tabs> contains two tabs with the value "a".',
    ],
    [
      '<Tabs defaultValue="b">\n<TabItem value="a">A</TabItem>\n</Tabs>',
      '<Tabs> contains no tab with the value "b".',
    ],
    ['Text\n\n<Tabs>\n</Tabs>', '<Tabs> contains no <TabItem value="…">.'],
    ['Text\n\n<TabItem value="a">A</TabItem>', '<TabItem> is not directly in <Tabs>.'],
    ['<Cards>\n<Card href="/a">A</Card>\n</Cards>', '<Card> has no title.'],
    ['Text <Button>A</Button>', '<Button> has no href.'],
    ['<TwoClients captoin="A" />', '<TwoClients> has no property "captoin".'],
    ['<OwnershipSimulator speed="2" />', '<OwnershipSimulator> has no property "speed".'],
    ['<LogLine code={9999} />', 'There is no log code "9999".'],
  ])('%j', async (body, mistake) => {
    const found = await mistakesIn(body);
    expect(
      found.map((text) =>
        text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"'),
      ),
    ).toEqual([mistake]);
  });

  it('say nothing about a component of the page’s own', async () => {
    const { html } = await compile({
      'a.mdx': 'export const Card = (props) => <div {...props} />;\n\n<Card id="own" />',
    });
    expect(html).toBe('<div id="own"></div>');
  });
});
