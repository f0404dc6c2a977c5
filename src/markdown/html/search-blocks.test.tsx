import { fromHtml } from 'hast-util-from-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiBody } from '../../reference/api-body';
import { apiFrontMatterSchema } from '../../reference/schema';
import { finishBody } from './body';
import { searchBlocks } from './search-blocks';

const blocks = (html: string) => searchBlocks(fromHtml(html, { fragment: true }));
const texts = (html: string) =>
  blocks(html).map((block) => (block.kind === 'code' ? block.words.join(' ') : block.text));

it('keeps headings, texts and code in the order of the page', () => {
  expect(
    blocks(
      '<p>Intro.</p><h2 id="a">A<a class="heading-anchor" href="#a">#</a></h2><p>B.</p><pre><code>Room.Join();</code></pre><h4 id="c">C</h4><p>D.</p>',
    ),
  ).toEqual([
    { kind: 'text', text: 'Intro.' },
    { kind: 'heading', id: 'a', depth: 2, text: 'A' },
    { kind: 'text', text: 'B.' },
    { kind: 'code', words: ['Room', 'Join'] },
    { kind: 'heading', id: 'c', depth: 4, text: 'C' },
    { kind: 'text', text: 'D.' },
  ]);
});

it.each([
  [
    'a line that is logged as one text',
    '<pre class="api-signature log-line"><code>Too late: 3 s <a href="/a">TDM1</a></code></pre>',
    ['Too late: 3 s TDM1'],
  ],
  [
    'nothing that other pages say, and no headings that all pages of log codes have',
    '<p>a</p><div class="gathered"><ul><li>b</li></ul></div><h2 id="fix" class="log-heading">Fix</h2><p>c</p>',
    ['a', 'c'],
  ],
  ['a paragraph on one line', '<p>a\n  <b>b</b>c\t<code>d</code></p>', ['a bc d']],
  ['line breaks as spaces', '<p>a<br>b</p>', ['a b']],
  ['each item of a list', '<ul><li>a</li><li><p>b</p><p>c</p></li></ul>', ['a', 'b', 'c']],
  [
    'an item apart from those below it',
    '<ul><li>a <ul><li>b</li></ul> c</li></ul>',
    ['a', 'b', 'c'],
  ],
  [
    'a row of a table as one text',
    '<table><thead><tr><th>K</th><th>V</th></tr></thead><tbody><tr><td>a</td><td><p>b</p><p>c</p></td></tr><tr><td></td><td>d</td></tr></tbody></table>',
    ['K V', 'a – b c', 'd'],
  ],
  [
    'a term with its description',
    '<dl><div><dt>a</dt><dd>b</dd><dd>c</dd></div></dl><dl><dt>d</dt><dd>e</dd></dl>',
    ['a – b – c', 'd', 'e'],
  ],
  ['a summary apart from what it folds', '<details><summary>a</summary>b</details>', ['a', 'b']],
  ['text beside blocks', 'a <b>b</b><div>c<section>d</section></div>', ['a b', 'c', 'd']],
  ['captions', '<figure><svg>x</svg><figcaption>a</figcaption></figure>', ['a']],
  ['characters as they are read', '<p>Set&lt;T&gt; &amp; 你好</p>', ['Set<T> & 你好']],
  [
    'identifiers of code, each once',
    '<pre>int a2 = a2 + B_c; @if #d // ü</pre>',
    ['int a2 B_c @if #d ü'],
  ],
  ['nothing of code without words', '<pre>{ 1 }</pre>', []],
  ['nothing of empty elements', '<p> </p><ul><li></li></ul><!-- comment --><hr>', []],
  [
    'no controls',
    '<button>Copy</button><style>x</style><script>y</script><template>z</template><video>v</video>a',
    ['a'],
  ],
  [
    'no numbers of footnotes',
    '<p>Rooms<sup><a data-footnote-ref="true">1</a></sup>.</p>',
    ['Rooms.'],
  ],
  [
    'no arrows back from footnotes',
    '<li><p>a <a data-footnote-backref="true">↩</a></p></li>',
    ['a'],
  ],
  [
    'titles of code, but no names of languages',
    '<figcaption><span class="code-mark">C#</span><span class="code-title">A.cs</span><button>Copy</button></figcaption><figcaption><span class="code-language">C#</span></figcaption>',
    ['A.cs'],
  ],
])('extracts %s', (_, html, expected) => {
  expect(texts(html)).toEqual(expected);
});

describe('of an API class', () => {
  const apiBlocks = async (over: Record<string, unknown>) => {
    const type = apiFrontMatterSchema.parse({
      name: 'Room',
      kind: 'class',
      namespace: 'Tandem.Rooms',
      category: 'Rooms',
      summary: 'A place to meet.',
      signature: 'public class Room',
      ...over,
    });
    const html = renderToStaticMarkup(<ApiBody type={type} remarksHtml="" sourceUrl={false} />);
    const place = { absolutePath: '/c/r.mdx', rootDir: '/', contentDir: '/c', staticDirs: [] };
    return (await finishBody(html, place)).blocks;
  };
  const join = {
    name: 'Join',
    kind: 'method',
    signature: 'void Join(int a)',
    summary: 'Joins by number.',
    parameters: [{ name: 'a', type: 'int', description: 'The number.' }],
  };

  it('gives an overload its own anchor below the shared heading', async () => {
    const byName = {
      ...join,
      summary: 'Joins by name.',
      parameters: [{ name: 'name', type: 'string', description: 'The name.' }],
      returns: 'Whether.',
    };
    expect(await apiBlocks({ members: [join, byName] })).toEqual([
      { kind: 'text', text: 'A place to meet.' },
      { kind: 'heading', id: 'section-methods', depth: 2, text: 'Methods' },
      { kind: 'heading', id: 'Join', depth: 3, text: 'Join' },
      { kind: 'text', text: 'Joins by number.' },
      { kind: 'text', text: 'a int – The number.' },
      { kind: 'text', id: 'Join-2', text: 'Joins by name.' },
      { kind: 'text', id: 'Join-2', text: 'name string – The name.' },
      { kind: 'text', id: 'Join-2', text: 'Whether.' },
    ]);
  });

  it('has each member’s summary once, and no words from the filter', async () => {
    const members = Array.from({ length: 21 }, (_, index) => ({
      ...join,
      name: `Do${index}`,
      summary: `Does ${index}.`,
      parameters: [],
      since: '2.1',
    }));
    const found = await apiBlocks({ members });
    const said = found.flatMap((block) => (block.kind === 'text' ? block.text : []));
    expect(said).toEqual(['A place to meet.', ...members.map(({ summary }) => summary)]);
    expect(found[1]).toEqual({ kind: 'heading', id: 'section-members', depth: 2, text: 'Members' });
  });

  it('gives each value of an enum a heading', async () => {
    const value = (name: string) => ({
      name,
      kind: 'value',
      signature: `${name} = 1`,
      summary: `It is ${name}.`,
    });
    expect(await apiBlocks({ kind: 'enum', members: [value('On'), value('Off')] })).toEqual([
      { kind: 'text', text: 'A place to meet.' },
      { kind: 'heading', id: 'section-values', depth: 2, text: 'Values' },
      { kind: 'heading', id: 'On', depth: 3, text: 'On' },
      { kind: 'text', text: 'It is On.' },
      { kind: 'heading', id: 'Off', depth: 3, text: 'Off' },
      { kind: 'text', text: 'It is Off.' },
    ]);
  });
});
