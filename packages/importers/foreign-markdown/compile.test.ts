import fs from 'node:fs';
import path from 'node:path';
import { compilePage } from '../../../src/test/compile-page';
import type { MarkdownFormat } from '../../../src/config/settings/markdown-schema';
import { setMarkdownPlugin } from '../../../src/markdown/mdx/plugin';
import foreignMarkdown from '.';
import { tempFolder } from '../../../src/test/temp-folder';

jest.mock(
  'gatsby-plugin-mdx',
  () =>
    jest.requireActual<typeof import('../../../src/test/gatsby-mdx')>(
      '../../../src/test/gatsby-mdx',
    ).gatsbyPluginMdx,
);

beforeAll(() => setMarkdownPlugin(foreignMarkdown));
afterAll(() => setMarkdownPlugin(undefined));

let root: string;
beforeEach(() => (root = tempFolder()));

const compile = (files: Record<string, string>, format?: MarkdownFormat, math?: boolean) =>
  compilePage(root, files, format, math);

/** The HTML of a page without problems. */
async function shown(...of: Parameters<typeof compile>): Promise<string> {
  const { html, problems } = await compile(...of);
  expect(problems).toEqual([]);
  return html;
}

const page = (name: string, use: string) => `import ${name};\n\n${use}\n`;

it('a component that fails is a notice with what is inside it, and a warning with its line', async () => {
  const { html, compiled } = await compile({
    'a.mdx': page("Map from './Map.jsx'", '<Map>Where **it** is</Map>'),
    'Map.jsx': 'export default function Map() { return <p>{window.innerWidth}</p>; }',
  });
  expect(compiled).toBe(true);
  expect(html).toContain('Where <strong>it</strong> is');
  expect(html).toContain('“Map”, cannot be shown here.');
  expect(html).toContain(
    'data-mistake="The component &#x22;Map&#x22; cannot be shown: window is not defined"',
  );
  expect(html).toContain('data-check="components" data-line="1"');
});

it('a component that cannot be loaded is a notice, too', async () => {
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

it('knows the front matter of the page as Docusaurus’s pages do', async () => {
  const html = await shown({
    'a.mdx':
      "---\ntitle: On {Product}\nowner: { name: Ada }\n---\n\nimport Part from './_p.mdx';\n\n{frontMatter.title} by {frontMatter.owner.name}: {contentTitle}\n\n<Part />",
    '_p.mdx': 'export const frontMatter = { own: 1 };\n\nMine: {frontMatter.own}',
  });
  expect(html).toContain('On Duet by Ada: On Duet');
  expect(html).toContain('Mine: 1');
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
  const html = await shown({
    'content/docs/a.mdx': 'import { Box } from "/src/box";\n\n<Box>kept</Box>\n',
    'content/src/box.tsx':
      'import clsx from "clsx";\nimport deep from "/src/deep";\nexport const Box = ({ children }) => <b className={clsx("a", { b: deep, c: false }, [["d"]])}>{children}</b>;',
    'content/src/deep.js': 'export default true;',
  });
  expect(html).toContain('<b class="a b d">kept</b>');
});

it('shows in a notice the texts that the component was given', async () => {
  const { html } = await compile({
    'a.mdx':
      'import Video from "react-player";\n\n<Video url="https://v.example/1" title="Tour" width="wide" items={[{ label: "One" }, { alt: "Two", src: "./two.png" }]} extra={<b>Three</b>} />\n',
  });
  expect(html).toContain('<p><a href="https://v.example/1">Tour</a></p>');
  expect(html).toContain('<p>One</p><img src="./two.png" alt="Two"><b>Three</b>');
  expect(html).not.toContain('wide');
});

describe('commands of npm', () => {
  const tabs = (fence: string) => shown({ 'a.mdx': fence });

  it('are in tabs for several package managers', async () => {
    const html = await tabs(
      'Run:\n```bash npm2yarn title="In {a}"\nnpm install --save-dev {x}\nnpm run build\n```\nThen\n',
    );
    expect(html).toContain('data-tab-group="npm2yarn"');
    for (const code of [
      'npm install --save-dev {x}',
      'yarn add --dev {x}',
      'pnpm add --save-dev {x}',
    ])
      expect(html).toContain(`>${code}\n`);
    expect(html).toContain('data-title="In {a}"');
    expect(html).toContain('<p>Then</p>');
  });

  it.each([
    ['in a list', '- a\n\n  ```sh npm2yarn\n  npm i x\n  ```\n\n  b', '>yarn add x</code>'],
    ['in a quote', '> ```sh npm2yarn\n> npm i x\n> ```\n>\n> b', '>yarn add x</code>'],
    ['in code that is shown', '````md\n```sh npm2yarn\nnpm i x\n```\n````', '```sh npm2yarn'],
    ['without an end', '```sh npm2yarn\nnpm i x', 'npm i x'],
  ])('are read %s', async (_, fence, code) => {
    expect(await tabs(fence)).toContain(code);
  });
});

describe('formulas', () => {
  const formulas = (text: string, format?: MarkdownFormat) =>
    shown({ 'a.mdx': text }, format, true);

  it.each(['mdx', 'md'] as const)('are MathML, of pages that are %s', async (format) => {
    const html = await formulas(
      'A $\\frac{a}{b} < c$ b\n\n$$\nx_{1}\n= y\n$$\n\n- $$z$$\n',
      format,
    );
    expect(html).toMatch(/<p>A <span><span class="katex"><math [^>]*><semantics>.*<mfrac>/);
    expect(html).toContain(
      '<annotation encoding="application/x-tex">\\frac{a}{b} &lt; c</annotation>',
    );
    expect(html.match(/display="block"/g)).toHaveLength(1);
    expect(html).toContain('>x_{1}\n= y</annotation>');
    expect(html).not.toContain('style=');
  });

  it.each(['\\sim0.17\\%', 'x', '\\$5'])('may be %s', async (tex) => {
    expect(await formulas(`A $${tex}$ b`)).toContain(`>${tex}</annotation>`);
  });

  it.each([
    ['costs $5 and $6', 'costs $5 and $6'],
    ['of `$a$` b', '<code>$a$</code>'],
    ['of \\$a$ b', 'of $a$ b'],
    ['```\n$$\na\n$$\n```', '$$\na\n$$'],
    ['$$\na', '$$\na'],
  ])('are not found in %j', async (text, shown) => {
    expect(await formulas(text)).toContain(shown);
  });

  it('are no components of the page', async () => {
    const own = 'export const Formula = () => <i>own</i>;\n\nA $a$ b <Formula />';
    expect(await formulas(own)).toMatch(/A <span><span class="katex">.* b <i>own<\/i>/);
  });

  it('are shown as they are written where they cannot be read, and where they are no formulas', async () => {
    const html = await formulas('A $\\frac{a$ b');
    expect(html).toContain('<code>\\frac{a</code>');
    expect(html).toContain('data-mistake="The formula cannot be read: KaTeX');
    expect((await compile({ 'a.mdx': 'A $a$ b' })).html).toContain('A $a$ b');
  });
});

it('leaves out what is for the head of the document, and starts addresses at the root', async () => {
  const html = await shown({
    'a.mdx':
      "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<head>\n  <title>A</title>\n  <meta name='a' />\n</head>\n\n<img src={useBaseUrl('img/a.png')} />",
  });
  expect(html).toBe('<img src="/img/a.png"/>');
});

describe('what a page gives to a component that cannot be shown', () => {
  const given = async (use: string, files: Record<string, string> = {}) => {
    const imports = "import Shown, { Playground } from 'of-nobody';\n\n";
    const { html, compiled } = await compile({ 'a.mdx': imports + use, ...files });
    expect(compiled).toBe(true);
    return html;
  };
  const notice = (name: string) =>
    `<div data-admonition="warning"><p>A part of this page, “${name}”, cannot be shown here.</p></div>`;

  it('stays in its sentence, below one notice for all uses', async () => {
    const html = await given(
      'First.\n\nTakes a <Shown label="text" /> or <Shown>**more**</Shown> of it.\n\n<Shown title="Alone" />',
    );
    expect(html.replace(/\n/g, '')).toBe(
      `<p>First.</p>${notice('of-nobody')}<p>Takes a <span>text</span> or <strong>more</strong> of it.</p><p>Alone</p>`,
    );
  });

  it('is a table where its rows have the same keys', async () => {
    const html = await given(
      '<Shown rows={[{ name: "a", on: true }, { name: <i>b</i>, on: "https://a.example/b" }]} list={[{ a: 1 }, { a: 2 }]} />',
    );
    expect(html).toContain(
      '<table><thead><tr><th>name</th><th>on</th></tr></thead><tbody><tr><td>a</td><td>true</td></tr><tr><td><i>b</i></td><td><a href="https://a.example/b">https://a.example/b</a></td></tr></tbody></table>',
    );
    expect(html.match(/<table>/g)).toHaveLength(1);
  });

  it.each([
    ['<Playground code="<a />" />', 'jsx', '&#x3C;a />'],
    ['<Playground language="ts" source={`a;\nb;`} />', 'typescript', 'a;\nb;'],
    ['<Playground>{`a;\nb;`}</Playground>', 'jsx', 'a;\nb;'],
    ['<Playground files={{ "App.ts": "a" }} />', 'typescript', 'a'],
    ['<Playground css="a {}" />', 'css', 'a {}'],
  ])('is code to read: %s', async (use, language, code) => {
    const html = await given(use);
    expect(html).toContain(`data-code="${language}"`);
    expect(html).toContain(`>${code}</code>`);
  });

  it('has tabs for code in several languages, also from other pages', async () => {
    const html = await given(
      "import one from './one.md';\n\n<Playground code={{ one, two: { files: { 'b.ts': 'b;' } } }} />",
      { 'one.md': '**Code**' },
    );
    expect(html).toMatch(/data-tab-panel="one"[^>]*><p[^>]*>one<\/p><p><strong>Code</);
    expect(html).toMatch(
      /data-tab-panel="two"[^]*<figure data-code="typescript" data-title="b.ts">/,
    );
  });
});

it.each([
  ['<pre>\na <b>b</b>\n</pre>', 'none', 'a <b>b</b>\n'],
  ['<pre><code class="language-js">a</code></pre>', 'javascript', 'a'],
])('frames code that a component writes: %s', async (html, language, code) => {
  const result = await compile({
    'a.mdx': page("Box from './Box'", '<Box />\n\n<pre><p>text</p></pre>'),
    'Box.jsx': `export default () => <div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(html)} }} />;`,
  });
  const name = `language-${language}`;
  expect(result.html).toContain(
    `<div><figure data-code="${language}"><pre class="${name}"><code class="${name}">${code}</code></pre></figure></div>`,
  );
  expect(result.html).toContain('<pre><p>text</p></pre>');
});

it('warns of controls that do nothing, and of none that work', async () => {
  const warned = async (use: string) => {
    const box = `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\nexport default () => ${use};`;
    const { html } = await compile({
      'a.mdx': page("Box from './Box'", '<Box />'),
      'Box.jsx': box,
    });
    return html.includes('data-mistake="The controls of');
  };
  expect(await warned('<button>Run</button>')).toBe(true);
  expect(await warned('<Tabs><TabItem value="a">b</TabItem></Tabs>')).toBe(false);
});

it('shows the code of a live editor of the site, which would do nothing here', async () => {
  const html = await shown({
    'a.mdx': page("Playground from './Playground'", '<Playground code="a" />'),
    'Playground.jsx': 'export default () => <button>Run</button>;',
  });
  expect(html).toContain('>a</code>');
  expect(html).not.toContain('Run');
});

it('imports Markdown through components, as text, and by the aliases of the site', async () => {
  const { html, problems, partials } = await compile({
    'content/docs/a.mdx':
      "import Note from './note.jsx';\nimport Box from '@components/Box';\nimport Part from '@parts/_part.mdx';\nimport icon from '@/icons/a.svg';\n\n<Note /> <Box>in</Box> <Part /> <img src={icon} />",
    'content/docs/note.jsx':
      "import Text from '../texts/text.md';\nimport raw from '!!raw-loader!./raw.yaml';\nexport { default as Other } from '@parts/_part.mdx';\nconst later = (name) => require(`!!raw-loader!@site/texts/${name}`).default;\nexport default () => <div><Text />{raw}{later('c.zmodel')}</div>;",
    'content/texts/c.zmodel': 'model C',
    'content/docs/raw.yaml': 'of: yaml',
    'content/texts/text.md': 'Of **text**',
    'content/src/components/Box/index.jsx':
      "import { mark } from '~/lib/mark';\nexport default ({ children }) => <b>{children}{mark}</b>;",
    'content/src/lib/mark.js': "export const mark = '!';",
    'content/parts/_part.mdx': 'A *part*',
    'content/src/icons/a.svg': '<svg/>',
  });
  expect(problems).toEqual([]);
  for (const part of [
    'Of <strong>text</strong>',
    'of: yaml',
    'model C',
    '<b>in!</b>',
    'A <em>part</em>',
  ])
    expect(html).toContain(part);
  expect(html).toContain('src="@site/src/icons/a.svg"');
  const names = partials.map((file) => path.relative(path.join(root, 'content'), file));
  expect(names).toEqual(
    expect.arrayContaining(['texts/text.md', 'docs/note.jsx', 'docs/raw.yaml', 'texts/c.zmodel']),
  );
});

it('shows pictures that are imported as components', async () => {
  const html = await shown({
    'a.mdx':
      "import Icon from './a.svg';\nimport Box from './Box';\n\n<Icon title='An icon' /> <Box />",
    'Box.jsx':
      "import React from 'react';\nimport Own from '@site/b.svg';\nexport default () => <i><Own width={5} onClick={() => 1} />{React.createElement(Own)}</i>;",
    'a.svg': '<svg/>',
    'content/b.svg': '<svg/>',
  });
  expect(html).toContain('<img src="./a.svg" alt="An icon"/>');
  expect(html).toContain(
    '<i><img src="@site/b.svg" alt="" width="5"/><img src="@site/b.svg" alt=""/></i>',
  );
});

it('says so where a component reads a file that does not exist', async () => {
  const { html } = await compile({
    'a.mdx': page("File from './File'", '<File name="b.zmodel" />'),
    'File.jsx':
      'export default ({ name }) => <pre>{require(`!!raw-loader!./${name}`).default}</pre>;',
  });
  expect(html).toContain('cannot be shown: &#x22;./b.zmodel&#x22; does not exist');
  expect(html).toContain('<p>b.zmodel</p>');
});

it('lets a page take over the contents of a partial', async () => {
  const html = await shown({
    'a.mdx':
      "import Part, { toc as own } from './_p.mdx';\n\nexport const toc = [...own];\n\n<Part />",
    '_p.mdx': '## Two\n',
  });
  expect(html).toContain('Two');
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

describe('a component beside the pages', () => {
  it('is rendered as it is before anybody uses it, in any dialect', async () => {
    const { html, problems, partials } = await compile({
      'content/docs/a.mdx': page(
        "Badge, { Plan } from '@site/src/components/Badge'",
        '<Badge tone="new">Of **two**</Badge> <Plan name="Pro" />',
      ),
      'content/src/components/Badge/index.tsx':
        "import React, { useState, useEffect } from 'react';\nimport clsx from './clsx';\nimport styles from './styles.module.css';\nimport logo from '@site/static/l.svg';\nexport default function Badge({ tone, children }: { tone: string; children: React.ReactNode }) {\n  const [count] = useState(3);\n  useEffect(() => { document.title = 'x'; }, []);\n  return <span className={clsx(styles.badge)} data-tone={tone}>{count} {children}</span>;\n}\nexport const Plan = ({ name }: { name: string }) => <a href=\"/plans\"><img src={logo} alt={name} /></a>;\n",
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

it('shows when a post was written, and by whom, above it', async () => {
  const { html } = await compile({
    'content/blog/a.mdx': '---\ndate: 2024-03-09\nauthors: [me, { name: You }]\n---\n\nText',
    'content/authors.yml': 'me: { name: Ada }\n',
  });
  expect(html).toContain('<p><time dateTime="2024-03-09">March 9, 2024</time> · Ada · You</p>');
  expect((await compile({ 'b.mdx': '---\nauthors: me\n---\nText' })).html).not.toContain('Ada');
});
