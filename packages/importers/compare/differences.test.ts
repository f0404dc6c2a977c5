import { differences } from './differences';
import { factsOf } from './page-facts';

const PAGE =
  '<h1>A</h1><h2 id="b">B</h2><p>one two</p><h3 id="c">C</h3><pre><code class="language-js">d\n e</code></pre>' +
  '<table><tr><th>f</th><td>g</td></tr></table><img src="h.png"><a href="https://i.example/">i</a><a href="/j">j</a>';

const texts = (before: string, after: string, isBuilt = true) => {
  const same = (href: string) => href;
  const addresses = isBuilt && { originalAddress: same, ourAddress: same };
  const sides = { original: factsOf(before), ours: factsOf(after), isBuilt, ...addresses };
  return differences(sides).map(({ kind, text }) => `${kind}: ${text}`);
};

it('finds nothing between a page and itself', () => {
  expect(texts(PAGE, PAGE)).toEqual([]);
  expect(texts(PAGE, PAGE, false)).toEqual([]);
});

it.each([
  ['<p>one two</p>', '<p>one</p>', 'words: lacks 1 word: two'],
  ['<h2 id="b">B</h2>', '<p id="b">B</p>', 'headings: lacks the heading "## B"'],
  ['<h3 id="c">C</h3>', '<h4 id="c">C</h4>', 'headings: has the heading "### C" as "#### C"'],
  ['id="c"', 'id="x"', 'anchors: lacks the anchor c'],
  [
    'language-js',
    'language-ts',
    'code: has the code block that begins with "d" as "typescript", not "javascript"',
  ],
  ['d\n e', 'd\ne', 'code: has the code block that begins with "d" with other spaces'],
  [
    '<pre><code class="language-js">d\n e</code></pre>',
    'd e',
    'code: lacks the code block that begins with "d"',
  ],
  ['<td>g</td>', '', 'tables: lacks the row of a table: f | g'],
  ['<img src="h.png">', '', 'pictures: lacks the picture h.png'],
  [
    'href="https://i.example/"',
    'href="https://x.example/"',
    'links: lacks the link to https://i.example/',
  ],
])('reports the loss of %s', (part, instead, expected) => {
  expect(PAGE).toContain(part);
  for (const isBuilt of [true, false]) {
    expect(texts(PAGE, PAGE.replace(part, instead), isBuilt)).toContain(expected);
  }
});

it('does not take what a build makes of names and tables for a loss', () => {
  const before = '<img src="A.5x.PNG"><table><tr><td>a</td></tr></table><pre>b\u00a0c</pre>';
  const after =
    '<img src="/assets/a-5x.png"><table><tr><td>a</td><td></td></tr></table><pre>b c</pre>';
  expect(texts(before, after)).toEqual([]);
});

it('does not miss a language that the original does not say', () => {
  expect(texts('<pre>a</pre>', '<pre class="language-yaml">a</pre>')).toEqual([]);
});

it('takes any text for what a source does not tell, and no other row', () => {
  const before = '<table><tr><td>\uFFFC</td><td>a</td></tr></table>';
  expect(texts(before, '<table><tr><td>b</td><td>a</td></tr></table>', false)).toEqual([]);
  expect(texts(before, '<table><tr><td>b</td></tr></table>a', false)).toEqual([
    'tables: lacks the row of a table: \uFFFC | a',
  ]);
});

it('names a picture that is written into the page', () => {
  expect(texts('<img src="data:image/png;base64,aGk=">', '')).toEqual([
    'pictures: lacks the picture a picture in the page',
  ]);
});

it('reports the order of headings', () => {
  const before = '<h2>A</h2><h3>B</h3><h2>C</h2>';
  const expected = 'headings: has headings in another order, from "### B"';
  expect(texts(before, '<h2>A</h2><h2>C</h2><h3>B</h3>')).toEqual([expected]);
  expect(texts(before, '<h2>A</h2><h2>C</h2><h4>New</h4><h3>B</h3>', false)).toEqual([expected]);
});

it('reports what is added, if the original is built', () => {
  const after = `${PAGE}<h2>New</h2>`;
  expect(texts(PAGE, after)).toEqual([
    'headings: adds the heading "## New"',
    'words: adds 1 word: new',
  ]);
  expect(texts(PAGE, after, false)).toEqual([]);
});

it('compares links within the site by where they lead, and those of a source by their number', () => {
  expect(texts(PAGE, PAGE.replace('/j', '/k'))).toEqual(['links: lacks the link to /j']);
  expect(texts(PAGE, PAGE.replace('/j', '/k'), false)).toEqual([]);
  expect(texts(PAGE, PAGE.replace('<a href="/j">j</a>', 'j'), false)).toEqual([
    'links: lacks 1 link within the site',
  ]);
});

it('names the first word that is lost, for its line', () => {
  const sides = { original: factsOf('<p>one two</p>'), ours: factsOf('<p>two</p>') };
  expect(differences({ ...sides, isBuilt: false })).toEqual([
    { kind: 'words', text: 'lacks 1 word: one', word: 'one' },
  ]);
});

it('takes ids for the same that end in hyphens or numbers', () => {
  expect(texts('<h2 id="a-">A</h2>', '<h2 id="a-1">A</h2>')).toEqual([]);
  expect(texts('<h2 id="-a-">A</h2>', '<h2 id="a">A</h2>')).toEqual([]);
  expect(texts('<h2 id="a">A</h2>', '<h2 id="-a-2">A</h2>')).toEqual([]);
});
