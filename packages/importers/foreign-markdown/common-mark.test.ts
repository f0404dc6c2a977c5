import { renderMdx } from '../../../src/test/render-mdx';
import { commonMarkAsMdx, isCommonMark, withoutExtras, withoutMdxFences } from './common-mark';
import { prepareSource } from '../../../src/markdown/source/prepare-source';

const VARIABLES = { product: 'duet' };
const asMdx = (body: string) => commonMarkAsMdx(body, VARIABLES);

it.each([
  ['an expression', 'A {1 + 1} b', '<p>A {1 + 1} b</p>'],
  ['a brace alone', 'A { b', '<p>A { b</p>'],
  ['a variable', 'Of {product}', '<p>Of duet</p>'],
  ['an escaped brace', 'Of \\{product}', '<p>Of {product}</p>'],
  ['code', '`{a}` ``<b>``', '<p><code>{a}</code> <code>&lt;b&gt;</code></p>'],
  ['code on two lines', '`{a\nb} <c`', '<p><code>{a b} &lt;c</code></p>'],
  ['a type', 'A List<int> b', '<p>A List&lt;int&gt; b</p>'],
  ['a component', '<Tabs>a</Tabs>', '<p>&lt;Tabs&gt;a&lt;/Tabs&gt;</p>'],
  ['JSX', '<b style={{ color: "red" }}>a', '<p>&lt;b style={{ color: &quot;red&quot; }}&gt;a</p>'],
  ['comparisons', 'a <5 and a < 5', '<p>a &lt;5 and a &lt; 5</p>'],
  ['HTML in a line', 'A <B>b</B><br>c', '<p>A <b>b</b><br/>c</p>'],
  ['loose attributes', '<img src=a.png alt=b>', '<img src="a.png" alt="b"/>'],
  ['braces in HTML', '<div>\na {b}\n</div>', '<div><p>a {b}</p></div>'],
  ['comments', 'A <!-- {b} --> c', '<p>A  c</p>'],
  ['an import', "import a from 'b'", '<p>import a from &#x27;b&#x27;</p>'],
  ['a second line', 'a\nexport the rest', '<p>a\nexport the rest</p>'],
  ['an alternative', '![a {b} <C>](d.png)', '<p><img src="d.png" alt="a {b} &lt;C&gt;"/></p>'],
  [
    'an address',
    '<https://a.example/b>',
    '<p><a href="https://a.example/b">https://a.example/b</a></p>',
  ],
  ['a target in brackets', '[a](<b c>)', '<p><a href="b%20c">a</a></p>'],
  [
    'indented code',
    'A\n\n    {b} <c>\n\nd',
    '<p>A</p>\n<pre><code>{b} &lt;c&gt;\n</code></pre>\n<p>d</p>',
  ],
  ['indented code at the end', 'A\n\n\tb', '<p>A</p>\n<pre><code>b\n</code></pre>'],
  ['indented code before a text', 'A\n\n    {b}\nc', '<p>A</p>\n<p>{b}\nc</p>'],
  [
    'a fence in a list',
    '- a\n\n  ```\n  {b}\n  ```',
    '<ul>\n<li>\n<p>a</p>\n<pre><code>{b}\n</code></pre>\n</li>\n</ul>',
  ],
])('shows %s as CommonMark does', async (_, body, expected) => {
  const source = prepareSource(asMdx(body), VARIABLES);
  expect((await renderMdx(source, [])).trim()).toBe(expected);
});

it('keeps ids of headings, and attributes of admonitions', () => {
  expect(prepareSource(asMdx('## A {b} {#c}'), {})).toBe('## A \\{b} \\{#c}');
  expect(asMdx(':::note[A]{.b}\n\n{c}\n\n:::')).toBe(':::note[A]{.b}\n\n\\{c}\n\n:::');
});

it('keeps the lines of a page', () => {
  const body =
    'a {b}\n\n    c\n\n<div\n  class=d>\n\n`{e\nf}`\n\n> import g\n\n```mdx-code-block\n{h}\n```\n';
  expect(asMdx(body).split('\n')).toHaveLength(body.split('\n').length);
});

it.each([
  ['a.md', '', 'mdx', false],
  ['a.md', '', 'detect', true],
  ['a.mdx', '', 'detect', false],
  ['a.mdx', '', 'md', true],
  ['a.mdx', '---\nmdx: { format: md }\n---\n', 'mdx', true],
  ['a.md', '---\nmdx:\n  format: mdx\n---\n', 'md', false],
  ['a.md', '---\nmdx:\n  format: detect\n---\n', 'mdx', true],
] as const)('%s with the front matter %j and the setting "%s": %s', (file, raw, setting, is) => {
  expect(isCommonMark(file, raw, setting)).toBe(is);
});

it('takes what an mdx-code-block holds for a part of the page', () => {
  const inside = ['<Tabs>', '```js', ':tada:', '```', '</Tabs>'];
  const source = ['````mdx-code-block', ...inside, '````', 'Text'].join('\n');
  expect(withoutMdxFences(source)).toEqual(['', ...inside, '', 'Text']);
  const shown = ['````md', '```mdx-code-block', '<A />', '```', '````'];
  expect(withoutMdxFences(shown.join('\n'))).toEqual(shown);
});

it.each([
  ['## A {/* #b */}', '## A {#b}'],
  ['## A `c` <!-- #b-c -->', '## A `c` {#b-c}'],
  ['## A {/* b */}', '## A {/* b */}'],
  ['```\n## A {/* #b */}', '```\n## A {/* #b */}'],
])('reads ids of headings in comments: %j', (source, expected) => {
  expect(withoutExtras(source)).toBe(expected);
});

it('leaves out the head of a document, and no code', () => {
  const code = '```html\n<head>\n</head>\n```';
  const source = `A\n<head>\n  <title>B</title>\n</head>\n${code}\n<head></head>`;
  expect(withoutExtras(source)).toBe(`A\n\n\n\n${code}\n`);
});
