import { inlineMarkdown } from '../../../src/markdown/html/markdown';
import { toMarkdown } from './markup/markdown';
import { codeBlock, codeSpan, splitSummary, toDescription, toLine } from './markup/text';

const dropped: string[] = [];
const context = {
  link: (uid: string, text: string) => `{${uid}${text && `|${text}`}}`,
  isKnown: (uid: string) => uid === 'Acme.Room',
  isPage: (address: string) => address.startsWith('/room'),
  onDropped: (address: string) => dropped.push(address),
};
const md = (text: string) => toMarkdown(text, context);

it.each([
  ['Plain **bold** and `code`.', 'Plain **bold** and `code`.'],
  ['a <em>b</em> <b> c </b> <i></i>d', 'a *b*  **c**  d'],
  ['<c>x &lt; y</c> and <code>a`b</code>', '`x < y` and ``a`b``'],
  ['<p>One.</p><p>Two.</p>', 'One.\n\nTwo.'],
  ['<para>One</para>\n  two', 'One\n\ntwo'],
  ['Fish &amp; chips &lt; 3, &amp;lt; stays', 'Fish & chips < 3, \\&lt; stays'],
  ['a<br />b', 'a\\\nb'],
  ['<!-- nothing -->x', 'x'],
  ['not <closed</p>', 'not \\<closed'],
  ['a &#8211; b &#x2013; c &#0; &#x110000;', 'a – b – c &#0; &#x110000;'],
  ['<h2>A\nb</h2>c', '**A b**\n\nc'],
  ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['a<hr/>b', 'a\n\n---\n\nb'],
  [
    '<dl><dt>a</dt><dd>b</dd><dd>c</dd><dt>d</dt></dl><dl><dd>e</dd><dt></dt></dl>',
    '- **a**: b: c\n- **d**\n\n- e',
  ],
  [
    '<pre><code class="language-XML"><span class="k">a</span> List<int> &lt;b&gt;</code></pre>',
    '```xml\na List<int> <b>\n```',
  ],
  ['<pre> </pre>a<c> </c><em> </em>b', 'a b'],
  ['<c>\na\n  b</c> `a\n b`', '`a b` `a b`'],
  ['**a**b and x***y', '**a**b and x\\*\\*\\*y'],
])('writes %j', (text, expected) => {
  expect(md(text)).toBe(expected);
});

it.each([
  ['true if <bool> is', 'true if \\<bool> is'],
  ['a List<bool> and a List&lt;T&gt;', 'a `List<bool>` and a `List<T>`'],
  ['Dictionary<string, List<int>> too', '`Dictionary<string, List<int>>` too'],
  ['`List<p>` is code', '`List<p>` is code'],
  ['see <https://example.com/a>', 'see <https://example.com/a>'],
  ['a < b > c', 'a < b > c'],
])('shows brackets that are no tags: %j', (text, expected) => {
  expect(md(text)).toBe(expected);
  expect(inlineMarkdown(md(text))).not.toMatch(/<(?:bool|T|p|closed)>/);
});

it.each([
  ['ILuny***Service and Luny***Base', 'ILuny***Service and Luny***Base'],
  ['a*b*c', 'a*b*c'],
  ['snake_case_name', 'snake_case_name'],
])('has no emphasis within the words of %j', (text, shown) => {
  expect(inlineMarkdown(md(text))).toBe(shown);
});

it.each([
  [
    '<xref href="A.B%60%601(System.String%2cSystem.Int32)"></xref>',
    '{A.B``1(System.String,System.Int32)}',
  ],
  ['<xref href="A.B?text=the+text" data-throw-if-not-resolved="false"></xref>', '{A.B|the text}'],
  ['<xref:A.B> and [x](xref:A.C)', '{A.B} and {A.C|x}'],
  ['<see cref="M:A.B.C"></see>', '{A.B.C}'],
  ['ask @Acme.Room. Or a@b.c, @nobody', 'ask {Acme.Room}. Or a@b.c, @nobody'],
  ['@"Acme.Room"', '{Acme.Room}'],
  ['<see langword="null"/>', '`null`'],
  [
    '<a href="https://learn.microsoft.com/dotnet/csharp/language-reference/keywords/null">null</a>',
    '`null`',
  ],
  ['<span class="paramref">x</span> <paramref name="y"/>', 'x `y`'],
  ['<typeparamref>T</typeparamref> <see cref="Overload:A.B">c</see>', '`T` {A.B|c}'],
  ['<see href="https://a.example">b</see>', '[b](https://a.example)'],
  ['<seealso href="https://a.example"/>', '[https://a.example](https://a.example)'],
  ['<a href="xref:A+B%60">c</a> <xref uid="A.C">d</xref>', '{A B`|c} {A.C|d}'],
  ['(@Acme.Room), <a href="/room"></a>', '({Acme.Room}), [/room](/room)'],
  [
    '[m](mailto:a@b.c) [n](#n) [o](HTTPS://o.example)',
    '[m](mailto:a@b.c) [n](#n) [o](HTTPS://o.example)',
  ],
])('resolves %j', (text, expected) => {
  expect(md(text)).toBe(expected);
});

it('keeps links that lead somewhere, and only the text of others', () => {
  dropped.length = 0;
  expect(
    md('<a href="https://a.example/b c">x</a> [y](/room#a) <a href="z.html">z</a> [w](w.md)'),
  ).toBe('[x](https://a.example/b%20c) [y](/room#a) z w');
  expect(md('[nowhere](/nowhere)')).toBe('nowhere');
  expect(md('<a href="https://a.example/xref:b c (d)">e</a>')).toBe(
    '[e](https://a.example/xref:b%20c%20%28d%29)',
  );
  expect(dropped).toEqual(['z.html', 'w.md', '/nowhere']);
});

it.each([
  ['[a]: ./a.md\n\nSee [a] and [b](/room).', './a.md'],
  ['See [a][1] and [b](/room).\n\n[1]: ../a.md "A"', '../a.md'],
  ['![a][1] and [b](/room)\n\n[1]: a.png', 'a.png'],
  ['See [a [b]](a.md) and [b](/room).', 'a.md'],
])('shows other kinds of links that lead nowhere as text: %j', (text, address) => {
  dropped.length = 0;
  const html = inlineMarkdown(md(text));
  expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/room']);
  expect(dropped).toContain(address);
  for (const word of text.match(/\w+/g) ?? []) expect(html).toContain(word);
});

it('shows an address with spaces as text', () => {
  expect(inlineMarkdown(md('See [a](<my file.md>).'))).toBe('See [a](&lt;my file.md&gt;).');
});

it.each([
  ['a<br />b', 'a<br />\nb'],
  ['a<br />\nb', 'a<br />\nb'],
  ['a<br />', 'a'],
  ['<br/>a<br><br>b<br />\n', '<p>a</p>\n<p>b</p>'],
  ['a<br />\n\nb', '<p>a</p>\n<p>b</p>'],
  ['a:<br />\n- b', '<p>a:</p>\n<ul>\n<li>b</li>\n</ul>'],
  ['<p>a<br /></p>b', '<p>a</p>\n<p>b</p>'],
  ['C:\\', 'C:\\'],
])('breaks lines and shows no backslash for it: %j', (text, html) => {
  expect(inlineMarkdown(md(text))).toBe(html);
});

it('turns a picture on another host into a link', () => {
  expect(md('<img src="https://a.example/b.png" alt="A graph"/>')).toBe(
    '[A graph](https://a.example/b.png)',
  );
});

it('writes lists, including nested ones and definitions', () => {
  expect(md('<ul><li>a<ul><li>b</li></ul></li><li><span class="term">c</span>d</li></ul>')).toBe(
    '- a\n\n  - b\n- **c**: d',
  );
  expect(md('<ol><li>a</li><li><pre><code>x;</code></pre></li></ol>')).toBe(
    '1. a\n2. ```csharp\n   x;\n   ```',
  );
});

it('writes code blocks without changing their content', () => {
  const code = 'var a = new List<int>();\n\nif (a < b && c) { }';
  const html = code.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  expect(md(`Call:\n<pre><code class="lang-c#">${html}</code></pre>\nDone.`)).toBe(
    `Call:\n\n\`\`\`csharp\n${code}\n\`\`\`\n\nDone.`,
  );
  expect(md('```js\n<xref href="A"></xref> <p>\n```')).toBe(
    '```js\n<xref href="A"></xref> <p>\n```',
  );
});

it('writes tables', () => {
  expect(
    md('<table><tr><th>a</th><th>b|c</th></tr><tr><td><p>1</p></td><td>2</td></tr></table>'),
  ).toBe('| a | b\\|c |\n| --- | --- |\n| 1 | 2 |');
});

it('uses the first paragraph as the summary', () => {
  expect(splitSummary('One\ntwo.\n\nThree.\n\n- four')).toEqual({
    summary: 'One two.',
    rest: 'Three.\n\n- four',
  });
  expect(splitSummary('- a\n- b')).toEqual({ summary: '', rest: '- a\n- b' });
  expect(splitSummary('')).toEqual({ summary: '', rest: '' });
});

it('joins blocks into one line', () => {
  expect(toLine('One\n\ntwo:\n\n- three\n- four')).toBe('One two: three; four');
  expect(toLine('1. One\n2) two\n* three')).toBe('One; two; three');
  expect(toLine('- One')).toBe('One');
  expect(toLine('Like\n\n```csharp\na();\nb();\n```')).toBe('Like `a(); b();`');
});

it('fences code that contains fences', () => {
  expect(codeSpan('`a`')).toBe('`` `a` ``');
  expect(codeBlock('```\na\n```', 'md')).toBe('````md\n```\na\n```\n````');
});

it('keeps the blocks of a description, and puts a paragraph on one line', () => {
  expect(toDescription('Where a\nmember is.')).toBe('Where a member is.');
  const list = 'One of:\n\n- a\n- b';
  expect(toDescription(list)).toBe(list);
});
