import path from 'node:path';
import { compilePage } from '../../test/compile-page';
import { tempFolder } from '../../test/temp-folder';

jest.mock(
  'gatsby-plugin-mdx',
  () =>
    jest.requireActual<typeof import('../../test/gatsby-mdx')>('../../test/gatsby-mdx')
      .gatsbyPluginMdx,
);

let root: string;
beforeEach(() => (root = tempFolder()));

const compile = (files: Record<string, string>) => compilePage(root, files);

it('renders a page with nested partials, assets and components by name', async () => {
  const { html, problems, partials } = await compile({
    'docs/a.mdx':
      "---\ntitle: A\n---\n\nimport Part from './_part.mdx';\nimport shot from './shot.png';\n\nOf {Product}\n\n<Part />\n<img src={shot} />\n<Tabs><TabItem value=\"x\">X</TabItem></Tabs>",
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

it('shows characters beyond the first 65,536 that are written as numbers', async () => {
  const { html } = await compile({ 'a.mdx': '# &#128172; Chat &#x1F399;' });
  expect(html).toContain('💬 Chat 🎙');
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

it('names every import that cannot be', async () => {
  const { compiled, problems } = await compile({
    'a.mdx':
      "import A from './a.png';\nimport Box from './box.jsx';\nimport C from './c.mdx';\n\nText",
    'box.jsx': 'export default () => <b>A</b>;',
  });
  expect(compiled).toBe(false);
  expect(problems.map(({ check, line, message }) => [check, line, message])).toEqual([
    ['mdx', 1, 'The page imports "./a.png", which does not exist.'],
    ['mdx', 2, 'The page imports "./box.jsx", which pages cannot import.'],
    ['mdx', 3, 'The page imports "./c.mdx", which does not exist.'],
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

it('says what is missing from a page', async () => {
  const { problems } = await compile({ 'a.mdx': 'A <Missing /> here' });
  expect(problems).toHaveLength(1);
  expect(problems[0]?.fix).toContain('If <Missing> is a type parameter');
});

it('reports an admonition that is not closed, not the tag that it swallows', async () => {
  const { compiled, problems } = await compile({
    'a.mdx': '<Tabs>\n<TabItem value="a">\n\n:::tip Title\n\nText\n\n</TabItem>\n',
  });
  expect(compiled).toBe(false);
  expect(problems).toMatchObject([
    { check: 'mdx', file: 'a.mdx', line: 4, message: '":::tip" is never closed.' },
  ]);
});

it('compiles a page with an admonition that ends with the page, and says so', async () => {
  const { html, problems } = await compile({ 'a.mdx': '# A\n\n:::tip Title\n\nText\n' });
  expect(html).toContain('Text');
  expect(problems).toMatchObject([
    { check: 'admonitions', file: 'a.mdx', line: 3, message: '":::tip" is never closed.' },
  ]);
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

it('ends with a component or a variable that nobody has defined', async () => {
  const component = await compile({ 'a.mdx': 'A\n\n<TabItm>kept</TabItm>' });
  expect(component).toMatchObject({
    html: '',
    compiled: false,
    problems: [{ check: 'mdx', line: 3 }],
  });
  const variable = await compile({ 'a.mdx': '{Prodct}\n\nOf {Prodct}' });
  const message = 'There is no variable "{Prodct}".';
  expect(variable.problems).toMatchObject([
    { check: 'mdx', line: 1, message, fix: 'Write "{Product}", or \\{ for a plain "{".' },
    { check: 'mdx', line: 3, message },
  ]);
});
