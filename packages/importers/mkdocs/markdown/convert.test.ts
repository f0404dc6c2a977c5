import path from 'node:path';
import { putFiles, tempFolder } from '../../../../src/test/temp-folder';
import type { FileContext } from '../../docfx/markdown/context';
import type { Note } from '../../shared/notes';
import { readMkdocs } from '../config';
import { convertPage } from './convert';
import { syntaxOf } from './syntax';

const EXTENSIONS = 'caret critic emoji keys mark tasklist tilde'
  .split(' ')
  .map((one) => `pymdownx.${one}`);

/** Converts a page of a project with the given files and settings. */
function convert(body: string, files: Record<string, string> = {}, settings: object = {}) {
  const dir = tempFolder();
  const config = { markdown_extensions: EXTENSIONS, ...settings };
  putFiles(dir, { 'docs/page.md': '', 'mkdocs.yml': JSON.stringify(config), ...files });
  const notes: Note[] = [];
  const site = {
    variables: {},
    links: { find: () => ({ kind: 'same' }) },
    catalog: { byUid: () => undefined, api: new Map() },
    onNote: (note: Note) => void notes.push(note),
  } as unknown as FileContext['site'];
  const file = path.join(dir, 'docs/page.md');
  const context = { site, file, out: 'page.md', bodyLine: 3, chain: [file], imports: new Map() };
  const text = convertPage(body, context, 'kept', syntaxOf(readMkdocs(dir, dir)));
  return { text, notes: notes.map(({ line, message }) => `${line}: ${message}`) };
}

const FENCE = '```';

it.each([
  ['an admonition', '!!! note\n    A *b*\n\n    c\n\nd', ':::note\n\nA _b_\n\nc\n\n:::\n\nd\n'],
  ['a title', '!!! tip "Use `a` & {b}"\n\n    x', ':::tip[Use `a` & \\{b}]\n\nx\n\n:::\n'],
  ['another type', '!!! bug inline end\n    x', ':::danger[Bug]\n\nx\n\n:::\n'],
  ['signs in titles', "[a](b 'Don\\'t') \\'", '[a](b "Don\'t") \\\\\'\n'],
  ['signs that cannot be escaped', "a\\'s \\* `\\'`", "a\\\\'s \\* `\\'`\n"],
  ['an unknown type', '!!! pied-piper\n    x', ':::note[Pied-piper]\n\nx\n\n:::\n'],
  [
    'nested admonitions',
    '!!! note\n    !!! info\n        x\n\n    y',
    '::::note\n\n:::info\n\nx\n\n:::\n\ny\n\n::::\n',
  ],
  [
    'details',
    '??? question "Why *so*?"\n    x',
    '<details>\n\n<summary>Why _so_?</summary>\n\nx\n\n</details>\n',
  ],
  [
    'details without a type',
    '??? "Why"\n    x\n\n!!! "No"\n    y',
    '<details>\n\n<summary>Why</summary>\n\nx\n\n</details>\n\n!!! "No"\ny\n',
  ],
  [
    'open details in a list',
    '- a\n\n    ???+ note\n        x',
    '- a\n\n  <details open>\n\n  <summary>Note</summary>\n\n  x\n\n  </details>\n',
  ],
  [
    'tabs',
    `=== "C#"\n    ${FENCE} cs\n    a\n    ${FENCE}\n\n=== "C \\"b\\""\n\n    x\n\n===! "D"\n    y`,
    `<Tabs>\n\n<TabItem value="c" label="C#">\n\n${FENCE}csharp\na\n${FENCE}\n\n</TabItem>\n\n<TabItem value="c-b" label="C &quot;b&quot;">\n\nx\n\n</TabItem>\n\n</Tabs>\n\n<Tabs>\n\n<TabItem value="d" label="D">\n\ny\n\n</TabItem>\n\n</Tabs>\n`,
  ],
  [
    'definitions',
    'A\nB\n:   one\n\n    more\n:   two\n\nC\n\n:   three\n\ntext',
    '<dl>\n\n<dt>A</dt>\n\n<dt>B</dt>\n\n<dd>\n\none\n\nmore\n\n</dd>\n\n<dd>\n\ntwo\n\n</dd>\n\n<dt>C</dt>\n\n<dd>\n\nthree\n\n</dd>\n\n</dl>\n\ntext\n',
  ],
  [
    'lists of four spaces',
    '1. a\n\n    b\n\n        code\n\n    - c',
    `1. a\n\n   b\n\n   ${FENCE}text\n   code\n   ${FENCE}\n\n   - c\n`,
  ],
  [
    'indented code',
    'a\n\n    !!! note\n\n    ==b==\n',
    `a\n\n${FENCE}text\n!!! note\n\n==b==\n${FENCE}\n`,
  ],
  ['a rule in a card, and no other', '- a\n\n    ---\n\n    b\n\n***', '- a\n\n  b\n\n---\n'],
  [
    'options of code',
    `${FENCE} { .py title="a.py" hl_lines="2 4-5" linenums="3" }\nx\n${FENCE}`,
    `${FENCE}py title="a.py" {2,4-5} showLineNumbers=3\nx\n${FENCE}\n`,
  ],
  [
    'annotations',
    `${FENCE} yaml linenums="1"\na: b # (1)!\n${FENCE}\n\n1. Note`,
    `${FENCE}yaml showLineNumbers\na: b # (1)\n${FENCE}\n\n1. Note\n`,
  ],
  [
    'fences in a fence',
    `${FENCE} md\n    ${FENCE} py\n    ${FENCE}\n${FENCE}\n\n!!! note\n    x`,
    `\`${FENCE}md\n    ${FENCE} py\n    ${FENCE}\n\`${FENCE}\n\n:::note\n\nx\n\n:::\n`,
  ],
  [
    'keys',
    '++ctrl+alt+"My key"+arrow-up++',
    '<kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>My key</kbd>+<kbd>Up</kbd>\n',
  ],
  [
    'marks',
    '==a b== H~2~O x^2^ ^^in^^ ~~out~~',
    '<mark>a b</mark> H<sub>2</sub>O x<sup>2</sup> <ins>in</ins> ~~out~~\n',
  ],
  ['marks in code and addresses', '`==a==` [x](/~a~b~ "t")', '`==a==` [x](/~a~b~ "t")\n'],
  [
    'critic marks',
    '{++a++} {--b--} {~~c~>d~~} {==e==} {>>f<<}',
    '<ins>a</ins> <del>b</del> <del>c</del><ins>d</ins> <mark>e</mark> <small>f</small>\n',
  ],
  [
    'marks, each twice in a line',
    '{~~a~>b~~}{~~c~>d~~} {++e++}{++f++} {--g--}{--h--} {==i==}{==j==} {>>k<<}{>>l<<} ==m== ==n== ^^o^^ ^^p^^ x^1^ y^2^ z~3~ w~4~ ++a++ ++b++',
    '<del>a</del><ins>b</ins><del>c</del><ins>d</ins> <ins>e</ins><ins>f</ins> <del>g</del><del>h</del> <mark>i</mark><mark>j</mark> <small>k</small><small>l</small> <mark>m</mark> <mark>n</mark> <ins>o</ins> <ins>p</ins> x<sup>1</sup> y<sup>2</sup> z<sub>3</sub> w<sub>4</sub> <kbd>A</kbd> <kbd>B</kbd>\n',
  ],
  [
    'what is no mark',
    'a == b == c, \\==d==, e ~ f, x^ 2^ and https://a.example/~b~c and 1 ++ 2 ++ 3',
    'a == b == c, ==d==, e \\~ f, x^ 2^ and [https://a.example/\\~b\\~c](https://a.example/~b~c) and 1 ++ 2 ++ 3\n',
  ],
  [
    'icons that say something',
    'a :material-check: :material-check-all: :octicons-check-16: :material-close: :material-close-thick: :fontawesome-solid-x: :material-close-box: b :simple-x:{ .c }&nbsp;d',
    'a ✓ ✓ ✓ ✗ ✗ ✗  b d\n',
  ],
  [
    'icons',
    '- :material-cog: - b\n\n:material-home: &nbsp; a :material-check: :octicons-x-16: :smile:',
    '- b\n\na ✓ ✗ :smile:\n',
  ],
  [
    'icons that are links',
    '[:material-github:](https://a.example) [:fontawesome-brands-x-twitter:{ .b }](https://c.example) [:material-email: d](https://e.example)',
    '[github](https://a.example) [x-twitter](https://c.example) [ d](https://e.example)\n',
  ],
  [
    'heading ids',
    '## A & é\n\n## A & é\n\n## B { #own .x }\n\n### 9.7 { id="9.7" }\n\n## `__c__`\n\n## `__c__`',
    '## A & é \\{#a-e}\n\n## A & é \\{#a-e_1}\n\n## B \\{#own}\n\n### <a id="9.7"></a>9.7\n\n## `__c__`\n\n## <a id="__c___1"></a>`__c__`\n',
  ],
  [
    'attribute lists',
    '[a](b.md){ .md-button #x } `c`{.y}\n{: .z }\n\n{not} {{ x }}',
    '[<a id="x"></a>a](b.md) `c`\n\n\\{not} \\{\\{ x }}\n',
  ],
  [
    'sizes of pictures',
    '![a "b"](c.png){ width="300" align=left }',
    '<img src="c.png" alt="a &quot;b&quot;" width="300" align="left" />\n',
  ],
  ['pictures for dark pages', '![a](b.png#only-light)![a](c.png#only-dark)', '![a](b.png)\n'],
  ['languages in a line, and a mark', '`#!py a` `!b`', '`a` `!b`\n'],
  [
    'abbreviations',
    'The HTML-x `HTML` HTML\n\n*[HTML]: Hyper "T"',
    'The HTML-x `HTML` <abbr title="Hyper &quot;T&quot;">HTML</abbr>\n',
  ],
  [
    'Markdown in HTML',
    '<div class="x" markdown>\n*a*\n</div>\n\n<div>\n\n*b*\n\n</div>',
    '<div className="x">\n\n_a_\n\n</div>\n\n<div> \\*b\\* </div>\n',
  ],
  [
    'a grid of cards',
    '<div class="grid cards" markdown>\n\n- a\n- b\n\n</div>',
    '<div>\n\n- a\n- b\n\n</div>\n',
  ],
  ['footnotes', 'a[^1]\n\n[^1]:\n    b\n\n    c', 'a[^1]\n\n[^1]: b\n\n    c\n'],
  ['alerts', '> [!WARNING]\n> a\n\n> b', ':::warning\n\na\n\n:::\n\n> b\n'],
  [
    'alerts below one another',
    '> [!NOTE]\n> a\n\n> [!TIP]\n> b\n\n<!-- c -->',
    ':::note\n\na\n\n:::\n\n:::tip\n\nb\n\n:::\n\n{/* c */}\n',
  ],
  [
    'comments below one another',
    '<!-- a\n\nb -->\n\n<!-- c\n\nd -->',
    '{/* a\n\nb */}\n\n{/* c\n\nd */}\n',
  ],
  [
    'a comment with a fence',
    `a\n\n<!--\nb\n${FENCE}\nc\n\n-->\n\n${FENCE}py\nd\n${FENCE}`,
    `a\n\n{/*\nb\n${FENCE}\nc\n\n*/}\n\n${FENCE}py\nd\n${FENCE}\n`,
  ],
  [
    'the language of indented code',
    'a\n\n    :::yaml\n    b: 1\n\n    c: 2',
    `a\n\n${FENCE}yaml\nb: 1\n\nc: 2\n${FENCE}\n`,
  ],
  [
    'tables with bars in code, and cells that have no column',
    '| a | b |\n| - | - |\n| `x|y` | c | d |',
    '| a      | b |\n| ------ | - |\n| `x\\|y` | c |\n',
  ],
  ['tasks', '- [x] a\n- [ ] b', '- [x] a\n- [ ] b\n'],
  ['a definition of a link below a text', 'See [a]\n[a]: b.md', 'See [a]\n\n[a]: b.md\n'],
  ['a table of contents', '[TOC]\n\na', 'a\n'],
  [
    'tabs of one name, and without one',
    '=== "A"\n    a\n\n===+ "A"\n    b\n\n=== "?"\n    c',
    '<Tabs>\n\n<TabItem value="a" label="A">\n\na\n\n</TabItem>\n\n<TabItem value="a-2" label="A" default>\n\nb\n\n</TabItem>\n\n<TabItem value="tab" label="?">\n\nc\n\n</TabItem>\n\n</Tabs>\n',
  ],
  [
    'abbreviations in one another, and words around them',
    'HTML5 HTML XHTML a.b\n\n*[HTML]: One\n*[HTML5]: Five\n*[a.b]: Dot',
    '<abbr title="Five">HTML5</abbr> <abbr title="One">HTML</abbr> XHTML <abbr title="Dot">a.b</abbr>\n',
  ],
  ['a comment that nothing ends', 'a\n\n<!-- b', 'a\n\n&lt;!-- b\n'],
])('%s', (_, source, expected) => {
  expect(convert(source)).toEqual({ text: expected, notes: [] });
});

it('leaves boxes as brackets where their extension is off', () => {
  const { text } = convert('- [ ] a\n\n1. [x] b', {}, { markdown_extensions: [] });
  expect(text).toBe('- \\[ ] a\n\n1. \\[x] b\n');
});

it.each([
  ['/// note | A *b*\n\nc\n///\nd', ':::note[A _b_]\n\nc\n\n:::\n\nd\n'],
  ['/// admonition | A\n    type: tip\n\nb\n\n///', ':::tip[A]\n\nb\n\n:::\n'],
  [
    '//// details | A\n    open: true\n\n/// warning\nb\n///\n////',
    '<details open>\n\n<summary>A</summary>\n\n:::warning\n\nb\n\n:::\n\n</details>\n',
  ],
  [
    '/// tab | A\n\na\n\n///\n\n/// tab | B\n\nb\n\n///',
    '<Tabs>\n\n<TabItem value="a" label="A">\n\na\n\n</TabItem>\n\n<TabItem value="b" label="B">\n\nb\n\n</TabItem>\n\n</Tabs>\n',
  ],
  [
    '/// tab | A\n    new: false\n\na\n///\n/// tab | B\n    new: true\n\nb\n///',
    '<Tabs>\n\n<TabItem value="a" label="A">\n\na\n\n</TabItem>\n\n</Tabs>\n\n<Tabs>\n\n<TabItem value="b" label="B">\n\nb\n\n</TabItem>\n\n</Tabs>\n',
  ],
  [
    '/// details\n    type: tip\n\na\n///\n/// admonition\nb\n///\n/// html | div\nc\n///',
    '<details>\n\n<summary>Tip</summary>\n\na\n\n</details>\n\n:::note\n\nb\n\n:::\n\nc\n',
  ],
  ['/// caption\nA *b*\n///\n\n/// open', 'A _b_\n\n/// open\n'],
])('converts blocks between slashes: %j', (source, expected) => {
  const own = { markdown_extensions: ['pymdownx.blocks.admonition'] };
  expect(convert(source, {}, own).text).toBe(expected);
});

it('chooses tabs of the same names together where the theme does', () => {
  const own = { theme: { features: ['content.tabs.link'] } };
  expect(convert('=== "B"\n    b\n\n=== "A"\n    a', {}, own).text).toContain(
    '<Tabs groupId="a-b">',
  );
});

it('ends each page with the snippets that the settings name', () => {
  const own = { markdown_extensions: [{ 'pymdownx.snippets': { auto_append: ['b.md'] } }] };
  expect(convert('a', { 'b.md': 'b' }, own).text).toBe('a\n\nb\n');
});

it('leaves out scripts, and says so', () => {
  expect(convert('a\n\n<script>b()</script>\n\n<style> </style>\n\nc')).toEqual({
    text: 'a\n\nc\n',
    notes: ['5: <script> is left out: pages have none.'],
  });
});

it('notes lists right below a text, which Python-Markdown has in it', () => {
  const body = 'a\n\n- b\n    - c\n\nd\n1. e\n\n!!! note\n    f\n    - g\n';
  const message = 'The list has no blank line above it, so it was text, and is a list here.';
  expect(convert(body).notes).toEqual([`9: ${message}`, `13: ${message}`]);
});

it('leaves out links to what mkdocstrings documents, and no others', () => {
  const body = '[`int`][] [a][b.C] [d][own] `x[a][b.C]`\n\n[own]: e.md\n';
  const { text } = convert(body, {}, { plugins: ['mkdocstrings'] });
  expect(text).toBe('`int` a [d][own] `x[a][b.C]`\n\n[own]: e.md\n');
});
