import { messagesFor } from '../../messages';
import { markdownOfPage, pageOf } from './page';
import { linkTarget } from './publish';

const SITE = 'https://docs.example/base';
const link = linkTarget(new Map([`${SITE}/room`, `${SITE}/`].map((one) => [one, `${one}.md`])));
const PAGE = {
  title: 'Rooms',
  description: 'All about *rooms*.',
  address: `${SITE}/room`,
  markdownAddress: `${SITE}/room.md`,
  isUnlisted: false,
};
const write = (html: string) =>
  markdownOfPage(`<main>${html}</main>`, PAGE, {
    index: `${SITE}/llms.txt`,
    messages: messagesFor('en'),
    link,
  });
const bodyOf = (html: string) => write(html).split('llms.txt>\n\n')[1]?.trimEnd();

it('reads from the head what a page is', () => {
  const html = (more: string) =>
    `<head><style>x</style><meta property="og:title" content="Rooms"/><meta name="description" content="All about\n*rooms*.\n"/><meta property="og:url" content="${SITE}/room"/>${more}</head>`;
  const own = `<link rel="alternate" type="text/markdown" href="${SITE}/room.md"/>`;
  expect(pageOf(html(own))).toEqual(PAGE);
  expect(pageOf(html(`${own}<meta name="robots" content="noindex"/>`))?.isUnlisted).toBe(true);
  expect(pageOf(`${html('')}<link type="text/markdown" href="x">`)).toBeUndefined();
});

it('begins with the title, what the page is about and where it is', () => {
  expect(
    write(
      '<details data-dropdown><summary>Copy</summary></details><nav>Crumbs</nav><h1>The <b>Room</b> <span>class</span></h1><p>Text.</p>',
    ),
  ).toBe(
    `# The Room class\n\n> All about \\*rooms\\*.\n>\n> Web page: <${SITE}/room>\n>\n> All pages: <${SITE}/llms.txt>\n\nText.\n`,
  );
  expect(write('<p>Text.</p>')).toMatch(/^# Rooms\n/);
});

it.each([
  [
    'code with its language and title, as it is',
    '<figure class="code"><figcaption class="code-caption"><span class="code-title">A.cs</span><button>Copy</button></figcaption><pre class="language-csharp"><code><span class="token">if</span> (a &lt; <a href="/base/room">b</a>) {\n\n  *x*;\n}\n</code></pre></figure>',
    '```csharp title="A.cs"\nif (a < b) {\n\n  *x*;\n}\n```',
  ],
  [
    'code in fences that it does not close',
    '<pre><code>```\nx\n```</code></pre>',
    '````\n```\nx\n```\n````',
  ],
  [
    'headings, without their anchors and possible line breaks',
    '<h2 id="a">A<wbr>B <code>c</code><a class="heading-anchor" href="#a">#</a></h2>',
    '## AB `c`',
  ],
  [
    'links to pages as links to their Markdown, with anchors, and all others with a host',
    '<p><a href="/base/room#x:~:text=z">a</a> <a href="/base/">b</a> <a href="/base/f.zip">c</a> <a href="#y">d</a> <a href="https://e.example/">e</a> <img src="/base/p.png" alt="A picture"><img src="/base/q.png" alt=""></p>',
    `[a](${SITE}/room.md#x) [b](${SITE}/.md) [c](${SITE}/f.zip) [d](#y) [e](https://e.example/) ![A picture](${SITE}/p.png)`,
  ],
  [
    'links inside code around it',
    '<p><code><a href="/base/room">Room</a>&lt;T></code> <code><a href="/a">A</a>, <a href="/b">B</a></code></p>',
    `[\`Room<T>\`](${SITE}/room.md) \`A, B\``,
  ],
  [
    'admonitions as quotations',
    '<aside class="admonition admonition-tip"><p class="admonition-title"><svg aria-hidden="true"></svg>Tip</p><p>Do.</p></aside>',
    '> **Tip**\n>\n> Do.',
  ],
  [
    'tables, whose cells are lines',
    '<div><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><strong>x</strong> <p>y|z</p><p>q</p></td><td colspan="1">w</td></tr></tbody></table></div>',
    '| A | B |\n| - | - |\n| **x** <br>y\\|z<br>q | w |',
  ],
  [
    'lines of code in cells',
    '<table><tr><td><pre><code>a|b\n\nc</code></pre></td></tr></table>',
    '| |\n| - |\n| `a\\|b`<br>`c` |',
  ],
  [
    'elements with names that every object has',
    '<p class="constructor">A</p><constructor>B</constructor>',
    'A\n\nB',
  ],
  ['tables without a head', '<table><tr><td>A</td></tr></table>', '| |\n| - |\n| A |'],
  [
    'every panel of tabs, below its label',
    '<div class="tabs"><div class="tab-list"><button>A</button></div><div><p class="tab-label">A</p><p>One.</p></div><div><p class="tab-label">B</p>Two.</div></div>',
    '**A**\n\nOne.\n\n**B**\n\nTwo.',
  ],
  ['what is folded', '<details><summary>More</summary><p>Text.</p></details>', '**More**\n\nText.'],
  [
    'diagrams as their source and drawings as their description',
    '<figure class="diagram"><img class="diagram-light" alt="D" src="/d"><figcaption>D</figcaption><details><summary class="diagram-label">Text</summary><pre class="diagram-source"><code>A --> B</code></pre></details></figure><figure class="drawing"><div><svg><title>Two boxes</title><text>x</text></svg></div><div class="drawing-upright"><svg><title>Two boxes</title></svg></div></figure>',
    '*D*\n\n```mermaid\nA --> B\n```\n\n*Two boxes*',
  ],
  [
    'what a simulator shows at first',
    '<figure class="island" aria-label="Calculator"><form class="island-controls"><label><span>Latency <span>60 ms</span></span><input></label><label><span>Server</span><select><option>small</option><option>large</option></select></label><button>Go</button></form><div hidden>{}</div><p>63 fit.</p><table><thead><tr><th>A</th></tr></thead><tr><td><strong>x</strong> <span class="api-badge">Best</span></td></tr></table></figure>',
    '**Calculator**\n\n- Latency 60 ms\n- Server: small\n\n63 fit.\n\n| A |\n| - |\n| **x** |',
  ],
  [
    'members as sections with their signatures',
    '<div class="member-row"><span class="api-glyph"></span><h3>name</h3><span class="api-declaration">string</span><span class="api-sentence">The name.</span><details><summary class="member-more">More</summary><pre class="api-signature language-csharp"><code>string name</code></pre><p class="api-label">Value</p></details></div><div class="member-row"><span class="api-name"><code>Room</code></span></div>',
    '### name\n\nThe name.\n\n```csharp\nstring name\n```\n\n**Value**\n\n### `Room`',
  ],
  [
    'terms with their definitions as a list',
    '<dl><div><dt>A</dt> <dd>One</dd><dd>Two</dd></div><dt>B</dt><dt>C</dt><dd><p>Three</p></dd><details><summary>D</summary>Four</details></dl>',
    '- A: One, Two\n- B, C:\n\n  Three\n- **D**\n\n  Four',
  ],
  [
    'lists of definitions without commas between them',
    '<h2 id="section-members">Members</h2><h2>Methods</h2><dl><dt>A</dt><dd><ul><li>B</li></ul></dd><dd><ul><li>C</li></ul></dd></dl><p>And</p><dl><dt>D</dt><dd><details><summary>2</summary><ul><li>E</li></ul></details></dd><dd><ul><li>F</li></ul></dd></dl>',
    '## Methods\n\n- A:\n  - B\n  - C\n\nAnd\n\n- D:\n\n  **2**\n  - E\n\n  <!---->\n\n  - F',
  ],
  [
    'lists, nested and numbered, and cards',
    '<ol start="3"><li>A<ul><li>B</li></ul></li></ol><div class="cards"><a class="card" href="/base/room"><span class="card-title">Room</span>Text</a></div>',
    `3. A\n   - B\n\n- [**Room** Text](${SITE}/room.md)`,
  ],
  [
    'emphasis without spaces at its ends',
    '<p>A<strong> b </strong>c <em></em><del>d</del><br><kbd>Ctrl</kbd> _e_</p><hr>',
    'A **b** c ~~d~~\\\n`Ctrl` \\_e\\_\n\n***',
  ],
])('keeps %s', (_, html, markdown) => {
  expect(bodyOf(html)).toBe(markdown);
});
